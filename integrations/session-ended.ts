/** The session was there when the request came, and has been ended since: from elsewhere, or in another tab. */
export class SessionEnded extends Error {}
