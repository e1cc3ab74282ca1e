import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataGrid } from './data-grid.tsx';
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

/** Rows that have not come are brought before they are copied. */
export const CopiedAbsent: Story = {
  args: { absent: { is: ({ id }) => id > 2, bring: fn(async () => stockOf(4)) } },
  play: async ({ args, userEvent }) => {
    const write = fn(async (_: ClipboardItem[]) => undefined);
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
    try {
      await userEvent.click(await drawn(/^5.300$/));
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(clipboard('copy')).toBe('');
      await statusText('Скопировано ячеек: 4');
      await expect(args.absent?.bring).toHaveBeenCalledWith({ start: 0, end: 4 });
      const written = await write.mock.calls[0]?.[0][0]?.getType('text/plain');
      await expect(await written?.text()).toBe('5300\n5310\n5320\n5330');
    } finally {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
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
