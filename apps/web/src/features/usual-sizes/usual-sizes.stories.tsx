import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { today } from '../../shared/format/format-day.ts';
import { answering, withStore } from '../../shared/testing/signed-in.tsx';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { BestOfSize } from './best-of-size.tsx';
import type { UsualSize } from './usual-size-words.ts';
import { UsualSizes, type UsualSizesProps } from './usual-sizes.tsx';

const size: UsualSize = {
  section: 'tyres',
  size: '205/55 R16',
  season: 'winter',
  studded: true,
  orders: 6,
  quantity: 16,
  every_days: 9,
  last: { ordered_on: '2026-11-14', quantity: 16, sum: 8_768_000 },
  due_on: today(),
  prices: [
    { day: '2025-11-05', price: 415_000 },
    { day: '2025-11-15', price: 412_000 },
    { day: '2025-11-22', price: 403_000 },
  ],
};
const wheel: UsualSize = {
  ...size,
  section: 'disks',
  size: '7×17',
  season: null,
  studded: null,
  orders: 2,
  quantity: 4,
  every_days: null,
  last: { ordered_on: '2026-11-23', quantity: 4, sum: 3_000_000 },
  due_on: null,
  prices: [],
};

const meta = {
  title: 'Приложение/Главная/Ваши размеры',
  component: UsualSizes,
  args: {
    sizes: [wheel, size],
    city: 'Рязань',
    bestOf: fn<UsualSizesProps['bestOf']>(() => '4 030 ₽'),
    onTake: fn(async () => undefined),
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof UsualSizes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What it is time to buy stands first; one press buys as much as usual. */
export const Several: Story = {
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(/^205\/55 R16зима, шип.*раз в 9 дней, по 5.480.₽пора/);
    await expect(rows[1]).toHaveTextContent(/2 заказа, обычно 4.шт\. по 7.500.₽последний раз/);
    await expect(
      canvas.getByRole('img', { name: /^Лучшая цена в прайсах за 30 дней, 205\/55 R16 зима/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '205/55 R16' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tires\?q=.*&order_by=landed_price__asc$/),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: '+16 в заявку: 205/55 R16 зима шип' }),
    );
    await expect(args.onTake).toHaveBeenCalledWith(size);
  },
};

export const WithoutCity: Story = {
  args: { city: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('лучшие цены в прайсах, без доставки')).toBeVisible();
  },
};

export const None: Story = {
  args: { sizes: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

const best = (data: object[]) => async () =>
  new Response(JSON.stringify({ data, meta: {}, links: {} }), {
    headers: { 'content-type': 'application/json' },
  });
const found = { brand: 'Кама', model: 'Irbis', min_bulk_price: 390_000 };
const byPrice = (args: Story['args'], answer: ReturnType<typeof best>): Story => ({
  args: {
    sizes: [size],
    bestOf: fn<UsualSizesProps['bestOf']>((one) => <BestOfSize size={one} />),
    ...args,
  },
  decorators: [withStore],
  beforeEach: () => answering(answer),
});

export const BestWithDelivery: Story = {
  ...byPrice({}, best([{ ...found, landed: { price: 403_000 } }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/4.030.₽/)).toBeVisible();
    await expect(canvas.getByText('Кама Irbis')).toBeVisible();
  },
};
export const BestWithoutDelivery: Story = {
  ...byPrice({}, best([{ ...found, landed: null }])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Кама Irbis, без доставки')).toBeVisible();
  },
};
export const NotOnSale: Story = {
  ...byPrice({}, best([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('сейчас нет в продаже')).toBeVisible();
  },
};
