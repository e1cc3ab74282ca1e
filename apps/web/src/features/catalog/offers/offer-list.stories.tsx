import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { offers } from '../testing/samples.ts';
import { OfferList } from './offer-list.tsx';

const meta = {
  title: 'Приложение/Каталог/Предложения',
  component: OfferList,
  args: {
    title: 'Ikon Tyres Autograph Ice 9 205/55 R16 94T',
    offers,
    offerAge: true,
  },
  decorators: [withRouter],
} satisfies Meta<typeof OfferList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for all rows: the first ones are rendered before the rest. */
async function allRows(canvas: ReturnType<typeof within>) {
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(offers.length));
  return canvas.getAllByRole('listitem');
}

/** Without a city nobody can say what is the best. */
export const Tyres: Story = {
  play: async ({ canvas }) => {
    const [, second, third, fourth] = await allRows(canvas);
    await expect(canvas.queryByText('Лучшая')).toBeNull();
    await expect(second).toHaveTextContent('+0,5');
    await expect(second).toHaveTextContent('>20');
    await expect(third).toHaveTextContent('без НДС');
    await expect(within(fourth as HTMLElement).getByText('Быстрее всех')).toBeVisible();
  },
};
/** Products that are not new say so. */
export const NotNew: Story = {
  args: { offers: offers.map((offer) => ({ ...offer, condition: 'discounted' as const })) },
  play: async ({ canvas }) => {
    await allRows(canvas);
    await expect(canvas.getAllByText('Уценка').length).toBe(offers.length);
  },
};

/** Visitors may not see prices. */
export const NoPrices: Story = {
  args: { offers: offers.map((offer) => ({ ...offer, bulk_price: null })) },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Цены видны после входа' });
    await expect(link?.getAttribute('href')).toMatch(/^\/login\?next=/);
    await expect(canvas.queryByRole('button', { name: /В корзину/ })).toBeNull();
    await expect(canvas.queryByText(/₽/)).toBeNull();
  },
};
export const Wheels: Story = { args: { offerAge: false } };
/** What the offers cost a buyer who deducts VAT. */
export const NetCost: Story = {
  args: { view: 'net' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/в прайсе/).length).toBeGreaterThan(0);
  },
};

const delivery = {
  reach: 'delivers' as const,
  date_min: '2026-11-30',
  date_max: '2026-12-02',
  pieces: 4,
  cost: 90_000,
  net_price: 1_188_934,
  gross_price: 1_450_500,
  standing: 'fresh' as const,
};

const unknown = { cost: null, net_price: null, gross_price: null, standing: 'unknown' as const };
const WAYS = [
  delivery,
  { ...delivery, cost: 0, gross_price: 1_460_500 },
  { ...delivery, ...unknown, reach: 'carrier' as const },
  { ...delivery, ...unknown, reach: 'never' as const },
];

/** With a city the price is that with delivery, and the best offer says why it is the best. */
export const ToCity: Story = {
  args: {
    city: 'Рязань',
    offers: offers.map((offer, at) => ({ ...offer, delivery: WAYS[at % 4] ?? null })),
  },
  play: async ({ canvas }) => {
    const rows = await allRows(canvas);
    await expect(rows[0]).toHaveTextContent('30 ноября – 2 декабря');
    await expect(rows[0]).toHaveTextContent(/900.₽ за 4.шт\./);
    await expect(rows[0]).toHaveTextContent(
      /Лучшая с доставкой в город Рязань 14.505.₽, будет 30 ноября – 2 декабря, DOT 2026, дешевле следующего на 100.₽ за штуку, 400.₽ за 4.шт\./,
    );
    await expect(rows[1]).toHaveTextContent('бесплатно');
    await expect(rows[2]).toHaveTextContent('отгрузка 30 ноября – 2 декабря');
    await expect(rows[2]).toHaveTextContent('по тарифу перевозчика');
    await expect(rows[3]).toHaveTextContent('Сюда не возит');
    await expect(canvas.getAllByText('Лучшая')).toHaveLength(1);
  },
};

/** Old tyres and unknown deliveries are never the best, however cheap they are. */
export const NoneFresh: Story = {
  args: {
    city: 'Рязань',
    offers: offers.map((offer) => ({ ...offer, delivery: { ...delivery, standing: 'old' } })),
  },
  play: async ({ canvas }) => {
    await allRows(canvas);
    await expect(canvas.queryByText('Лучшая')).toBeNull();
  },
};
