import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { suggestions } from '../testing/samples.ts';
import { optionsOf } from './options.ts';
import { questionsOf } from './questions.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

const nothing = { q: '', filters: {}, page: 1, unknown: [] };

const meta = {
  title: 'Приложение/Каталог/Подсказки поиска',
  component: SuggestionPanel,
  args: {
    listId: 'suggestions',
    suggestions,
    options: optionsOf(suggestions, false),
    activeIndex: 0,
    onChoose: fn(),
    onTake: fn(),
    questions: { section: 'tyres', ...questionsOf(nothing, 'нокиан', suggestions.understood) },
    onAdd: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SuggestionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was understood first, then models, brands and suppliers. */
export const Understanding: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить Ikon Tyres' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ brand: ['Ikon Tyres'] });
    await userEvent.click(canvas.getByRole('option', { name: /WR D4/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'model', ...suggestions.models[1] });
    await userEvent.click(canvas.getByRole('option', { name: /Nordman/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'brand', ...suggestions.brands[1] });
    await userEvent.click(canvas.getByRole('option', { name: /Нокиан Склад/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      kind: 'supplier',
      ...suggestions.suppliers[0],
    });
  },
};

const everywhere = {
  ...suggestions,
  sections: [...suggestions.sections, { section: 'disks' as const, total: 14 }],
};
/** On the home page: the same words in every section that knows them. */
export const Everywhere: Story = {
  args: { suggestions: everywhere, options: optionsOf(everywhere, true), onAdd: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: /Диски.*14 моделей/ })).toBeVisible();
  },
};

/** Words that lead nowhere. */
export const Nothing: Story = {
  args: { suggestions: { ...suggestions, models: [], total: 0 }, options: [] },
};
