/** Why a file is no picture that can be kept. */
export class FileProblem extends Error {
  readonly reason: 'type' | 'pixels' | 'damaged';

  constructor(reason: FileProblem['reason']) {
    super(`The picture can't be kept: ${reason}.`);
    this.reason = reason;
  }
}
