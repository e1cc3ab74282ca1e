import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  goods,
  linesOf,
  match,
  matched,
  offer,
  QUANTITY,
  substitutes,
} from '../testing/samples.ts';
import { type LoadProduct, story } from '../testing/story.tsx';

const meta = {
  ...story,
  title: 'Приложение/Заявка/Вопросы',
} satisfies Meta<typeof story.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const UNREAD = {
  code: 'unread' as const,
  message:
    'Строка слишком длинная, конец не прочитан: «225/45 R17 8 шт». Разделите её на несколько',
};

const asking = {
  rows: [
    { ...matched, text: 'CO-1', quantity: null, questions: [QUANTITY] },
    {
      ...matched,
      row: 2,
      text: 'CO-1 400',
      quantity: 400,
      questions: [
        { code: 'large_quantity' as const, message: '400 шт. — в десять раз больше обычного' },
      ],
      goods: goods({ offers: [offer({ available: 800 })] }),
    },
  ],
  skipped: [],
};

/** A missing quantity is asked for, and an unusual one must be confirmed. */
export const Asked: Story = {
  args: { lines: linesOf(asking) },
  play: async ({ canvas, args }) => {
    // beside the sum, and in the bar of a narrow screen
    const [why] = canvas.getAllByText('Останутся в заявке: 2 строки без количества.');
    await expect(why).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Заказать' })[0]).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Да, 400/ }));
    const [first] = canvas.getAllByRole('textbox', { name: /Количество/ });
    await userEvent.clear(first as HTMLElement);
    await userEvent.type(first as HTMLElement, '12{Enter}');
    await userEvent.tab();
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^Заказать \d/ })[0] as HTMLElement,
    );
    await expect(args.order.mock.calls.flat(2).flatMap(({ offers }) => offers)).toEqual([
      { offer_id: '90211', quantity: 12, max_price: 689_000 },
      { offer_id: '90211', quantity: 400, max_price: 689_000 },
    ]);
  },
};

/** The end of a long row was not read: that is said beside it. */
export const TooLong: Story = {
  args: {
    lines: linesOf({
      rows: match.rows.map((row) => ({
        ...row,
        questions: row.status === 'matched' ? [] : [UNREAD],
      })),
      skipped: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(UNREAD.message)).toHaveLength(2);
  },
};

/** A product that is out of stock: its nearest substitutes, and how they differ. */
export const Substitutes: Story = {
  args: {
    lines: linesOf({
      rows: [{ ...matched, goods: goods({ offers: [], quantity: 0 }), substitutes }],
      skipped: [],
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Нет в продаже')).toBeVisible();
    await expect(canvas.getByText(/бренд Nokian Tyres вместо Michelin/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Hakkapeliitta R5/ }));
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Заказать \d/ }))[0] as HTMLElement,
    );
    await expect(args.order.mock.calls.flat(2)[0]?.offers).toEqual([
      { offer_id: '91', quantity: 8, max_price: 1_124_000 },
    ]);
  },
};

/** The offers of a chosen product did not load. It can be chosen again. */
export const ChoiceFailed: Story = {
  args: {
    loadProduct: fn<LoadProduct>(async () => {
      throw new ApiError('Сервер не отвечает. Проверьте связь', { kind: 'network' });
    }),
  },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: /Hakkapeliitta R5/ });
    await userEvent.click(radio);
    await expect(await canvas.findByText('Сервер не отвечает. Проверьте связь')).toBeVisible();
    await waitFor(() => expect(radio).not.toBeChecked());
  },
};

const landed = (offer_id: string, landed_price: number) =>
  offer({ offer_id, landed_price, standing: 'fresh' as const });

/** The chosen offer says by how much it is better than the next. */
export const Best: Story = {
  args: {
    lines: linesOf({
      rows: [
        { ...matched, goods: goods({ offers: [landed('a', 700_000), landed('b', 722_000)] }) },
      ],
      skipped: [],
    }),
  },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText(/С доставкой 7.000.₽, дешевле следующего на 220.₽ за штуку, 1.760.₽ за 8/),
    ).toBeVisible(),
};
