import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from 'date-fns/addDays';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import type { Buying } from '../../../shared/cart/buying.ts';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import type { InquiryBody, Quote, RequestQuotes } from '../quotes.atoms.ts';
import { quoted } from '../testing/samples.ts';
import { type AskableLine, AskForm } from './ask-form.tsx';
import { orderOf, type QuoteChoices } from './choice.ts';
import { QuotesPanel } from './quotes-panel.tsx';
import { QuotesView, type QuotesViewProps } from './quotes-view.tsx';

const buying: Buying = {
  ...{ goods: 7_840_000, delivery: 80_000, vat: 0, suppliers: 1, isAddressWanted: false },
  ...{ until: undefined, fetched: undefined, blocks: [], left: [] },
  deliveryWords: { title: 'С доставкой', cost: '800 ₽' },
  lines: ['a', 'b'].map((line_id) => ({
    line_id,
    offers: [{ offer_id: line_id, quantity: 8, max_price: 490_000 }],
  })),
};

function Working(props: Omit<QuotesViewProps, 'chosen' | 'onChoose' | 'sums'>) {
  const [chosen, setChosen] = useState<QuoteChoices>({});
  return (
    <>
      <QuotesView
        {...props}
        chosen={chosen}
        sums={new Map([[props.quotes.lines[0]?.quotes[0]?.supplier.id ?? '', buying]])}
        onChoose={(line, choice) => setChosen({ ...chosen, [line]: choice })}
      />
      <output>{orderOf(props.quotes.lines, chosen).length}</output>
    </>
  );
}

const meta = {
  title: 'Приложение/Заявка/Запрос цен',
  component: Working,
  decorators: [withRouter],
  args: {
    quotes: quoted,
    onWish: fn<QuotesViewProps['onWish']>(async () => undefined),
    onEnd: fn<QuotesViewProps['onEnd']>(async () => undefined),
  },
} satisfies Meta<typeof Working>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The best of each line is chosen already; a quote that can't be ordered says why. */
export const SideBySide: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radiogroup');
    if (!first || !second) throw new Error('Two lines were quoted');
    await expect(within(first).getByRole('radio', { name: /Шинный двор/ })).toBeChecked();
    const short = within(first).getByRole('radio', { name: /^5.150.₽ Волга Шина Снаб/ });
    await expect(short).toBeDisabled();
    await expect(canvas.getByText(/на складе 4\sшт. из 8: заказать не выйдет/)).toBeVisible();
    await expect(within(second).getByRole('radio', { name: /Без запроса/ })).toBeChecked();
    await expect(canvas.getByText(/срок прошёл/)).toBeVisible();
    // all of a supplier is delivered once, as the panel says it
    await expect(canvas.getByText(/^79.200.₽$/)).toBeVisible();
    await expect(canvas.getByText(/Не ответили: Волга Шина Снаб/)).toBeVisible();
    await userEvent.click(within(second).getByRole('radio', { name: 'Не брать' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
  },
};

/** Answers are waited for longer, or no longer; one that has ended is opened again. */
export const Term: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [inquiry] = quoted.inquiries;
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть приём' }));
    await expect(args.onEnd).toHaveBeenLastCalledWith(inquiry, null);
    await userEvent.click(canvas.getByRole('button', { name: 'Продлить' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'На сутки' }));
    await expect(args.onEnd).toHaveBeenLastCalledWith(
      inquiry,
      addDays(new Date(inquiry?.until ?? ''), 1).toISOString(),
    );
  },
};

/** Nothing is waited for once all is ordered. */
export const TermOver: Story = {
  args: {
    quotes: {
      ...quoted,
      inquiries: quoted.inquiries.map((one) => ({ ...one, is_open: false })),
      lines: quoted.lines.map((line) => ({ ...line, is_open: false })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/приём закончен/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Продлить|Закрыть/ })).toBeNull();
  },
};

const [quotedLine] = quoted.lines;
const bargained = (change: Partial<Quote>): RequestQuotes => ({
  ...quoted,
  lines: quotedLine
    ? [
        {
          ...quotedLine,
          quotes: quotedLine.quotes.map((one, at) =>
            at === 1 ? { ...one, available: 100, ...change } : one,
          ),
        },
      ]
    : [],
});

