import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { renderFlag } from './flags.tsx';
import { PhoneInput } from './phone-input.tsx';
import { PhoneStory } from './testing/story-frame.tsx';

/** The list of countries: how it opens, what it finds, what it shows. */
const meta = {
  title: 'Phone input/PhoneInput/List',
  component: PhoneInput,
  render: ({ form: _, ...args }) => (
    <div style={{ minHeight: 380 }}>
      <PhoneStory {...args} />
    </div>
  ),
  args: {
    label: 'Телефон',
    searchPlaceholder: 'Найти страну',
    searchNotFound: 'Такой страны нет в списке',
    countryLabel: 'Страна',
    countriesLabel: 'Страны',
    formatCount: (count) => `Найдено: ${count}`,
    preferredCountries: ['ru', 'by', 'kz', 'us', 'gb'],
    country: 'ru',
    defaultOpen: true,
    onOpenChange: fn(),
    onCountryChange: fn(),
    renderFlag,
  },
  argTypes: { renderFlag: { control: false } },
  // The list is open at first, so on the docs page each story gets its own frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const listBox = () => screen.getByRole('listbox', { name: 'Страны' });
const options = () => within(listBox()).getAllByRole('option');
const names = () => options().map(({ textContent }) => textContent);
const focused = () => listBox().querySelector('[data-focused]')?.textContent;

/** The list opens at the field's country. The search field has the focus; `aria-activedescendant` is the active row. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const search = screen.getByRole('combobox', { name: 'Найти страну' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(listBox().clientHeight).toBe(245);
    await expect(focused()).toBe('Россия+7');
    await expect(search).toHaveAttribute('aria-activedescendant', options()[0]?.id);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Россия');
    await expect(names().slice(0, 6)).toEqual([
      'Россия+7',
      'Беларусь+375',
      'Казахстан+7',
      'Соединенные Штаты+1',
      'Великобритания+44',
      'Австралия+61',
    ]);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Mouse down opens the list; mouse up leaves the focus in the search field. The next press closes the list. */
export const Mouse: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Найти страну' })).toHaveFocus(),
    );
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Enter, Space and the arrows open the list; Escape closes it and returns the focus. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
      button.focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    await expect(focused()).toBe('Казахстан+7');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(focused()).toMatch(/^Япония/);
    await userEvent.keyboard('{Home}{PageDown}{PageUp}{End}{ArrowDown}{ArrowDown}{Enter}');
    const field = canvas.getByLabelText('Телефон');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('+375');
    button.focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Picking a country keeps the national digits, reports the country and freezes it. */
export const Pick: Story = {
  args: { value: '79161234567' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('option', { name: 'Казахстан +7' }));
    const field = canvas.getByLabelText('Телефон');
    await expect(field).toHaveValue('+7 (916) 123-45-67');
    await expect(args.onCountryChange).toHaveBeenCalledWith(
      expect.objectContaining({ countryCode: 'kz', name: 'Казахстан' }),
    );
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Backspace}8');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Страна: Казахстан +7');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** Search by name in the language of the page or in English, by the two letters, by the dial code. */
export const Search: Story = {
  play: async ({ userEvent }) => {
    const search = screen.getByRole('combobox');
    for (const [text, first] of [
      ['узбек', 'Узбекистан+998'],
      ['armenia', 'Армения+374'],
      ['сша', 'Соединенные Штаты+1'],
      ['+995', 'Грузия+995'],
      ['de', 'Германия+49'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      await expect(names()[0]).toBe(first);
      await expect(focused()).toBe(first);
    }
    await userEvent.clear(search);
    await userEvent.type(search, 'грузия');
    await expect(screen.getByText('Найдено: 1')).toHaveAttribute('role', 'status');
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(screen.getByRole('combobox'), 'нарния');
    await expect(screen.queryAllByRole('option')).toEqual([]);
    await waitFor(() => expect(screen.getByText('Такой страны нет в списке')).toBeVisible());
  },
};

/** Typed letters go to the first country that starts with them, a moment after the last letter. */
export const WithoutSearch: Story = {
  args: { enableSearch: false },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(listBox()).toHaveFocus());
    await userEvent.keyboard('укр');
    await waitFor(() => expect(focused()).toBe('Украина+380'));
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+380');
  },
};

