/**
 * The phone field as a custom element, for pages without React: `definePhoneInput()`, then
 * `<phone-input name="phone" country="ru" required></phone-input>`. It belongs to its form as an `<input>` does.
 */
import { filled, phoneEnglish } from '../family/phone-words.ts';
import { nativeMessage, VALUE_MISSING } from '../field/native-message.ts';
import type { Iso2 } from '../generated/countries.generated.ts';
import { type Country, getCountries } from '../number/country.ts';
import { countryName } from '../number/names.ts';
import type { Edit } from '../typing/edit.ts';
import { firstState, followCountry, followValue } from '../typing/follow.ts';
import { isChange, nationalPart, phoneForms, wholeDigits } from '../typing/forms.ts';
import { EMPTY_HISTORY, type History, redo, remember, undo } from '../typing/history.ts';
import { codeInField, type PhoneState, pickCountry, type StartOptions } from '../typing/state.ts';
import { caretIn, selectionOf } from '../typing/text-field.ts';
import { CountryListPopover } from './element-list.ts';
import type { PhoneElementOptions } from './element-options.ts';
import { STYLE } from './element-style.ts';
import { listenToText } from './element-text.ts';
import { make } from './make.ts';

export type { PhoneElementOptions } from './element-options.ts';

// A server that imports the file has no elements.
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

let sheet: CSSStyleSheet | undefined;

/** One style sheet for all fields. It is no `<style>`: a strict content security policy lets it through. */
function styleSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

/**
 * Attributes: `name`, `value` (the first value), `country`, `placeholder`, `required`, `disabled`, `readonly`, `form`,
 * `aria-label`; all else is in `options`. Fires `input` with every change and `change` when the user leaves.
 */
export class PhoneInputElement extends Base {
  static readonly formAssociated = true;
  static readonly observedAttributes = [
    'country',
    'placeholder',
    'readonly',
    'required',
    'aria-label',
  ];

