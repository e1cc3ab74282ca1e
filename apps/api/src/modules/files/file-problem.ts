/** An error that says why a file can't be kept as a picture. */
export class FileProblem extends Error {
  readonly reason: 'type' | 'pixels' | 'damaged';

  constructor(reason: FileProblem['reason']) {
    super(`The picture can't be kept: ${reason}.`);
    this.reason = reason;
  }
}
