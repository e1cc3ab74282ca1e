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
    best: 1428000,
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

export const Tyres: Story = {
  play: async ({ canvas }) => {
    const [best, second, third, fourth] = await allRows(canvas);
    await expect(within(best as HTMLElement).getByText('Лучшая цена')).toBeVisible();
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

export const Wheels: Story = { args: { offerAge: false } };
/** What the offers cost a buyer who deducts VAT. */
export const NetCost: Story = {
  args: { view: 'net' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/в прайсе/).length).toBeGreaterThan(0);
    await expect(canvas.getByText('Лучшая цена')).toBeVisible();
  },
};

/** Two tyres left over from another season are cheaper, but their price does not count for a buyer of four. */
export const LeftOver: Story = {
  args: {
    offers: offers.map((offer, at) =>
      at === 0
        ? { ...offer, bulk_price: 900_000, quantity: 2, min_order: 1, multiple: 1, dot_year: 2023 }
        : offer,
    ),
    best: 900_000,
  },
  play: async ({ canvas }) => {
    const [left, second] = canvas.getAllByRole('listitem');
    await expect(within(left as HTMLElement).queryByText('Лучшая цена')).toBeNull();
    await expect(within(second as HTMLElement).getByText('Лучшая цена')).toBeVisible();
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
};

/** With a city there are arrival days, and the landed price. */
export const ToCity: Story = {
  args: {
    offers: offers.map((offer, at) => ({
      ...offer,
      delivery: (
        [
          delivery,
          { ...delivery, cost: 0, gross_price: offer.bulk_price },
          { ...delivery, reach: 'carrier', cost: null, net_price: null, gross_price: null },
          { ...delivery, reach: 'never', cost: null, net_price: null, gross_price: null },
        ] as const
      )[at % 4] as NonNullable<(typeof offer)['delivery']>,
    })),
  },
  play: async ({ canvas }) => {
    const rows = await allRows(canvas);
    await expect(rows[0]).toHaveTextContent('30 ноября – 2 декабря');
    await expect(rows[0]).toHaveTextContent(/900.₽ за 4.шт\./);
    await expect(rows[0]).toHaveTextContent(/с дост\. 14.505.₽/);
    await expect(rows[1]).toHaveTextContent('бесплатно');
    await expect(rows[2]).toHaveTextContent('отгрузка 30 ноября – 2 декабря');
    await expect(rows[2]).toHaveTextContent('по тарифу перевозчика');
    await expect(rows[3]).toHaveTextContent('Сюда не возит');
  },
};
