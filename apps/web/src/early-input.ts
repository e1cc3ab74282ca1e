declare global {
  interface Window {
    /** Does again what was done on a drawn page before its application was there; absent on other pages. */
    repeatEarlyInput?: () => void;
  }
}

const CONTROL = 'button, [role="button"], [role="radio"], label';
/** Keys that do something in a field besides writing. */
const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'];
type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** React hears of a text only if it differs from the one that it has set. */
function repeatText(field: Field, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatKey(field: Field, key: string) {
  for (const type of ['keydown', 'keyup'])
    field.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
}

/** React takes a page over part by part, each once its code is there, and marks the elements that it has taken over. */
const isMarked = (element: Element) =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$'));

/** Keeps what is pressed and typed on parts of a drawn page until the application has taken them over. */
export function keepEarlyInput() {
  const acts: { on: Element; repeat: () => void }[] = [];
  let isThere = false;
  // the marks of the first part are there before it is
  const isTakenOver = (element: Element) => isThere && isMarked(element);
  function repeatReady() {
    for (const act of acts.splice(0))
      if (isTakenOver(act.on)) act.repeat();
      // what was drawn anew is another page
      else if (act.on.isConnected) acts.push(act);
    if (acts.length > 0) requestAnimationFrame(repeatReady);
  }
  function keep(on: Element, repeat: () => void) {
    acts.push({ on, repeat });
    if (isThere && acts.length === 1) requestAnimationFrame(repeatReady);
  }
  // heard after React, which may take a part over because of the press itself
  addEventListener('click', ({ target }) => {
    const on = target instanceof Element && target.closest<HTMLElement>(CONTROL);
    if (on && !isTakenOver(on)) keep(on, () => on.click());
  });
  addEventListener('input', ({ target }) => {
    if (!isField(target) || isTakenOver(target)) return;
    const text = target.value;
    keep(target, () => repeatText(target, text));
  });
  addEventListener('keydown', ({ target, key }) => {
    if (isField(target) && KEYS.includes(key) && !isTakenOver(target))
      keep(target, () => repeatKey(target, key));
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (isTakenOver(form)) return;
    // the application's forms lead nowhere without it
    event.preventDefault();
    keep(form, () => form.requestSubmit());
  });
  window.repeatEarlyInput = () => {
    isThere = true;
    // in a task of its own: within an effect React can't take over the part that is pressed
    setTimeout(repeatReady);
  };
}

/**
 * Starts the application of a drawn page. Its files are asked for after the first paint: before it they would share the
 * line with what is painted.
 * @param isAtOnce true if what is drawn is not the visitor's own view
 */
export function startApplication(isAtOnce: boolean) {
  const start = () => {
    const { app } = document.documentElement.dataset;
    for (const [at, file] of (app ?? '').split(' ').entries()) {
      const element =
        at === 0
          ? Object.assign(document.createElement('script'), { type: 'module', src: file })
          : Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file });
      element.crossOrigin = '';
      document.head.append(element);
    }
  };
  addEventListener('DOMContentLoaded', () =>
    isAtOnce ? start() : requestAnimationFrame(() => setTimeout(start)),
  );
}
