/** Splits a scanned or pasted text into codes, one per line. */
export const codesOf = (text: string): string[] =>
  text
    .split(/[\r\n\t ;,]+(?=\(?01|\]d2|$)/i)
    .map((code) => code.trim())
    .filter(Boolean);

/** Tyres are marked goods, wheels are not. @see apps/api/src/modules/orders/codes/marking.ts */
export const isMarked = (section: string) => section.endsWith('tyres');

/**
 * The error in the codes of a line, if any. It is no error to give no codes: they are handed over in the supplier's own
 * exchange then.
 */
export function codesProblem(codes: readonly string[], pieces: number, others: readonly string[]) {
  const double = codes.find((code, at) => codes.indexOf(code) < at || others.includes(code));
  if (double !== undefined) return `Код внесён дважды: …${double.slice(-8)}`;
  if (codes.length > 0 && codes.length < pieces) return `Нужны ещё ${pieces - codes.length}`;
  return codes.length > pieces ? `Лишних кодов: ${codes.length - pieces}` : undefined;
}
