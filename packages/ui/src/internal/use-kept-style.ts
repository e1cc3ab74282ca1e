import type { CSSProperties, RefObject } from 'react';
import { useLayoutEffect } from './use-layout-effect.ts';

/**
 * Returns the given properties as a `style`, and sets them again once React has taken the element over: a strict Content
 * Security Policy drops the attribute that a server sends, and React leaves it so.
 */
export function useKeptStyle(
  ref: RefObject<HTMLElement | null>,
  properties: Readonly<Record<string, string | undefined>>,
): CSSProperties | undefined {
  const kept = Object.entries(properties).filter(([, value]) => value !== undefined);
  useLayoutEffect(() => {
    for (const [name, value] of kept)
      ref.current?.style.setProperty(
        name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        value ?? null,
      );
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
