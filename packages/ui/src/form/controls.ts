/** Messages by the name of the field: one or several. */
export type FieldErrors = Readonly<Record<string, string | readonly string[]>>;

export const messageOf = (messages: string | readonly string[]) =>
  typeof messages === 'string' ? messages : messages.join(' ');

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex="0"]';

const isReached = (element: HTMLElement) =>
  element.matches(FOCUSABLE) &&
  element.tabIndex >= 0 &&
  !element.closest('[aria-hidden="true"]') &&
  element.checkVisibility({ visibilityProperty: true });

const reachedIn = (element: Element, what: string) =>
  ([element, ...element.querySelectorAll(what)] as HTMLElement[]).find(
    (one) => one.matches(what) && isReached(one),
  );

/**
 * What a person uses of a field: the element with the name, or, where that is hidden (a select sends its value by a
 * hidden one), what is typed in just before it (a phone, a number), or else the nearest control beside it.
 */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const named = form.elements.namedItem(name);
  const first = named instanceof RadioNodeList ? named[0] : named;
  if (!(first instanceof HTMLElement)) return undefined;
  const typed = first.previousElementSibling;
  const beside = !isReached(first) && typed && reachedIn(typed, 'input, textarea');
  if (beside) return beside;
  for (
    let around: Element | null = first;
    around && around !== form;
    around = around.parentElement
  ) {
    const control = reachedIn(around, FOCUSABLE);
    if (control) return control;
  }
  return undefined;
}

/** The first control in the page that an error names. */
export function firstOf(form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined {
  const controls = Object.keys(errors).flatMap((name) => controlOf(form, name) ?? []);
  return controls.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
}

/** What a field is called; '' if the form has none of that name. */
export function nameOf(form: HTMLFormElement, name: string): string {
  const control = controlOf(form, name);
  if (!control) return '';
  const labels = (control.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .flatMap((id) => form.ownerDocument.getElementById(id) ?? []);
  const firstLabel = (control as HTMLInputElement).labels?.[0];
  // a part of a date is named by itself too
  const others = labels.filter((one) => one !== control);
  const label = firstLabel ?? others.find((one) => one.localName === 'label') ?? others[0];
  return (label?.textContent ?? control.getAttribute('aria-label') ?? '').trim();
}
