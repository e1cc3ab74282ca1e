import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../../shared/page/paths.ts';
import { sampleCompany } from '../testing/samples.ts';
import { CompanyTabs } from './company-tabs.tsx';

const { id } = sampleCompany;

const meta = {
  title: 'Приложение/Компании/Вкладки',
  component: CompanyTabs,
  args: { company: sampleCompany, newOrders: 3, pathname: paths.company(id) },
} satisfies Meta<typeof CompanyTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seller: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'О компании' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Заказы 3' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Витрины' })).toBeVisible();
  },
};

/** A company that only buys: no seller's pages, but a way to begin to sell. */
export const Buyer: Story = {
  args: {
    company: { ...sampleCompany, price_list_at: null, rests_count: 0 },
    newOrders: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Остатки 0' })).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: /Заказы|Продажи|Покупатели|Витрины/ }),
    ).toBeNull();
  },
};

/** Everything is sold out: the earlier orders stay. */
export const SoldOut: Story = {
  args: { company: { ...sampleCompany, rests_count: 0 }, newOrders: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Заказы' })).toBeVisible();
  },
};
