export interface ProjectStreams {
  /**
   * Takes a place for another stream of a project; returns a function that frees it. `end` is called when the process
   * stops. Errors: too_many_requests.
   */
  admit(leadId: string, end: () => void): () => void;
}
