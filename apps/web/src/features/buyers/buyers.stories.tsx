import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { BuyersView } from './buyers-content.tsx';

const buyer = { id: 'b', name: 'ООО «Колесница»', inn: '6671045512', kpp: '667101001' };

const meta = {
  title: 'Приложение/Компании/Покупатели',
  component: BuyersView,
  args: {
    agreements: [
      { buyer, pay_days: 14, credit_limit: 60_000_000, used: 20_460_000, overdue: 5_000_000 },
      {
        buyer: { ...buyer, id: 'c', name: 'ИП Мельников А. П.' },
        pay_days: null,
        credit_limit: null,
        used: 0,
        overdue: 0,
      },
    ],
    onSave: fn(async () => undefined),
    onReconcile: fn(async () => undefined),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BuyersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buyers: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Отсрочка 14 дней, лимит 600.000.₽/)).toBeVisible();
    await expect(canvas.getByText(/просрочено 50.000.₽/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Условия' })[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const days = dialog.getByRole('textbox', { name: /^Отсрочка/ });
    await userEvent.clear(days);
    await userEvent.type(days, '7{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSave).toHaveBeenCalledWith('c', { pay_days: 7, credit_limit: 0 });
  },
};

export const Empty: Story = { args: { agreements: [] } };