  readonly #internals = this.attachInternals();
  readonly #input = make('input', {
    part: 'input',
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'tel',
    dir: 'ltr',
  });
  readonly #button = make('button', { part: 'button', type: 'button', 'aria-haspopup': 'listbox' });
  readonly #limit = make('div', { role: 'alert' });
  #options: PhoneElementOptions = {};
  #countries = getCountries();
  #state: PhoneState = firstState({}, {});
  #history: History = EMPTY_HISTORY;
  #isStarted = false;
  #isPress = false;
  /** The value when the field got the focus. */
  #entered = '';
  #custom = '';

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [styleSheet()];
    const field = make('div', { part: 'field' }, this.#button, this.#input);
    const list = new CountryListPopover(
      field,
      () => ({
        countries: this.#countries,
        country: this.#state.country,
        digits: this.#state.digits,
        locale: this.#locale,
        options: this.#options,
      }),
      (country, areaCode) => {
        this.#commit({ state: pickCountry(this.#state, country, areaCode, this.#rules) });
        this.#input.focus();
      },
    );
    this.#button.popoverTargetElement = list.popover;
    this.#button.addEventListener('pointerdown', ({ pointerType }) => {
      list.isTouched = pointerType === 'touch';
    });
    root.append(field, list.popover, this.#limit);
    list.popover.addEventListener('toggle', ({ newState }) => {
      this.#button.ariaExpanded = String(newState === 'open');
    });
    this.#button.ariaExpanded = 'false';
    listenToText(this.#input, {
      state: () => this.#state,
      rules: () => this.#rules,
      prefixLength: () => this.#prefixLength,
      commit: (edit, at) => this.#commit(edit, at),
      travel: (isRedo) => this.#travel(isRedo),
      send: () => this.#internals.form?.requestSubmit(),
    });
    this.#listenToFocus();
    this.addEventListener('invalid', () => this.#showValidity(true));
  }

  connectedCallback() {
    this.#takeEarlyProperties();
    if (!this.#isStarted) this.#start();
    this.#draw();
  }

  attributeChangedCallback(name: string, _before: string | null, now: string | null) {
    if (!this.#isStarted) return;
    if (name === 'country') this.#give(followCountry(this.#state, now, this.#rules));
    this.#draw();
  }

  formResetCallback() {
    this.#start();
    this.#showValidity(false);
    this.#draw();
  }

  formDisabledCallback(isDisabled: boolean) {
    this.#input.disabled = isDisabled;
    this.#button.disabled = isDisabled;
  }

  formStateRestoreCallback(value: string) {
    this.value = value;
  }

  /** Digits with the dial code; empty while there is only a dial code. `null` also forgets the country. */
  get value(): string {
    return wholeDigits(this.#state, this.#rules);
  }

  set value(value: string | null) {
    if (this.#isStarted) this.#give(followValue(this.#state, value, this.#rules));
    else this.#start(value);
    this.#draw();
  }

  get options(): PhoneElementOptions {
    return this.#options;
  }

  /** Replaces all options. The number stays. */
  set options(options: PhoneElementOptions) {
    this.#options = options;
    this.#countries = getCountries(options);
    this.#draw();
  }

  /** `+79161234567`; empty for an empty field. */
  get e164(): string {
    return phoneForms(this.#state, this.#rules).e164;
  }

  /** The text of the field: `+7 (916) 123-45-67`. */
  get formatted(): string {
    return phoneForms(this.#state, this.#rules).formatted;
  }

  /** Two letters of the country, null while none is known. */
  get selectedCountry(): Iso2 | null {
    return this.#state.country?.iso2 ?? null;
  }

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.setAttribute('name', name);
  }

  get validity(): ValidityState {
    return this.#internals.validity;
  }

  get validationMessage(): string {
    return this.#internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.#internals.willValidate;
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** Sets an error of your own; `''` takes it back. */
  setCustomValidity(message: string) {
    this.#custom = message;
    this.#judge();
  }

  get #rules(): StartOptions & PhoneElementOptions {
    return { ...this.#options, countries: this.#countries };
  }

  get #locale(): string {
    return this.#options.locale ?? 'en';
  }

  get #prefixLength(): number {
    const { disableCountryCode, prefix = '+' } = this.#options;
    return disableCountryCode ? 0 : prefix.length;
  }

  /** Properties that a script set before the element was defined hide the real ones. */
  #takeEarlyProperties() {
    for (const name of ['options', 'value'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const early = this[name];
      delete (this as Partial<PhoneInputElement>)[name];
      Object.assign(this, { [name]: early });
    }
  }

  #start(value = this.getAttribute('value')) {
    this.#isStarted = true;
    const given = { value, country: this.getAttribute('country') };
    this.#give(firstState(given, this.#rules));
  }

  /** A state that does not come from the user: there is nothing to undo. */
  #give(state: PhoneState) {
    this.#state = state;
    this.#history = EMPTY_HISTORY;
  }

  #commit({ state, rejected }: Edit, at = Number.NaN) {
    const before = this.#state;
    const isChanged = isChange(before, state);
    this.#show(state, isChanged ? remember(this.#history, before, at) : this.#history);
    const { limitMessage = phoneEnglish.phoneLimit } = this.#options;
    this.#limit.textContent =
      rejected === 'length' ? filled(limitMessage, 'digits', this.value.length) : '';
  }

  #travel(isRedo: boolean) {
    const step = (isRedo ? redo : undo)(this.#history, this.#state);
    if (step) this.#show(step.state, step.history);
  }

  #show(state: PhoneState, history: History) {
    const isChanged = isChange(this.#state, state);
    this.#state = state;
    this.#history = history;
    this.#draw();
    if (isChanged) this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }

  #draw() {
    const { formatted } = phoneForms(this.#state, this.#rules);
    const input = this.#input;
    if (input.value !== formatted) input.value = formatted;
    if (this.shadowRoot?.activeElement === input) {
      const caret = caretIn(formatted, this.#state, this.#prefixLength);
      input.setSelectionRange(caret, caret);
    }
    input.readOnly = this.hasAttribute('readonly');
    input.placeholder = this.getAttribute('placeholder') ?? '';
    const labels = [...this.#internals.labels].map(({ textContent }) => textContent?.trim());
    const { label = phoneEnglish.phone, countryLabel = phoneEnglish.country } = this.#options;
    input.ariaLabel = this.getAttribute('aria-label') || labels.join(' ') || label;
    input.ariaRequired = String(this.hasAttribute('required'));
    this.#drawCountry(this.#state.country, countryLabel);
    this.#internals.setFormValue(this.value);
    this.#judge();
  }

  #drawCountry(country: Country | null, label: string) {
    const name = country && (country.localName ?? countryName(country.iso2, this.#locale));
    this.#button.dataset.letters = country?.iso2 ?? '';
    this.#button.ariaLabel = name ? `${label}: ${name}` : label;
  }

  #judge() {
    const isMissing =
      this.hasAttribute('required') && nationalPart(this.#state, this.#rules) === '';
    const message = this.#custom || (isMissing ? nativeMessage(VALUE_MISSING) : '');
    const flags = { customError: this.#custom !== '', valueMissing: isMissing };
    this.#internals.setValidity(message ? flags : {}, message, this.#input);
    if (this.validity.valid) this.#showValidity(false);
  }

  #showValidity(isInvalid: boolean) {
    if (isInvalid) this.#internals.states.add('user-invalid');
    else this.#internals.states.delete('user-invalid');
    this.#input.ariaInvalid = isInvalid ? 'true' : null;
  }

  #listenToFocus() {
    const input = this.#input;
    const toEnd = () => {
      const { digits, country } = this.#state;
      const isEmpty = digits === '' || digits === codeInField(country, this.#rules);
      const { length } = input.value;
      if (isEmpty || this.#options.jumpCursorToEnd) input.setSelectionRange(length, length);
    };
    input.addEventListener('pointerdown', () => {
      this.#isPress = this.shadowRoot?.activeElement !== input;
    });
    input.addEventListener('pointerup', () => {
      const { start, end } = selectionOf(input);
      if (this.#isPress && start === end) toEnd();
      this.#isPress = false;
    });
    input.addEventListener('focus', () => {
      this.#entered = this.value;
      if (!this.#isPress) toEnd();
    });
    input.addEventListener('blur', () => {
      this.#limit.textContent = '';
      if (this.value === this.#entered) return;
      this.#showValidity(!this.validity.valid);
      this.dispatchEvent(new Event('change', { bubbles: true }));
    });
    // the browser's own, for a text that it set itself
    input.addEventListener('change', (event) => event.stopPropagation());
  }
}

/** Makes `<phone-input>` a phone field on this page, or an element of another name with a dash. */
export function definePhoneInput(name = 'phone-input') {
  if (!customElements.get(name)) customElements.define(name, PhoneInputElement);
}

declare global {
  interface HTMLElementTagNameMap {
    'phone-input': PhoneInputElement;
  }
}
