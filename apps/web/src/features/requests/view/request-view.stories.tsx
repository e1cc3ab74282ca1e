import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { goods, linesOf, match, notOnSale, offer, open, requestOf } from '../testing/samples.ts';
import { type Match, type Reword, story } from '../testing/story.tsx';

const meta = { ...story, title: 'Приложение/Заявка' } satisfies Meta<typeof story.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: ReturnType<typeof within>, name: string | RegExp) =>
  within(canvas.getByRole('complementary', { name: 'Заказ' })).getByRole('button', { name });

/** The choice settles a line, the stepper goes in the supplier's multiples, and all is ordered by one press. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Останутся в заявке: 1 строка без выбора, 1 строка не найдена.'),
    ).toBeVisible();
    await expect(button(canvas, 'Заказать 1 строку')).toBeEnabled();
    await userEvent.click(canvas.getByRole('radio', { name: /Hakkapeliitta R5/ }));
    await waitFor(() => expect(button(canvas, 'Заказать 2 строки')).toBeVisible());
    await expect(canvas.getByRole('region', { name: 'Отложены' })).toHaveTextContent(
      'Добрый день!',
    );
    const [clear] = canvas.getAllByRole('listitem');
    await userEvent.click(within(clear as HTMLElement).getByRole('button', { name: 'Больше' }));
    await expect(within(clear as HTMLElement).getByRole('textbox')).toHaveValue('12');
    await userEvent.click(button(canvas, 'Заказать 2 строки'));
    await expect(args.order).toHaveBeenCalledWith([
      { line_id: '1', offers: [{ offer_id: '90211', quantity: 12, max_price: 689_000 }] },
      { line_id: '2', offers: [{ offer_id: '91', quantity: 4, max_price: 1_124_000 }] },
    ]);
  },
};

/** One press takes the cheapest for all lines that were understood, and another takes that back. */
export const Cheapest: Story = {
  args: {
    lines: linesOf({
      rows: [open, { ...open, row: 3 }, { ...match.rows[1]!, row: 4 }],
      skipped: [],
    }),
  },
  play: async ({ canvas, args }) => {
    // a line of which not all is understood is left out, and said
    await expect(canvas.getByText(/^Строку \d+ выберите сами/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Взять самое дешёвое: 2 строки' }));
    await waitFor(() => expect(button(canvas, 'Заказать 2 строки')).toBeEnabled());
    await expect(args.loadProduct).toHaveBeenCalledWith('1', 4);
    await expect(canvas.getByText(/1 строка без выбора/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить выбор' }));
    await waitFor(() => expect(canvas.getAllByText(/3 строки без выбора/)[0]).toBeVisible());
  },
};

/** The lines are there as they were written, while it is looked up what there is. */
export const Reading: Story = {
  args: { lines: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Строки' })).toHaveTextContent(
      '205/55 R16 зима нокиан ххх 4',
    );
    await expect(button(canvas, 'Заказать')).toBeDisabled();
  },
};

/** It is copied, and closed. */
export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Копировать' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true));
  },
};

/** It gets a name. */
export const Named: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Назвать' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Название заявки' }), 'Окская');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith('Окская'));
    await waitFor(() =>
      expect(canvas.queryByRole('textbox', { name: 'Название заявки' })).toBeNull(),
    );
  },
};

/** A line is added in the words of whoever wants it. */
export const Added: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить строки' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Новые строки' }), '225/65 R17 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('225/65 R17 4'));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Новые строки' })).toBeNull());
  },
};

/** A line is reworded and read again. */
export const Mended: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Строка 4' });
    await userEvent.clear(field);
    await userEvent.type(field, 'CO-1 8{Enter}');
    await waitFor(() => expect(args.onReword).toHaveBeenCalledWith('4', 'CO-1 8'));
  },
};

