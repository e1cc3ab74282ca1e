const PATIENCE_MS = 2000;

/** Asks an address; undefined where nothing answers in time. */
export async function ask(url: string, method = 'GET') {
  try {
    const answer = await fetch(url, { method, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}

/** Whether an address answers that all is well, in these words where they are given. */
export async function answers(url: string, words = ''): Promise<boolean> {
  const answer = await ask(url);
  return answer?.status === 200 && answer.text.includes(words);
}