/** A quote that is dearer than the best is bargained about by one press. */
export const Bargaining: Story = {
  args: { quotes: bargained({}) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/вышло бы 5.000.₽, как у лучшего/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Предложить 4.900.₽: Волга/ }));
    await expect(args.onWish).toHaveBeenCalledWith(
      expect.objectContaining({ price: 505_000 }),
      490_000,
    );
  },
};

export const BargainWaits: Story = {
  args: { quotes: bargained({ wish: { price: 490_000, state: 'waiting' }, wishes_left: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('предложили, ждём ответа')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Предложить/ })).toBeNull();
  },
};

export const BargainDeclined: Story = {
  args: { quotes: bargained({ wish: { price: 490_000, state: 'declined' }, wishes_left: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('не отдаёт за эту цену')).toBeVisible();
  },
};

export const BargainAgreed: Story = {
  args: {
    quotes: bargained({
      ...{ price: 485_000, landed_price: 495_000, version: 2 },
      wish: { price: 485_000, state: 'agreed' },
    }),
  },
  play: async ({ canvas }) => {
    const [group] = canvas.getAllByRole('radiogroup');
    await expect(
      within(group as HTMLElement).getByRole('radio', { name: /^4.950.₽ Волга/ }),
    ).toBeChecked();
    await expect(canvas.getByText(/уступил вам/)).toBeVisible();
  },
};

const many = Array.from({ length: 6 }, (_, at) => ({
  id: `many-${at}`,
  name: `Поставщик ${at + 1}`,
}));

/** Four suppliers stand side by side, and the others below them with their names. */
export const ManySuppliers: Story = {
  args: {
    quotes: {
      ...quoted,
      lines: quotedLine
        ? [
            {
              ...quotedLine,
              quotes: many.map((supplier, at) => ({
                ...(quotedLine.quotes[0] as Quote),
                ...{ supplier, id: `q${at}`, price: 490_000 + at * 1000 },
                landed_price: 500_000 + at * 1000,
              })),
            },
          ]
        : [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: /Поставщик \d/ })).toHaveLength(6);
    await expect(canvas.getByText('лучшая')).toBeVisible();
    await expect(canvas.getByText(/дешевле следующего на 10.₽/)).toBeVisible();
  },
};

const lines: AskableLine[] = [
  {
    id: 'a',
    text: 'кордиант 8',
    product: { id: '1842', title: 'Cordiant Snow Cross 2' },
    quantity: 8,
  },
  { id: 'b', text: '185/65 R15 лето', product: null, quantity: null },
];
const whoSells = fn(async () => [
  { id: '1', name: 'Шинный двор' },
  { id: '2', name: 'Волга Шина Снаб' },
]);
const onAsk = fn(async () => undefined);

/** All is chosen already; what is left out is not asked. */
export const Ask: Story = {
  render: () => <AskForm lines={lines} whoSells={whoSells} onAsk={onAsk} />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Спросить 2 поставщиков' }),
    ).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Волга Шина Снаб' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '185/65 R15 лето' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Спросить 1 поставщика' }));
    await expect(onAsk).toHaveBeenLastCalledWith(
      [{ line_id: 'a', product_id: '1842', quantity: 8 }],
      '24',
      ['1'],
    );
  },
};

const whoSellsMuch = fn(async () =>
  Array.from({ length: 29 }, (_, at) => ({ id: String(at), name: `Поставщик ${at + 1}` })),
);

