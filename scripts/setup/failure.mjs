/** A reason to stop that the person at the keyboard can act on; shown without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
