import { codeFault, identificationCode } from '@org/trade/marking-code';

/**
 * The error in the codes of a line, if any. It is no error to give no codes: they are handed over in the supplier's own
 * exchange then.
 */
export function codesProblem(texts: readonly string[], pieces: number, others: readonly string[]) {
  const wrong = texts.findIndex((text) => identificationCode(text) === undefined);
  if (wrong >= 0) return `Строка ${wrong + 1}: ${codeFault(texts[wrong] ?? '')}`;
  const codes = texts.map(identificationCode);
  const taken = new Set(others.map(identificationCode));
  const double = codes.find((code, at) => codes.indexOf(code) < at || taken.has(code));
  if (double !== undefined) return `Код внесён дважды: …${double.slice(-8)}`;
  if (codes.length > 0 && codes.length < pieces) return `Нужны ещё ${pieces - codes.length}`;
  return codes.length > pieces ? `Лишних кодов: ${codes.length - pieces}` : undefined;
}
