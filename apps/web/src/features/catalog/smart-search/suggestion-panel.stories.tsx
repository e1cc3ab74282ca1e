import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { suggestions } from '../testing/samples.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

const meta = {
  title: 'Приложение/Каталог/Подсказки поиска',
  component: SuggestionPanel,
  args: { listId: 'models', suggestions, activeIndex: 0, onChoose: fn(), onAdd: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SuggestionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Understood: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить Ikon Tyres' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ brand: ['Ikon Tyres'] });
    await userEvent.click(canvas.getByRole('option', { name: /WR D4/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(suggestions.models[1]);
  },
};
/** Words that lead nowhere. */
export const NoModels: Story = { args: { suggestions: { ...suggestions, models: [], total: 0 } } };
