import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Components/Navigation/Steps',
  component: Steps,
  args: {
    label: 'Загрузка прайса',
    steps: ['Файл', 'Столбцы', 'Загрузка', 'Готово'],
    current: 2,
    doneLabel: 'пройден',
    failedLabel: 'не получилось',
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Third: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
    ]);
    await expect(items[0]).toHaveTextContent('Файл, пройден');
    await expect(items[2]).toHaveTextContent('Загрузка');
  },
};

export const First: Story = { args: { current: 0 } };

export const Done: Story = { args: { current: 4 } };

export const Failed: Story = {
  args: { isFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Загрузка, не получилось');
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
