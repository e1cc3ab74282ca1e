/** Asks as clients do: while the server is too busy, the same is asked again. Resolves to the first other answer. */
export async function atLast<Answer extends { statusCode: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  while (answer.statusCode === 503) answer = await ask();
  return answer;
}
