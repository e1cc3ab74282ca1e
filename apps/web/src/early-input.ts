declare global {
  interface Window {
    /**
     * Ends the keeping of early input and returns what does it again on the application; absent on pages that are not
     * drawn.
     */
    takeEarlyInput?: () => () => void;
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

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** React hears of a text only if it differs from the one that it has set. */
function repeatText(field: Field, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatKey(field: HTMLElement, key: string) {
  for (const type of ['keydown', 'keyup'])
    field.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
}

/** Keeps what is pressed and typed on a page that the server has drawn until its application has taken it over. */
export function keepEarlyInput() {
  const acts: { on: Place; repeat: (element: HTMLElement) => void }[] = [];
  const listening = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    note: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, note, { capture: true, signal: listening.signal });
  listen('click', ({ target }) => {
    const on = target instanceof Element && target.closest<HTMLElement>(CONTROL);
    if (on) acts.push({ on: placeOf(on), repeat: (element) => element.click() });
  });
  listen('input', ({ target }) => {
    if (!isField(target)) return;
    const text = target.value;
    acts.push({ on: placeOf(target), repeat: (field) => repeatText(field as Field, text) });
  });
  listen('keydown', ({ target, key }) => {
    if (isField(target) && KEYS.includes(key))
      acts.push({ on: placeOf(target), repeat: (field) => repeatKey(field, key) });
  });
  listen('submit', (event) => {
    // the application's forms lead nowhere without it
    event.preventDefault();
    const on = placeOf(event.target as HTMLFormElement);
    acts.push({ on, repeat: (form) => (form as HTMLFormElement).requestSubmit() });
  });
  window.takeEarlyInput = () => {
    listening.abort();
    delete window.takeEarlyInput;
    return () => {
      for (const { on, repeat } of acts) {
        const element = on();
        if (element) repeat(element);
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
