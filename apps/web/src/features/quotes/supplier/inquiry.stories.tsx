import type { Meta, StoryObj } from '@storybook/react-vite';
import { addDays } from 'date-fns/addDays';
import { expect, fn } from 'storybook/test';
import { formatDay, today } from '../../../shared/format/format-day.ts';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import type { InquirySummary } from '../quotes.atoms.ts';
import { inquiry, quote } from '../testing/samples.ts';
import { InquiryList } from './inquiry-list.tsx';
import { InquiryView, type InquiryViewProps } from './inquiry-view.tsx';

const meta = {
  title: 'Приложение/Компании/Запрос цен',
  component: InquiryView,
  decorators: [withRouter],
  args: {
    inquiry,
    onAnswer: fn<InquiryViewProps['onAnswer']>(async () => undefined),
    onWish: fn<InquiryViewProps['onWish']>(async () => undefined),
  },
} satisfies Meta<typeof InquiryView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Own goods and prices are filled in: two presses answer. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Нет у вас')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '−2 %' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить 1 строку' }));
    const [line] = inquiry.lines;
    await expect(args.onAnswer).toHaveBeenLastCalledWith(
      expect.objectContaining({
        version: 0,
        lines: [{ id: line?.id, offer_id: '7', price: 496_900, quantity: 8, day: null }],
      }),
    );
  },
};

/** A price that can't be read is said at its field, and nothing is sent. */
export const WrongPrice: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Цена/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'дорого');
    await expect(canvas.getByRole('button', { name: 'Предложить' })).toBeDisabled();
    await expect(field).toBeInvalid();
  },
};

const [first, ...others] = inquiry.lines;

/** What was offered is revised or withdrawn. */
export const Answered: Story = {
  args: {
    inquiry: {
      ...inquiry,
      ...{ version: 1, answered_by: 'Олег Складов', holds_until: quote().holds_until },
      lines: [...(first ? [{ ...first, quote: quote() }] : []), ...others],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Ответил Олег Складов/)).toBeVisible();
    await expect(canvas.getByText(/ему с доставкой 5 000 ₽/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать всё' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 1, lines: [] }),
    );
  },
};

/** The buyer would take it cheaper: one press agrees, another declines, also after the end. */
export const Wished: Story = {
  args: {
    inquiry: {
      ...inquiry,
      ...{ version: 1, is_open: false },
      lines: first
        ? [{ ...first, quote: quote({ wish: { price: 470_000, state: 'waiting' } }) }]
        : [],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/возьмёт за 4.700.₽, прайс минус 370.₽/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Отдать за 4.700.₽/ }));
    await expect(args.onWish).toHaveBeenLastCalledWith(quote().id, 470_000, true);
    await userEvent.click(canvas.getByRole('button', { name: /^Не отдавать/ }));
    await expect(args.onWish).toHaveBeenLastCalledWith(quote().id, 470_000, false);
  },
};

export const WishDeclined: Story = {
  args: {
    inquiry: {
      ...inquiry,
      version: 2,
      lines: first
        ? [{ ...first, quote: quote({ wish: { price: 470_000, state: 'declined' } }) }]
        : [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Отказались отдать за 4.700.₽/)).toBeVisible();
  },
};

const later = today(addDays(Date.now(), 10));

/** What comes to the supplier only later is said with its day, which a field takes. */
export const Later: Story = {
  args: {
    inquiry: {
      ...inquiry,
      ...{ version: 1 },
      lines: first ? [{ ...first, quote: quote({ day: later }) }] : [],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(new RegExp(`будет у вас ${formatDay(later)}`))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить 1 строку' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(
      expect.objectContaining({ lines: [expect.objectContaining({ day: later })] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Убрать день/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить 1 строку' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(
      expect.objectContaining({ lines: [expect.objectContaining({ day: null })] }),
    );
  },
};

/** What is ordered stays as it is. */
export const Taken: Story = {
  args: {
    inquiry: {
      ...inquiry,
      ...{ version: 1, is_open: false },
      lines: first ? [{ ...first, quote: quote({ state: 'taken' }) }] : [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('заказано')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Предложить/ })).toBeNull();
  },
};

const summary: InquirySummary = {
  id: inquiry.id,
  city: 'Рязань',
  until: inquiry.until,
  state: 'waiting',
  lines_count: 4,
  quantity: 24,
  wishes_count: 0,
  beginning: ['Cordiant Snow Cross 2', '185/65 R15 лето', 'Кама NR 202'],
  answered_at: null,
  answered_by: null,
  created_at: inquiry.until,
};

export const List: Story = {
  render: () => (
    <InquiryList
      inquiries={[
        summary,
        { ...summary, id: '4', state: 'answered', wishes_count: 1 },
        { ...summary, id: '2', state: 'taken' },
        { ...summary, id: '3', state: 'ended' },
      ]}
      hrefOf={(id) => `/${id}`}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ждут вашу цену: 2' })).toBeVisible();
    await expect(canvas.getAllByText(/и ещё 1/)).toHaveLength(4);
    await expect(canvas.getByText('Торгуются')).toBeVisible();
    await expect(canvas.getByText('Заказали')).toBeVisible();
  },
};

export const Empty: Story = {
  render: () => <InquiryList inquiries={[]} hrefOf={(id) => `/${id}`} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Цен пока никто не просит')).toBeVisible();
  },
};
