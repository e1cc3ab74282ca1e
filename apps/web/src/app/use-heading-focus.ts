import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

function takeFocus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading of a page after navigation, as a browser does with a new document. A heading that comes
 * with the page's data gets it then, unless the user has gone on meanwhile.
 */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('main');
    if (!main) return;
    const headingIn = () => main.querySelector('h1');
    takeFocus(headingIn() ?? main);
    if (headingIn()) return;
    const watch = new MutationObserver(() => {
      const heading = headingIn();
      if (!heading) return;
      watch.disconnect();
      if (document.activeElement === main) takeFocus(heading);
    });
    watch.observe(main, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname]);
}
