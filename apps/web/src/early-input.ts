declare global {
  interface Window {
    /**
     * Leaves presses to React from here on, unless a text waits before them. Returns what ends the keeping and does all
     * again on the application. Absent on pages that are not drawn.
     */
    takeEarlyInput?: () => () => Promise<void>;
  }
}

const CONTROL = 'button, [role="button"], [role="radio"], label';
/** Keys that do something in a field besides writing. */
const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'];
type Field = HTMLInputElement | HTMLTextAreaElement;

type Place = () => HTMLElement | undefined;

/** Finds an element again, or the one in its place once the application has made the page anew. */
function placeOf(element: HTMLElement): Place {
  const path: number[] = [];
  for (let at: Element = element; at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return () => {
    if (element.isConnected) return element;
    let found: Element | undefined = document.documentElement;
    for (const place of path) found = found?.children[place];
    return found instanceof HTMLElement && found.tagName === element.tagName ? found : undefined;
  };
}

/** Whether it is written in; a box is pressed. */
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(target.type));

/**
 * Types a text again. React remembers what was in the field when it took over that part of the page, and ignores an
 * input event that brings the same text.
 */
function repeatText(field: Field, text: string) {
  // has it take over, and is for nobody
  field.dispatchEvent(new Event('auxclick', { bubbles: true }));
  field.value = `${text} `;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatPaste(field: Field, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const options = { clipboardData, bubbles: true, cancelable: true };
  field.dispatchEvent(new ClipboardEvent('paste', options));
}

function repeatKey(field: Field, key: string) {
  for (const type of ['keydown', 'keyup'])
    field.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
}

/**
 * Keeps what is pressed and typed on a page that the server has drawn until its application has taken it over. React
 * answers presses while it takes over; a text that was typed before or meanwhile it takes for its own, and says nothing.
 */
export function keepEarlyInput() {
  const acts: (() => void)[] = [];
  let isTaking = false;
  let hasText = false;
  const listening = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    note: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, note, { capture: true, signal: listening.signal });
  const keep = <On extends HTMLElement>(event: Event, on: On, repeat: (element: On) => void) => {
    const place = placeOf(on);
    event.stopImmediatePropagation();
    acts.push(() => {
      const element = place();
      if (element) repeat(element as On);
    });
  };
  listen('click', (event) => {
    const on = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROL);
    if (!on || (isTaking && !hasText)) return;
    // a form would be sent once more, and a box ticked twice
    event.preventDefault();
    keep(event, on, (element) => element.click());
  });
  listen('input', (event) => {
    if (!isField(event.target)) return;
    hasText = true;
    const text = event.target.value;
    keep(event, event.target, (field) => repeatText(field, text));
  });
  listen('change', (event) => {
    // it says once more what has been kept
    if (isField(event.target)) event.stopImmediatePropagation();
  });
  listen('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? '';
    // a field of one line would lose where the lines end
    if (!(event.target instanceof HTMLInputElement) || !text.includes('\n')) return;
    hasText = true;
    event.preventDefault();
    keep(event, event.target, (field) => repeatPaste(field, text));
  });
  listen('keydown', (event) => {
    if (isField(event.target) && KEYS.includes(event.key))
      keep(event, event.target, (field) => repeatKey(field, event.key));
  });
  listen('submit', (event) => {
    // the application's forms lead nowhere without it
    event.preventDefault();
    keep(event, event.target as HTMLFormElement, (form) => form.requestSubmit());
  });
  window.takeEarlyInput = () => {
    delete window.takeEarlyInput;
    isTaking = true;
    return async () => {
      listening.abort();
      for (const act of acts) {
        act();
        // each in a task of its own, as they came: React draws for one what the next is for
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
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
