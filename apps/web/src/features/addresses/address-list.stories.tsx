import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddressList } from './addresses.tsx';

const address = {
  id: 'a',
  company: { id: 'c', name: 'Колесница' },
  label: 'Склад',
  city: 'Екатеринбург',
  street: 'Монтажников, 24',
  receiver: 'Андрей Мельников',
  phone: '73432884107',
  working_hours: 'пн–сб 09:00–20:00',
  is_default: true,
};

const meta = {
  title: 'Приложение/Профиль/Адреса доставки',
  component: AddressList,
  args: {
    addresses: [address],
    owners: [{ id: 'c', name: 'ООО «Колесница»' }],
    prefill: fn(async () => ({
      city: 'Екатеринбург',
      street: 'Монтажников, 24',
      phone: '73432884107',
      working_hours: 'пн–пт 9–18',
    })),
    onAdd: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof AddressList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Андрей Мельников, +7 (343) 288-41-07, пн–сб 09:00–20:00, Колесница',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Склад' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(address));
  },
};

/** A new address is prefilled from the company's profile. */
export const Added: Story = {
  args: { addresses: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    const dialog = await screen.findByRole('dialog');
    const street = within(dialog).getByRole('textbox', { name: 'Улица и дом' });
    await waitFor(() => expect(street).toHaveValue('Монтажников, 24'));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Кто примет' }), 'Иван');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Добавить адрес' }));
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        company_id: 'c',
        label: 'Склад',
        city: 'Екатеринбург',
        street: 'Монтажников, 24',
        receiver: 'Иван',
        phone: '73432884107',
        working_hours: 'пн–пт 9–18',
        is_default: false,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
