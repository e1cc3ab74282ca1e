import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** Returns a new token that names a source in its address and can't be guessed. */
export const newToken = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns the address of a source, from a pattern like `lists+*@in.example`. */
export const addressOf = (pattern: string, token: string) => pattern.replace('*', token);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns the tokens of all sources that headers address, each once. */
export function tokensIn(pattern: string, headers: string): string[] {
  const [before = '', after = ''] = pattern.split('*');
  const found = new RegExp(
    String.raw`(?<![\w.+-])${escaped(before)}([${LETTERS}]{${LENGTH}})${escaped(after)}(?![\w.-])`,
    'gi',
  );
  return [...new Set([...headers.matchAll(found)].map(([, token = '']) => token.toLowerCase()))];
}
