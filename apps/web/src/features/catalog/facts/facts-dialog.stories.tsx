import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FactsDialog } from './facts-of-product.tsx';
import type { Fact } from './facts-words.ts';

const season: Fact = {
  attribute: 'season',
  label: 'Сезон',
  value: 'winter',
  value_label: 'Зима',
  is_disputed: true,
  votes: [
    { value: 'winter', label: 'Зима', suppliers: 2, source: 'column', is_own: false },
    { value: 'summer', label: 'Лето', suppliers: 1, source: 'name', is_own: false },
  ],
  choices: [
    { value: 'summer', label: 'Лето' },
    { value: 'winter', label: 'Зима' },
    { value: 'all_season', label: 'Всесезон' },
  ],
};
const studded: Fact = {
  attribute: 'studded',
  label: 'Шипы',
  value: null,
  value_label: null,
  is_disputed: false,
  votes: [],
  choices: [
    { value: true, label: 'Шип' },
    { value: false, label: 'Нешип' },
  ],
};
const companies = [{ id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d10', name: 'Шинторг Урал' }];

const meta = {
  title: 'Приложение/Каталог/Характеристики',
  component: FactsDialog,
  args: {
    title: 'Ikon Tyres Autograph Ice 9 205/55 R16 94T',
    facts: { facts: [season, studded], companies },
    onCorrect: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof FactsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A user who does not sell the product sees who states what. */
export const Disputed: Story = {
  args: { facts: { facts: [season, studded], companies: [] } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Характеристики' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      within(dialog).getByText(/Зима у 2.поставщиков, Лето у 1.поставщика/),
    ).toBeVisible();
    await expect(within(dialog).queryByText('Шипы')).toBeNull();
    await expect(within(dialog).queryByRole('button', { name: 'Исправить' })).toBeNull();
  },
};

/** A user who sells the product corrects a fact. */
export const Corrected: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Исправить' }));
    const save = await screen.findByRole('button', { name: 'Сохранить' });
    await expect(save).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: /Шипы/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Нешип' }));
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onCorrect).toHaveBeenCalledWith(companies[0]?.id, [
        { attribute: 'studded', value: false },
      ]),
    );
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Характеристики' })).toBeVisible(),
    );
  },
};

/** An error is shown in the form, which keeps what was filled in. */
export const Refused: Story = {
  args: { onCorrect: fn(() => Promise.reject(new Error('The server is gone'))) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Исправить' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /Сезон/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Всесезон' }));
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Что-то пошло не так');
    await expect(screen.getByRole('combobox', { name: /Сезон/ })).toHaveTextContent('Всесезон');
  },
};
