/** The session existed when the request came, and has since been ended from elsewhere or in another tab. */
export class SessionEnded extends Error {}
