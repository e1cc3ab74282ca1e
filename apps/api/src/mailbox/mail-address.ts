import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** Names a source in an address; who does not know it can't guess it. */
export const newToken = () =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The address of a source, by one like `lists+*@in.example`. */
export const addressOf = (pattern: string, token: string) => pattern.replace('*', token);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The sources that headers name, each once. */
export function tokensIn(pattern: string, headers: string): string[] {
  const [before = '', after = ''] = pattern.split('*');
  const found = new RegExp(
    String.raw`(?<![\w.+-])${escaped(before)}([${LETTERS}]{${LENGTH}})${escaped(after)}(?![\w.-])`,
    'gi',
  );
  return [...new Set([...headers.matchAll(found)].map(([, token = '']) => token.toLowerCase()))];
}
