/** The open streams of customers' projects in this process. */
export interface ProjectStreams {
  /**
   * Takes a place for one more stream of a project, and returns how to give it back. `end` is called when the process
   * stops. Errors: too_many_requests.
   */
  admit(leadId: string, end: () => void): () => void;
}
