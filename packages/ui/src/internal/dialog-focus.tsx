import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from './use-layout-effect.ts';

const TABBABLE =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [contenteditable="true"], [tabindex]';

/** Elements that Tab reaches, in the order of the document. */
const tabbable = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>(TABBABLE)].filter(canFocus);

const canFocus = (element: HTMLElement) =>
  element.isConnected &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert] *') &&
  element.checkVisibility({ visibilityProperty: true });

/** What has had the focus, the last first, as long as a dialog may have to give it back. */
const MAX_TRAIL = 10;
let trail: HTMLElement[] = [];
let watchers = 0;

function remember({ target }: FocusEvent) {
  if (!(target instanceof HTMLElement)) return;
  trail = [target, ...trail.filter((element) => element !== target)].slice(0, MAX_TRAIL);
}

/** Lets a closed dialog know what had the focus before it. For the component that renders the dialog. */
export function useFocusTrail() {
  useEffect(() => {
    watchers++;
    document.addEventListener('focusin', remember, true);
    return () => {
      watchers--;
      if (watchers > 0) return;
      document.removeEventListener('focusin', remember, true);
      trail = [];
    };
  }, []);
}

/** Where the focus of a dialog begins and ends. */
export interface DialogFocusRefs {
  /**
   * Element to focus when the dialog opens. An element with `autoFocus` is focused too.
   * @default the first thing in the content that can have it, else the dialog
   */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /**
   * Element to focus when the dialog has closed.
   * @default what had the focus before, or the nearest thing to it
   */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}

interface DialogFocusProps {
  first: DialogFocusRefs['initialFocusRef'];
  last: DialogFocusRefs['returnFocusRef'];
}

/**
 * First and last focus of a dialog; rendered after its content. On opening, the focus goes to `first`, or to what the
 * content focuses itself, else to the first thing in it that can have it. After closing, React Aria gives the focus back
 * to the opener; if that is gone, or goes later while it has the focus, it goes to the nearest thing on the page. With
 * `last` it goes there instead.
 */
export function DialogFocus({ first, last }: DialogFocusProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = mark.current?.closest('[role="dialog"], [role="alertdialog"]');
    if (first) first.current?.focus();
    else if (dialog && !dialog.contains(document.activeElement))
      tabbable(dialog)
        .find((element) => !element.closest('header'))
        ?.focus();
  }, [first]);
  const lastRef = useRef(last);
  lastRef.current = last;
  // before the content takes the focus
  const [place] = useState(() =>
    typeof document === 'undefined' ? null : placeOf(document.activeElement),
  );
  useLayoutEffect(
    () => () => {
      requestAnimationFrame(() => {
        const wanted = lastRef.current?.current;
        if (wanted && canFocus(wanted)) wanted.focus();
        else place?.restore();
      });
    },
    [place],
  );
  return <span ref={mark} hidden />;
}

/** Remembers an element, and what is around it in case it goes. */
function placeOf(opener: Element | null) {
  const before = tabbable(document);
  const index = before.indexOf(opener as HTMLElement);
  // the next one stands where the opener stood
  const neighbours = index < 0 ? [] : [...before.slice(index), ...before.slice(0, index).reverse()];
  const layer = layerOf(opener);
  const rescue = () => {
    if (document.activeElement !== document.body) return;
    const near = neighbours.filter((element) => layerOf(element) === layer);
    [...near, ...trail].find(canFocus)?.focus();
  };
  const restore = () => {
    rescue();
    const { activeElement } = document;
    if (activeElement !== opener) return;
    // a row that was deleted leaves the page only when the list has been read again
    const observer = new MutationObserver(() => {
      if (opener?.isConnected) return;
      observer.disconnect();
      rescue();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', () => observer.disconnect(), { once: true });
  };
  return { restore };
}

/** The page, or the menu or list above it, that an element is in. */
function layerOf(element: Element | null) {
  let layer = element;
  while (layer?.parentElement && layer.parentElement !== document.body) layer = layer.parentElement;
  return layer;
}
