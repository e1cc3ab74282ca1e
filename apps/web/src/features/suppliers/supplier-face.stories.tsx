import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { SupplierFace } from './supplier-face.tsx';
import { supplier } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Поставщики/Страница поставщика',
  component: SupplierFace,
  args: { supplier },
  decorators: [withRouter],
} satisfies Meta<typeof SupplierFace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Шинторг Урал');
    const phone = canvas.getByRole('link', { name: '+7 343 200-10-20' });
    await expect(phone).toHaveAttribute('href', 'tel:+73432001020');
    await expect(canvas.getByRole('link', { name: 'shintorg' })).toHaveAttribute(
      'href',
      'https://t.me/shintorg',
    );
  },
};
/** Little is known, and the price list is old. */
export const Sparse: Story = {
  args: {
    supplier: {
      ...supplier,
      name: 'Общество с очень длинным названием, которое едва помещается в строку',
      reliability: { orders: 40, confirmed: 62, answer_minutes: 4000 },
      city: null,
      price_list_at: '2026-01-10T10:00:00+03:00',
      description: null,
      working_hours: null,
      phone: null,
      email: null,
      site: null,
      socials: { vk: null, telegram: null, whatsapp: null },
      legal_form: null,
      inn: null,
      ogrn: null,
      legal_address: null,
      actual_address: null,
      filials: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Поставщик не указал контактов.')).toBeVisible();
  },
};
