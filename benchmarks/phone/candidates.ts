/** Selectors of the parts of a candidate; a part that it lacks is not measured. */
export interface Candidate {
  title: string;
  /** Opens the list. */
  trigger?: string;
  search?: string;
  rows?: string;
}

export const candidates: Record<string, Candidate> = {
  ours: {
    title: '**@org/phone-input**',
    trigger: 'button[aria-haspopup]',
    search: '[role=combobox]',
    rows: '[role=option]',
  },
  'react-phone-input-2': {
    title: 'react-phone-input-2',
    trigger: '.selected-flag',
    search: '.search-box',
    rows: 'li.country',
  },
  'react-international-phone': {
    title: 'react-international-phone',
    trigger: '.react-international-phone-country-selector-button',
    rows: '.react-international-phone-country-selector-dropdown__list-item',
  },
  'react-phone-number-input': { title: 'react-phone-number-input' },
  'intl-tel-input': {
    title: '@intl-tel-input/react',
    trigger: '.iti__selected-country',
    search: '.iti__search-input',
    rows: '.iti__country',
  },
  plain: { title: 'a plain controlled input' },
};