/** A press outside closes the list. */
export const ClickOutside: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClickOutsideDisabled: Story = {
  args: { enableClickOutside: false },
  play: async ({ userEvent }) => {
    await userEvent.click(document.body);
    await expect(listBox()).toBeVisible();
  },
};

export const WithoutSearchIcon: Story = { args: { disableSearchIcon: true } };
export const WithoutFlags: Story = {
  render: ({ renderFlag: _, form: _form, ...args }) => (
    <div style={{ minHeight: 380 }}>
      <PhoneStory {...args} />
    </div>
  ),
};

export const OnlySome: Story = {
  args: { onlyCountries: ['ru', 'by', 'kz', 'am', 'kg'], preferredCountries: [] },
  play: async () => {
    await expect(names()).toEqual([
      'Армения+374',
      'Беларусь+375',
      'Казахстан+7',
      'Киргизия+996',
      'Россия+7',
    ]);
  },
};

export const InGivenOrder: Story = {
  args: {
    onlyCountries: ['ru', 'kz', 'by', 'am', 'kg'],
    preserveOrder: ['onlyCountries'],
    preferredCountries: [],
  },
  play: async () => {
    await expect(names().map((name) => name?.slice(0, 3))).toEqual([
      'Рос',
      'Каз',
      'Бел',
      'Арм',
      'Кир',
    ]);
  },
};

export const WithoutSome: Story = {
  args: { excludeCountries: ['by'] },
  play: async () => {
    await expect(screen.queryByRole('option', { name: 'Беларусь +375' })).toBeNull();
  },
};

export const SomeRegions: Story = {
  args: { regions: ['ex-ussr', 'baltic'], preferredCountries: ['ru'] },
};

export const WithoutTerritories: Story = { args: { enableTerritories: false } };

/** Area codes that distinguish countries with the same dial code have rows of their own. */
export const AreaCodes: Story = {
  args: {
    enableAreaCodes: true,
    country: 'kz',
    onlyCountries: ['ru', 'kz', 'us', 'ca', 'do'],
    preferredCountries: ['kz'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('option', { name: 'Казахстан +7 7' }));
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+7 (7)');
  },
};

/** Area codes beyond those of the package. */
export const OwnAreaCodes: Story = {
  args: {
    enableAreaCodes: ['ru'],
    areaCodes: { ru: ['343', '495', '812'] },
    onlyCountries: ['ru', 'kz'],
  },
};

export const OwnNames: Story = {
  args: { localization: { ru: 'РФ', Belarus: 'Белоруссия' } },
  play: async ({ userEvent }) => {
    await expect(names()[0]).toBe('РФ+7');
    await userEvent.type(screen.getByRole('combobox'), 'белорус');
    await expect(names()).toEqual(['Белоруссия+375']);
  },
};

export const InEnglish: Story = {
  args: {
    locale: 'en',
    label: 'Phone',
    searchPlaceholder: undefined,
    countryLabel: undefined,
    countriesLabel: 'Страны',
    preferredCountries: undefined,
    country: 'us',
  },
  play: async () => {
    await expect(names().slice(0, 3)).toEqual([
      'United States+1',
      'United Kingdom+44',
      'Afghanistan+93',
    ]);
  },
};

/** The names run from right to left, the dial codes do not. */
export const RightToLeft: Story = {
  args: { country: 'ae', preferredCountries: ['ae', 'sa', 'eg'] },
  render: ({ form: _, ...args }) => (
    <I18nProvider locale="ar">
      <div dir="rtl" style={{ minHeight: 380 }}>
        <PhoneStory {...args} />
      </div>
    </I18nProvider>
  ),
};