/** Many suppliers are folded; some of them are chosen after all are left out. */
export const AskMany: Story = {
  render: () => <AskForm lines={lines} whoSells={whoSellsMuch} onAsk={onAsk} />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Спросить 29 поставщиков' }),
    ).toBeEnabled();
    await expect(canvas.getByText('Поставщик 2')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Кого спросить: всех, 29'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять всех' }));
    await expect(canvas.getByRole('button', { name: 'Спросить' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Поставщик 2' }));
    await expect(canvas.getByText('Кого спросить: 1 из 29')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Спросить 1 поставщика' })).toBeEnabled();
  },
};

const whoSellsSized = fn(async (asked: InquiryBody['lines']) => {
  const at = asked.findIndex(({ line_id }) => line_id === 'b');
  if (at < 0) return whoSells();
  const fieldErrors = { [`lines.${at}.product_id`]: ['Сначала выберите товар'] };
  throw new ApiError('Проверьте поля', { kind: 'answer', status: 422, fieldErrors });
});

/** A line that names no size is left out, and says why; the others are asked for. */
export const AskUnclear: Story = {
  render: () => <AskForm lines={lines} whoSells={whoSellsSized} onAsk={onAsk} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Сначала выберите товар')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '185/65 R15 лето' })).toBeDisabled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Спросить 2 поставщиков' }));
    await expect(onAsk).toHaveBeenLastCalledWith(
      [{ line_id: 'a', product_id: '1842', quantity: 8 }],
      '24',
      ['1', '2'],
    );
  },
};

const onOrder = fn();
const onAddAddress = fn();
const onWay = fn();
const PANEL = {
  ...{ failure: undefined, isOrdering: false, onRetry: fn(), onOrder, onAddAddress },
  ...{ ways: [], way: undefined, onWay },
};
const WAYS = [
  { id: 'best', name: 'Лучшее по строкам', lines: 'все 2 строки', buying },
  {
    id: '1',
    name: 'Всё у одного: Шинный двор',
    lines: '1 из 2 строк',
    buying: { ...buying, goods: 4_020_000 },
  },
  {
    id: '2',
    name: 'У двоих: Шинный двор и Волга Шина Снаб',
    lines: 'все 2 строки',
    buying: undefined,
  },
];

export const Panel: Story = {
  render: () => <QuotesPanel {...PANEL} count={2} buying={buying} outcome={undefined} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('79 200 ₽')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Заказать 2 строки' }));
    await expect(onOrder).toHaveBeenCalledOnce();
  },
};

/** The ways stand by what they come to; a press or a key switches to one. */
export const Ways: Story = {
  render: () => (
    <QuotesPanel {...PANEL} count={2} buying={buying} outcome={undefined} ways={WAYS} way="best" />
  ),
  play: async ({ canvas, userEvent }) => {
    const best = canvas.getByRole('radio', { name: /^Лучшее по строкам/ });
    await expect(best).toBeChecked();
    await expect(canvas.getByText('1 из 2 строк')).toBeVisible();
    await userEvent.keyboard('3');
    await expect(onWay).toHaveBeenLastCalledWith('2');
    await userEvent.click(canvas.getByText('Всё у одного: Шинный двор'));
    await expect(onWay).toHaveBeenLastCalledWith('1');
  },
};

/** What keeps it from being ordered is said, and so is what came of the press. */
export const Obstacle: Story = {
  render: () => (
    <QuotesPanel
      {...PANEL}
      count={2}
      buying={{
        ...buying,
        lines: buying.lines.slice(1),
        blocks: ['Осталось 4 шт.'],
        left: ['У поставщика «Шинный двор» минимальный заказ 90 000 ₽: не хватает 12 000 ₽'],
      }}
      outcome={{ failure: 'Поставщик изменил предложение' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Заказать 1 строку' })).toBeDisabled();
    await expect(canvas.getByText('Осталось 4 шт.')).toBeVisible();
    await expect(canvas.getByText(/«Шинный двор» минимальный заказ 90 000 ₽/)).toBeVisible();
    await expect(canvas.getByText(/Поставщик изменил предложение/)).toBeVisible();
  },
};

/** Without an address the button asks for one: nothing else is missing. */
export const NoAddress: Story = {
  render: () => (
    <QuotesPanel
      {...PANEL}
      count={2}
      buying={{ ...buying, blocks: ['Укажите адрес доставки'], isAddressWanted: true }}
      outcome={undefined}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Укажите адрес доставки')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Указать адрес' }));
    await expect(onAddAddress).toHaveBeenCalledOnce();
  },
};

export const Ordered: Story = {
  render: () => (
    <QuotesPanel
      {...PANEL}
      count={0}
      buying={undefined}
      outcome={{ orders: [{ id: '1', number: 'П-000123' }] }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'П-000123' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Заказать' })).toBeDisabled();
  },
};
