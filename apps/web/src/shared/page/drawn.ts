import type { DehydratedState } from '@tanstack/query-core';

/** What comes with a page that the server has drawn: see entry-server.tsx. */
export interface DrawnPage {
  /** answers to the page's queries */
  answers: DehydratedState;
  loaderData: Record<string, unknown>;
  /** of the window that it was drawn for, px */
  width: number;
  /** of the site's addresses */
  origin: string;
  /** names of the parts in it whose code comes by itself */
  parts: string[];
}

export const DRAWN_ID = 'drawn';

/** What the server writes in the place of `style`, which the page's security policy refuses in a document. */
export const STYLE_MARK = 'data-style';

/** Gives elements the styles that a document may not have. */
export function restoreStyles() {
  for (const element of document.querySelectorAll<HTMLElement>(`[${STYLE_MARK}]`)) {
    element.style.cssText += `;${element.getAttribute(STYLE_MARK)}`;
    element.removeAttribute(STYLE_MARK);
  }
}
