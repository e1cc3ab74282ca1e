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

/** Keeps what is pressed and typed on a page that the server has drawn until its application has taken it over. */
export function keepEarlyInput() {
  const acts: { on: Element; repeat: () => void }[] = [];
  const listening = new AbortController();
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    note: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, note, { capture: true, signal: listening.signal });
  listen('click', ({ target }) => {
    const on = target instanceof Element && target.closest<HTMLElement>(CONTROL);
    if (on) acts.push({ on, repeat: () => on.click() });
  });
  listen('input', ({ target }) => {
    if (!isField(target)) return;
    const text = target.value;
    acts.push({ on: target, repeat: () => repeatText(target, text) });
  });
  listen('keydown', ({ target, key }) => {
    if (isField(target) && KEYS.includes(key))
      acts.push({ on: target, repeat: () => repeatKey(target, key) });
  });
  listen('submit', (event) => {
    // the application's forms lead nowhere without it
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    acts.push({ on: form, repeat: () => form.requestSubmit() });
  });
  window.repeatEarlyInput = () => {
    listening.abort();
    for (const { on, repeat } of acts) if (on.isConnected) repeat();
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
