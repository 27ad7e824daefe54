/** The session was valid when the request came, and has since been ended elsewhere or in another tab. */
export class SessionEnded extends Error {}