/** Somebody else was quicker: the line keeps its text, and it is said who. */
export const Overtaken: Story = {
  args: {
    onReword: fn<Reword>(async () => {
      throw new ApiError('Заявку изменил Павел. Проверьте и повторите', {
        kind: 'answer',
        status: 409,
      });
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Строка 4' });
    await userEvent.type(field, ' 8{Enter}');
    await expect(await canvas.findByText(/Заявку изменил Павел/)).toBeVisible();
    await expect(field).toHaveValue('что-то непонятное 8');
  },
};

/** A line that is understood but not on sale is not called unreadable. */
export const NotOnSale: Story = {
  args: { lines: linesOf({ rows: [notOnSale], skipped: [] }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Строка/ });
    await expect(field).toHaveAccessibleDescription('Сейчас никто не продаёт: «205/55 R16»');
    await userEvent.type(field, ' зима');
    await expect(field).toHaveAccessibleDescription('');
  },
};

export const StillUnknown: Story = {
  args: { match: fn<Match>(async () => ({ ...match, rows: match.rows.slice(2) })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await expect(await canvas.findByText(/Таких товаров нет/)).toBeVisible();
    await expect(args.onReword).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать строку 4' }));
    await expect(canvas.queryByText('Не нашли')).toBeNull();
  },
};

const order = { id: 'o', number: 'П-000123', status: 'new' as const, supplier: 'Шинторг Урал' };

/** What is ordered names its order; the rest of the request lives on. */
export const Ordered: Story = {
  args: {
    request: requestOf(match, {
      orders: [order],
      lines: requestOf(match).lines.map((line) =>
        line.id === '1' ? { ...line, state: 'ordered', ordered: 8, orders: ['o'] } : line,
      ),
    }),
    lines: linesOf(match).slice(1),
    outcome: { orders: [order] },
  },
  play: async ({ canvas, args }) => {
    const ordered = within(canvas.getByRole('region', { name: 'Заказаны' }));
    await expect(ordered.getByRole('link', { name: 'П-000123' })).toHaveAttribute(
      'href',
      '/orders/o',
    );
    await expect(canvas.getByText('Заказано.')).toBeVisible();
    await expect(canvas.queryByText('В наличии')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Это товар: строка 3' }));
    await expect(args.onRestore).toHaveBeenCalledWith('3');
  },
};

/** Another buyer was quicker: nothing is ordered, and the lines are named. */
export const Refused: Story = {
  args: {
    outcome: {
      failure: 'Часть товара купили, сняли с продажи или она подорожала',
      problems: [
        {
          offer_id: '90211',
          code: 'price_up',
          message: 'Цена выросла с 6 890 до 7 000 ₽',
          requested: 8,
          available: 48,
          price_before: 689_000,
          price_now: 700_000,
        },
      ],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/Snow Cross 2.*Цена выросла/)).toBeVisible(),
};

const severalSuppliers = {
  rows: match.rows.slice(0, 1).map((row) => ({
    ...row,
    quantity: 100,
    goods: goods({
      offers: [
        offer(),
        offer({
          offer_id: '90212',
          supplier: 'Колесо-Опт',
          city: 'Казань',
          delivery_days_min: 2,
          delivery_days_max: 4,
          bulk_price: 702_000,
          available: 96,
        }),
      ],
    }),
  })),
  skipped: [],
};

const talk = { rows: [], skipped: [{ row: 1, text: 'Здравствуйте!' }] };

/** Of a text without goods it is said that there are none, and each line may be taken as goods. */
export const NoGoods: Story = {
  args: { request: requestOf(talk), lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В тексте не нашли ни одного товара.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Это товар: строка 1' })).toBeVisible();
    await expect(button(canvas, 'Заказать')).toBeDisabled();
  },
};

/** No supplier has so many: the pieces come from several. Only what nobody has is cut. */
export const SeveralSuppliers: Story = {
  args: { request: requestOf(severalSuppliers), lines: linesOf(severalSuppliers) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('из 2 поставщиков')).toBeVisible();
    const parts = within(canvas.getByRole('list', { name: 'По поставщикам' }));
    await expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Шинторг Урал.*48.*×.*6.890/),
      expect.stringMatching(/Колесо-Опт.*52.*×.*7.020/),
    ]);
    const quantity = canvas.getByRole('textbox', { name: /Количество/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '300{Enter}');
    await userEvent.tab();
    await expect(await canvas.findByText(/В списке 300.*а в продаже только 144/)).toBeVisible();
    await expect(quantity).toHaveValue('144');
    await userEvent.click(button(canvas, 'Заказать 1 строку'));
    await expect(args.order).toHaveBeenCalledWith([
      {
        line_id: '1',
        offers: [
          { offer_id: '90211', quantity: 48, max_price: 689_000 },
          { offer_id: '90212', quantity: 96, max_price: 702_000 },
        ],
      },
    ]);
  },
};
