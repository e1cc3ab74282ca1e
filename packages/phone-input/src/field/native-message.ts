export const VALUE_MISSING = { required: true };

/** The browser's own message for a problem, in its language. */
export function nativeMessage(problem: object): string {
  const probe = document.createElement('input');
  Object.assign(probe, problem);
  return probe.validationMessage;
}
