/**
 * Computes `a × b / whole` for whole numbers, half rounded up. Below 2⁴⁵ a quotient of doubles can't be rounded to the
 * wrong side of a whole number.
 */
export function share(a: number, b: number, whole: number): number {
  const top = 2 * a * b + whole;
  return top < 2 ** 45
    ? Math.floor(top / (2 * whole))
    : Number((2n * BigInt(a) * BigInt(b) + BigInt(whole)) / (2n * BigInt(whole)));
}
