import { filled, phoneEnglish } from '../family/phone-words.ts';
import { type CountryRow, listOf, searchCountries, selectedRow } from '../list/country-list.ts';
import { keepAtAnchor } from '../list/keep-at-anchor.ts';
import { pageOf, rowByKey, rowHeightOnScreen } from '../list/list-window.ts';
import type { Country } from '../number/country.ts';
import type { PhoneElementOptions } from './element-options.ts';
import { make } from './make.ts';

/** What the list shows when it opens. */
export interface ListState {
  countries: readonly Country[];
  country: Country | null;
  digits: string;
  locale: string;
  options: PhoneElementOptions;
}

/** The list of countries on the platform's own popover: a combo box with a list box under it. */
export class CountryListPopover {
  readonly popover = make('div', { part: 'popover', popover: 'auto', role: 'presentation' });
  readonly #search = make('input', {
    part: 'search',
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-controls': 'list',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    enterkeyhint: 'done',
    spellcheck: 'false',
  });
  readonly #list = make('div', { part: 'list', role: 'listbox', id: 'list', tabindex: '-1' });
  readonly #status = make('div', { role: 'status' });
  /** Whether the last press on the button was a touch. */
  isTouched = false;
  readonly #read: () => ListState;
  #rows: readonly CountryRow[] = [];
  #active = 0;
  #leave: (() => void) | undefined;

  constructor(
    anchor: Element,
    read: () => ListState,
    onPick: (country: Country, areaCode: string | undefined) => void,
  ) {
    this.#read = read;
    this.popover.append(this.#search, this.#list, this.#status);
    const pick = (row: CountryRow | undefined) => {
      if (!row) return;
      this.popover.hidePopover();
      onPick(row.country, row.areaCode);
    };
    this.popover.addEventListener('beforetoggle', (event) => {
      if (event.newState === 'open') this.#open();
      else this.#leave?.();
    });
    this.popover.addEventListener('toggle', (event) => {
      if (event.newState !== 'open') return;
      this.#leave = keepAtAnchor(this.popover, anchor, () => this.popover.hidePopover());
      this.#reveal('center');
    });
    this.#search.addEventListener('input', (event) => {
      event.stopPropagation();
      this.#find(this.#search.value);
    });
    this.#search.addEventListener('change', (event) => event.stopPropagation());
    this.popover.addEventListener('keydown', (event) => {
      if (event.isComposing) return;
      const to = rowByKey(event.key, this.#active, this.#rows.length, pageOf(rowHeightOnScreen()));
      if (to !== undefined) this.#activate(to, 'nearest');
      else if (event.key === 'Enter') pick(this.#rows[this.#active]);
      else if (event.key === 'Tab') this.popover.hidePopover();
      else {
        if (event.key.length === 1) this.#search.focus();
        return;
      }
      event.preventDefault();
    });
    // A press on a row must not move the focus.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
    this.#list.addEventListener('click', ({ target }) => pick(this.#rows[this.#indexOf(target)]));
    this.#list.addEventListener('mousemove', ({ target }) => {
      const row = this.#indexOf(target);
      if (row >= 0 && row !== this.#active) this.#activate(row);
    });
  }

  #indexOf(target: EventTarget | null) {
    const option = (target as Element).closest('[role=option]');
    return option ? [...this.#list.children].indexOf(option) : -1;
  }

  #open() {
    // The popover takes this focus as it opens: a key that follows the press at once is not lost. After a touch, the
    // search would open the screen keyboard over the list.
    this.#search.toggleAttribute('autofocus', !this.isTouched);
    this.#list.toggleAttribute('autofocus', this.isTouched);
    const { options } = this.#read();
    const search = options.searchPlaceholder ?? phoneEnglish.searchCountry;
    this.#search.placeholder = search;
    this.#search.ariaLabel = search;
    this.#search.value = '';
    this.#list.ariaLabel = options.countriesLabel ?? phoneEnglish.countries;
    this.#find('');
  }

  #find(query: string) {
    const { countries, country, digits, locale, options } = this.#read();
    const all = listOf({ ...options, countries, locale });
    const selected = all[selectedRow(all, country, digits)];
    this.#rows = searchCountries(all, query, locale, options.countryNicknames);
    this.#list.replaceChildren(
      ...this.#rows.map((row, index) =>
        make(
          'div',
          { role: 'option', id: `row-${index}`, 'aria-selected': String(row === selected) },
          make('span', {}, row.name),
          make('span', { dir: 'ltr' }, `+${row.dialCode}`),
        ),
      ),
    );
    const { searchNotFound = phoneEnglish.noCountry, formatCount = phoneEnglish.found } = options;
    const count = this.#rows.length;
    this.#status.textContent =
      count === 0 ? searchNotFound : query && filled(formatCount, 'count', count);
    this.#activate(query || !selected ? 0 : this.#rows.indexOf(selected), 'nearest');
  }

  #activate(row: number, block?: ScrollLogicalPosition) {
    this.#list.children[this.#active]?.removeAttribute('data-active');
    this.#active = row;
    const option = this.#list.children[row];
    option?.setAttribute('data-active', '');
    for (const focusable of [this.#search, this.#list]) {
      focusable.setAttribute('aria-activedescendant', option?.id ?? '');
    }
    if (block) this.#reveal(block);
  }

  #reveal(block: ScrollLogicalPosition) {
    this.#list.children[this.#active]?.scrollIntoView({ block });
  }
}
