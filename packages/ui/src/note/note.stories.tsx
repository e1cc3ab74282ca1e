import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Note } from './note.tsx';

const meta = {
  title: 'Components/Feedback/Note',
  component: Note,
  args: { children: 'Прайс обновится в 14:00.' },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Ok: Story = { args: { tone: 'ok', children: 'E-mail подтверждён.' } };

export const Danger: Story = {
  args: { tone: 'danger', title: 'Форма не сохранена.', children: 'Проверьте ИНН и телефон.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Форма не сохранена. Проверьте ИНН и телефон.',
    );
  },
};

export const Signal: Story = {
  args: {
    tone: 'signal',
    title: 'Сэкономьте 4 200 ₽.',
    children: 'Возьмите 8 шин у «Шинторг Урал»: доставка на 2 дня дольше.',
  },
};
