import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RuleList } from './rules-part.tsx';
import { sampleRules } from './testing/understood-samples.ts';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Правила',
  component: RuleList,
  args: {
    rules: sampleRules,
    onChange: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof RuleList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rule is changed in its place, or removed. */
export const Rules: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: «КамаЕвр» — это Кама' }));
    const brand = canvas.getByRole('textbox', { name: 'Бренд' });
    await userEvent.clear(brand);
    await userEvent.type(brand, 'Кама Евро');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(sampleRules[1], {
        answer: 'brand',
        value: 'Кама Евро',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить: «КамаЕвр» — это Кама' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить правило' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(sampleRules[1]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const None: Story = { args: { rules: [] } };

/** A refusal keeps the question open, and says why. */
export const Refused: Story = {
  args: {
    onRemove: fn(async () => {
      throw new ApiError('Прайс-лист ещё читается', { kind: 'answer', status: 409 });
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить: «КамаЕвр» — это Кама' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить правило' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Прайс-лист ещё читается');
  },
};
