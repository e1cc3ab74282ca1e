import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/Fields/TextArea',
  component: TextArea,
  args: { label: 'О компании', placeholder: 'Чем торгуете и с кем работаете', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'Покупатели прочтут это на вашей странице' },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'О компании' });
    await userEvent.type(area, 'Шины{Enter}и диски');
    await expect(args.onChange).toHaveBeenLastCalledWith('Шины\nи диски');
    await userEvent.clear(area);
  },
};

export const Growing: Story = {
  args: { isGrowing: true },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'Зима{Enter}Лето{Enter}Всесезон{Enter}Шип{Enter}Без шипов');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};

export const Invalid: Story = {
  args: {
    isInvalid: true,
    defaultValue: 'О'.repeat(80),
    errorMessage: 'Не больше 70 знаков, сейчас 80',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Не больше 70 знаков, сейчас 80',
    );
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: 'Торгуем шинами с 2008 года.' },
};

export const Disabled: Story = { args: { isDisabled: true } };
