import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import type { PriceCheck as Check } from './check-call.ts';
import { PriceCheck } from './price-list-check.tsx';

const column = (
  at: number,
  title: string,
  field: string | null,
  examples: string[],
  account: Check['columns'][number]['account'] = 'understood',
): Check['columns'][number] => ({
  ...{ sheet: null, header_row: 1, column: at, title, field, role: null, price_type: null },
  ...{ warehouse: null, confidence: field ? 'sure' : 'skipped', account, examples, top: [] },
});
const row = (changes: Partial<Check['shown'][number]>): Check['shown'][number] => ({
  ...{ sheet: null, row: 2, name: 'Viatti Strada Asimmetrico V-130 205/55 R16 91V' },
  ...{ section: 'tyres', brand: 'Viatti', model: 'Strada Asimmetrico V-130' },
  ...{ size: '205/55 R16', load_index: '91', speed_index: 'V', season: 'summer', studded: false },
  ...{ condition: 'new', price: 530_000, quantity: 8, quantity_is_minimum: false, warehouse: null },
  ...changes,
});
const CHECK: Check = {
  file_name: 'Остатки шин и дисков на 28 ноября, склад Тольятти.xlsx',
  ...{ rows: 4, accepted: 3, rejected_count: 1, error: null },
  columns: [
    column(0, 'Код', 'supplier_article', ['A-1', 'A-2']),
    column(1, 'Наименование', 'name', ['Viatti Strada Asimmetrico V-130 205/55 R16 91V']),
    column(2, 'Цена', 'bulk_price', ['5 300']),
    column(3, 'Остаток', 'quantity', ['8', '>40']),
    column(4, 'Ссылка', null, ['https://shop.example/1'], 'kept'),
    column(5, 'Хвост', null, ['да', 'нет'], 'unexplained'),
  ],
  questions: [
    {
      ...{ kind: 'columns', sheet: null, currency: null, candidates: [] },
      message: 'Непонятно, что в столбцах: «Хвост». Скажите, что в них, или что они не нужны',
    },
  ],
  unread: [{ column: 'Сезон', example: 'хз', rows: 2, first_row: 4 }],
  shown: [
    row({}),
    row({ row: 4, season: 'winter', studded: true, quantity: 40, quantity_is_minimum: true }),
    row({ row: 5, model: null, condition: 'used', season: null }),
  ],
  rejected: [{ sheet: null, row: 3, text: 'Камера 16 · 500 · 4', reason: 'Не шина и не диск' }],
};

const meta = {
  title: 'Приложение/Проверка прайс-листа',
  component: PriceCheck,
  decorators: [withRouter],
  args: { onCheck: fn(async () => CHECK) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PriceCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINK = 'https://shop.example/feed.yml';
const ask = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /ссылка/ }), `${LINK}{Enter}`);
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Файл не храним/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Проверить' })).toBeDisabled();
  },
};

/** By a link and the keyboard alone: the focus goes to what was found. */
export const Checked: Story = {
  play: async ({ canvas, args }) => {
    await ask(canvas);
    const result = await canvas.findByRole('region', { name: 'Что мы поняли' });
    await expect(args.onCheck).toHaveBeenCalledWith({ url: LINK }, expect.any(AbortSignal));
    await waitFor(() => expect(result).toHaveFocus());
    const found = within(result);
    await expect(found.getByText(/в продажу пошло бы 3, отклонили бы 1/)).toBeVisible();
    await expect(
      found.getByText(/6 столбцов: понято 2, 1 цена, 1 остаток, не нужно 1, непонятно 1/),
    ).toBeVisible();
    await expect(found.getByText(/Непонятно, что в столбцах/)).toBeVisible();
    await expect(found.getByText('Viatti модель неизвестна')).toBeInTheDocument();
    await expect(found.getByText('б/у')).toBeInTheDocument();
    await expect(found.getByRole('cell', { name: 'Не шина и не диск' })).toBeInTheDocument();
  },
};

/** A file: nothing but it is sent. */
export const File_: Story = {
  name: 'File',
  play: async ({ canvasElement, args }) => {
    const file = new File(['Наименование;Цена'], 'зима.csv', { type: 'text/csv' });
    await userEvent.upload(canvasElement.querySelector('input[type=file]') as HTMLElement, file);
    await waitFor(() =>
      expect(args.onCheck).toHaveBeenCalledWith({ files: [file] }, expect.any(AbortSignal)),
    );
  },
};

/** While it is read, it can be given up. */
export const Reading: Story = {
  args: { onCheck: fn(() => new Promise<Check>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await ask(canvas);
    await expect(canvas.getByText(/Читаем файл по ссылке/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(canvas.getByText(/Файл не храним/)).toBeVisible();
    const [, signal] = (args.onCheck as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect((signal as AbortSignal).aborted).toBe(true);
  },
};

const refused = (status: number, message: string, errors: Record<string, string[]> = {}) =>
  new ApiError(message, { kind: 'answer', status, fieldErrors: errors });

/** What is wrong with the address stands at its field. */
export const Refused: Story = {
  args: {
    onCheck: fn(async () => {
      throw refused(422, 'Проверьте поля', { url: ['По этому адресу файла нет'] });
    }),
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText('По этому адресу файла нет')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /ссылка/ })).toBeInvalid();
  },
};

export const Busy: Story = {
  args: {
    onCheck: fn(async () => {
      throw refused(503, 'Сейчас проверяем другие прайс-листы. Повторите через полминуты');
    }),
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/проверяем другие прайс-листы/)).toBeVisible();
  },
};

/** A list in which no row can be read: its columns are shown with the reason. */
export const Unreadable: Story = {
  args: {
    onCheck: fn(async () => ({
      ...CHECK,
      ...{
        rows: 0,
        accepted: 0,
        rejected_count: 0,
        shown: [],
        rejected: [],
        questions: [],
        unread: [],
      },
      error: 'Не нашли столбец с ценой. Укажите его',
    })),
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(/Не нашли столбец с ценой/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Столбцы файла' })).toBeVisible();
  },
};
