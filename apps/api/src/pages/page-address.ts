import type { Address } from './page-messages.ts';

const wordsOf = (path: string) => path.split('/').filter((word) => word !== '');

/** An address as the application knows it. */
export interface Place {
  isPublic: boolean;
  /** the one spelling of the path */
  path: string;
}

/** Finds what a path leads to: in any case of letters, with any number of slashes. The router reads it in the same way. */
export function placeOf(pathname: string, addresses: readonly Address[]): Place | undefined {
  const words = wordsOf(pathname);
  for (const { pattern, isPublic } of addresses) {
    const parts = wordsOf(pattern);
    const fits =
      parts.length === words.length &&
      parts.every(
        (part, at) => part.startsWith(':') || part.toLowerCase() === words[at]?.toLowerCase(),
      );
    if (fits) {
      const spelled = parts.map((part, at) => (part.startsWith(':') ? words[at] : part));
      return { isPublic, path: `/${spelled.join('/')}` };
    }
  }
  return undefined;
}
