import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  type CellReader,
  DataGrid,
  type GridColumn,
  readAmount,
  readDay,
  readFlag,
  readPercent,
} from './data-grid.tsx';
import {
  cell,
  clipboard,
  columns,
  drawn,
  refuse,
  type Stock,
  StockGrid,
  statusText,
  stockOf,
} from './testing/stock-grid.tsx';

const meta = {
  title: 'Components/Data/DataGrid/Clipboard',
  component: DataGrid<Stock>,
  tags: ['!autodocs'],
  args: {
    label: 'Остатки',
    columns,
    rows: stockOf(40),
    rowKey: (row) => row.id,
    summary: '40 позиций',
    onEdit: async () => undefined,
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  beforeEach: () => {
    refuse.mockClear();
  },
  render: (args) => <StockGrid {...args} />,
} satisfies Meta<typeof DataGrid<Stock>>;

export default meta;
type Story = StoryObj<typeof meta>;

const kind = (id: string, title: string, read: CellReader, readError?: string) => ({
  ...{ id, title, width: 120, read, readError },
  text: () => id,
  check: () => undefined,
});

/** Cells of a spreadsheet go in from the active cell on; what does not fit, is read-only or refused is said. */
export const Pasted: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    clipboard('paste', '5400\t12\t1\r\n5500\tмного\t2\r\n');
    await statusText('Изменено ячеек: 3. Не сохранено: 1. Не поместилось: 2');
    await waitFor(() => expect(cell(/^5.500$/)).toBeVisible());
    await expect(cell(/много/)).toHaveAttribute('aria-invalid', 'true');
    await expect(refuse).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowLeft}');
    clipboard('paste', 'Казань\t5600');
    await statusText('Изменено ячеек: 1. Только для чтения: 1');
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(/^5.400$/)).toBeVisible());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(/^5.300$/)).toBeVisible());
  },
};

/** A first line with names of columns says where the columns go, in whatever order; quoted cells may have lines in them. */
export const PastedWithNames: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    clipboard(
      'paste',
      'Остаток, шт.\tТовар\tЦена, ₽\r\n12\t"Зима\r\nR16"\t5400\r\n13\tЛето\t5500\r\n',
    );
    await statusText('Изменено ячеек: 4. Только для чтения: 2');
    await waitFor(() => expect(cell(/^5.500$/)).toBeVisible());
    await expect(cell('13')).toBeVisible();
  },
};

/**
 * Sums, days, percentages and yes or no, as spreadsheets of any country write them, are read; what may mean two things is
 * left as it was, and said at its cell.
 */
export const PastedKinds: Story = {
  args: {
    columns: [
      columns[0] as GridColumn<Stock>,
      kind('price', 'Цена, ₽', readAmount('₽', 'руб.')),
      kind('day', 'Отгрузка', readDay, 'Напишите день: 01.02.2026'),
      kind('discount', 'Скидка, %', readPercent),
      kind('isSold', 'В продаже', readFlag(['да', 'истина'], ['нет', 'ложь'])),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('gridcell', { name: 'price' }))[0] as Element,
    );
    clipboard(
      'paste',
      [
        '1 234,50 ₽\t01.02.2026\t12,5 %\tДА',
        '1.234,50\t2026-02-01\t7\tЛОЖЬ',
        '1,234.50\t46054\t0,125\tда',
        '1,234\t02/01/2026\t0,5%\tвозможно',
      ].join('\r\n'),
    );
    await statusText('Изменено ячеек: 11. Не сохранено: 5');
    await expect(refuse.mock.calls[0]?.[0].map(({ text }) => text)).toEqual([
      ...['1234.50', '2026-02-01', '12.5', 'true'],
      ...['1234.50', '2026-02-01', '7', 'false'],
      ...['1234.50', 'true', '0.5'],
    ]);
    const wrong = () =>
      canvas
        .getAllByRole('gridcell')
        .filter((one) => one.getAttribute('aria-invalid') === 'true')
        .map((one) => one.textContent);
    await waitFor(() =>
      expect(wrong()).toEqual([
        ...['46054Напишите день: 01.02.2026', '0,125Не понять, что это'],
        '1,234Не понять, что это',
        ...['02/01/2026Напишите день: 01.02.2026', 'возможноНе понять, что это'],
      ]),
    );
  },
};

/** A thousand cells are one call. */
export const PastedMany: Story = {
  args: { rows: stockOf(600) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    const lines = Array.from({ length: 500 }, (_, at) => `${6000 + at}\t${1000 + at}`);
    clipboard('paste', lines.join('\r\n'));
    await statusText(/Изменено ячеек: 1.?000$/);
    await expect(refuse.mock.calls.map(([edits]) => edits.length)).toEqual([1000]);
    await waitFor(() => expect(cell(/^6.000$/)).toBeVisible());
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cell(/^5.300$/)).toBeVisible());
    await expect(canvas.queryByRole('gridcell', { name: /^6.000$/ })).toBeNull();
  },
};

/** As a browser does: it waits for the text. */
const written = async (items: ClipboardItem[]) => {
  await items[0]?.getType('text/plain');
};

/** A browser under test does not let pages write to its clipboard. Returns what puts the real one back. */
function replaceClipboard(write: typeof written) {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

/** Rows that have not come are brought before they are copied. */
export const CopiedAbsent: Story = {
  args: { absent: { is: ({ id }) => id > 2, bring: fn(async () => stockOf(4)) } },
  play: async ({ args, userEvent }) => {
    const write = fn(written);
    const restore = replaceClipboard(write);
    try {
      await userEvent.click(await drawn(/^5.300$/));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(clipboard('copy')).toBe('');
      await statusText('Скопировано ячеек: 4');
      await expect(args.absent?.bring).toHaveBeenCalledWith(
        { start: 0, end: 4 },
        expect.objectContaining({ signal: expect.anything() }),
      );
      const item = await write.mock.calls[0]?.[0][0]?.getType('text/plain');
      await expect(await item?.text()).toBe('5300\n5310\n5320\n5330');
    } finally {
      restore();
    }
  },
};

/** While they come it is said how many have, and it can be cancelled: then nothing is copied. */
export const CopyCancelled: Story = {
  args: {
    absent: {
      is: ({ id }) => id > 2,
      bring: (_, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress(0.4);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const restore = replaceClipboard(written);
    try {
      await userEvent.click(await drawn(/^5.300$/));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(clipboard('copy')).toBe('');
      await waitFor(() =>
        expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'),
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Отменить' }));
      await statusText(/Скопировано ячеек: 0$/);
      await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    } finally {
      restore();
    }
  },
};

/** Where they do not come, nothing is copied, and that is said. */
export const NothingCame: Story = {
  args: {
    absent: {
      is: ({ id }) => id > 2,
      bring: async () => Promise.reject(new Error('No connection')),
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(clipboard('copy')).toBe('');
    await statusText('Скопировано ячеек: 0. Повторить');
  },
};

/** Shift and the arrows, or the mouse, draw a range; it is copied as a spreadsheet reads it, and emptied or filled. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await drawn(/^5.300$/));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(clipboard('copy')).toBe('5300\t0\n5310\t7');
    await statusText('Скопировано ячеек: 4');
    clipboard('paste', '6000');
    await statusText('Изменено ячеек: 4');
    await waitFor(() =>
      expect(canvas.getAllByRole('gridcell', { name: /^6.?000$/ })).toHaveLength(4),
    );
  },
};
