/** A reason to stop that the person at the keyboard can do something about; shown without a stack. */
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
