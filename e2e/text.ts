import { expect, type Locator } from '@playwright/test';

/**
 * Returns the text of an element once it says `like`, for comparing with later. Read at once it may be what stands there
 * before the answer came, which nothing later equals.
 */
export async function textOf(place: Locator, like: RegExp): Promise<string> {
  let text = '';
  await expect.poll(async () => (text = (await place.textContent()) ?? '')).toMatch(like);
  return text;
}
