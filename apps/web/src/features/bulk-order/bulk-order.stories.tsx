import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { BulkOrderView } from './bulk-order-view.tsx';
import { EMPTY } from './draft.ts';
import { draftOf, found, goods, match, notOnSale, offer } from './testing/samples.ts';
import { type Add, type Match, type MatchFile, story } from './testing/story.tsx';

const READ = { ...draftOf(match), text: 'CO-1 8' };

const meta = { ...story, title: 'Приложение/Заказ списком' } satisfies Meta<typeof BulkOrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list is read by keyboard. The focus moves to the result. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByLabelText('Список из таблицы или сообщения');
    await userEvent.click(list);
    await userEvent.paste('CO-1\t8\n205/55 R16 зима нокиан\n');
    await expect(canvas.getByRole('button', { name: 'Разобрать 2 строки' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.match).toHaveBeenCalledWith('CO-1\t8\n205/55 R16 зима нокиан\n');
    await waitFor(() =>
      expect(canvas.getByText('3 строки: подобраны 1, на выбор 1, не найдены 1')).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'К списку' }));
    await expect(canvas.getByLabelText('Список из таблицы или сообщения')).toHaveValue(
      'CO-1\t8\n205/55 R16 зима нокиан\n',
    );
  },
};

export const Nothing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Разобрать список' }));
    await expect(canvas.getByText('Вставьте хотя бы одну строку')).toBeVisible();
    await expect(args.match).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Подставить пример' }));
    await expect(canvas.queryByText('Вставьте хотя бы одну строку')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Разобрать 4 строки' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    draft: { ...EMPTY, text: 'CO-1 8' },
    match: fn<Match>(async () => {
      throw new ApiError('Сервер не отвечает. Проверьте связь', { kind: 'network' });
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Разобрать 1 строку' }));
    await expect(await canvas.findByText('Сервер не отвечает. Проверьте связь')).toBeVisible();
  },
};

const file = new File(['CO-1;8'], 'Заказ.csv', { type: 'text/csv' });
const fileInput = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

/** A file is being sent, with a button that stops it. */
export const Sending: Story = {
  args: {
    matchFile: fn<MatchFile>((_, onProgress) => {
      onProgress(40);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), file);
    await expect(await canvas.findByText(/Отправлено 40/)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Заказ.csv' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

export const NoTable: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    args.matchFile.mockRejectedValueOnce(
      new ApiError('Это не таблица. Подойдёт файл XLSX, XLS или CSV', {
        kind: 'answer',
        status: 415,
      }),
    );
    await userEvent.upload(fileInput(canvasElement), file);
    await expect(await canvas.findByText(/Это не таблица/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить снова' }));
    await expect(args.matchFile).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByText(/3 строки/)).toBeVisible();
  },
};

/** The choice settles a line, the stepper goes in the supplier's multiples, and everything is added at once. */
export const Chosen: Story = {
  args: { draft: READ },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('button', { name: 'В корзину 1 позицию' });
    await expect(
      canvas.getByText('Останутся здесь: 1 строка без выбора, 1 строка не найдена'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Hakkapeliitta R5/ }));
    await waitFor(() => expect(bar).toHaveTextContent('В корзину 2 позиции'));
    await expect(canvas.getByRole('region', { name: 'Не товары' })).toHaveTextContent(
      'Добрый день!',
    );
    const clear = within(canvas.getByRole('region', { name: 'Подобраны' }));
    await userEvent.click(clear.getByRole('button', { name: 'Больше' }));
    await expect(clear.getByRole('textbox')).toHaveValue('12');
    await userEvent.click(bar);
    await expect(args.add).toHaveBeenCalledWith([
      { offer_id: '90211', quantity: 12 },
      { offer_id: '91', quantity: 4 },
    ]);
    await expect(await canvas.findByText('2 позиции в корзине.')).toBeVisible();
    await expect(canvas.getByText('1 строка: не найдены 1')).toBeVisible();
  },
};

/** A row is reworded and matched again. */
export const Mended: Story = {
  args: { draft: READ, match: fn<Match>(async () => found) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Строка 4' });
    await userEvent.clear(field);
    await userEvent.type(field, 'CO-1 8{Enter}');
    await expect(args.match).toHaveBeenCalledWith('CO-1 8');
    await expect(await canvas.findByText('3 строки: подобраны 2, на выбор 1')).toBeVisible();
  },
};

/** A row that is understood but not on sale is not called unreadable. */
export const NotOnSale: Story = {
  args: { draft: draftOf({ rows: [notOnSale], skipped: [] }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Строка 4' });
    await expect(field).toHaveAccessibleDescription('Сейчас никто не продаёт: «205/55 R16»');
    await userEvent.type(field, ' зима');
    await expect(field).toHaveAccessibleDescription('');
  },
};

export const StillUnknown: Story = {
  args: {
    draft: READ,
    match: fn<Match>(async () => ({ ...match, rows: match.rows.slice(2) })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти' }));
    await expect(await canvas.findByText(/Таких товаров нет/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать строку 4' }));
    await expect(canvas.queryByRole('region', { name: 'Не найдены' })).toBeNull();
  },
};

/** Another buyer was quicker: the lines that did not go into the cart are named. */
export const NotAll: Story = {
  args: {
    draft: draftOf(found),
    add: fn<Add>(async () => [
      {
        offer_id: '90211',
        code: 'short' as const,
        message: '',
        requested: 8,
        available: 4,
        price_before: null,
        price_now: 689_000,
      },
    ]),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину 1 позицию' }));
    await expect(
      await canvas.findByText(/Cordiant Snow Cross 2.*: нужно 8.*а есть 4.*взяли сколько есть/),
    ).toBeVisible();
    await expect(args.onFinished).not.toHaveBeenCalled();
  },
};

export const Whole: Story = {
  args: { draft: draftOf(found) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину 1 позицию' }));
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledWith(1));
  },
};

const severalSuppliers = {
  ...found,
  rows: found.rows.map((row) => ({
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
};

/**
 * No supplier has so many. The pieces come from several, each part an item of the cart. Only what nobody has is cut.
 */
export const SeveralSuppliers: Story = {
  args: { draft: draftOf(severalSuppliers) },
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
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину 2 позиции' }));
    await expect(args.add).toHaveBeenCalledWith([
      { offer_id: '90211', quantity: 48 },
      { offer_id: '90212', quantity: 96 },
    ]);
  },
};
