import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'В избранном пока никого',
    children: 'Нажмите на сердечко у поставщика, и его цены встанут первыми.',
  },
  argTypes: { actions: { control: false }, drawing: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: { actions: <Button>Выбрать поставщиков</Button> },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'В избранном пока никого' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const WordsAlone: Story = { args: { headingLevel: 3 } };

export const TwoWaysOn: Story = {
  args: {
    title: 'Шин 205/55 R16 с шипами и RunFlat нет',
    children: 'Снимите одно из условий:',
    actions: (
      <>
        <Button>Без RunFlat, 48 моделей</Button>
        <Button>Без шипов, 12 моделей</Button>
        <Button variant="ghost">Сбросить фильтры</Button>
      </>
    ),
  },
};
