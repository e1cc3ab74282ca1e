/** Returns an identification code that is unique for `n`. */
export function markingCode(n: number): string {
  const body = `0460123${String(n).padStart(6, '0')}`;
  const sum = [...body].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return `01${body}${(10 - (sum % 10)) % 10}21${String(n).padStart(13, 'A')}`;
}
