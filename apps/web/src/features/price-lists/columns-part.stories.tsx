import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ColumnsPart } from './columns-part.tsx';
import { sampleColumns, sampleImport } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Столбцы',
  component: ColumnsPart,
  args: {
    list: sampleImport,
    onReread: fn(async () => undefined),
    onHeader: fn(async () => undefined),
  },
} satisfies Meta<typeof ColumnsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column is corrected: the column that had the same meaning before loses it. */
export const Recognised: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Проверьте')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /«Менеджер»/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Артикул производителя' }));
    await expect(canvas.getByRole('combobox', { name: /«Арт\.»/ })).toHaveTextContent(
      'Не загружаем',
    );
    const place = canvas.getByRole('textbox', { name: 'Склад столбца «Кол-во (скл. 2)»' });
    await userEvent.clear(place);
    await userEvent.type(place, 'Саранск');
    await userEvent.click(canvas.getByRole('button', { name: 'Прочитать заново' }));
    await expect(args.onReread).toHaveBeenCalledWith([
      { sheet: 'Шины', column: 1, field: null },
      { sheet: 'Шины', column: 3, field: 'quantity', warehouse: 'Саранск' },
      { sheet: 'Шины', column: 4, field: 'dot' },
      { sheet: 'Шины', column: 5, field: 'article' },
    ]);
  },
};

/** Another header row is chosen among the first rows of the sheet. */
export const Header: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Заголовки в строке 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Указать другую' }));
    const again = canvas.getByRole('button', { name: 'Прочитать заново' });
    await expect(canvas.getByRole('radio', { name: /^3\. Номенклатура · Арт\./ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^1\. Прайс-лист/ }));
    await userEvent.click(again);
    await expect(args.onHeader).toHaveBeenCalledWith({ sheet: 'Шины', header_row: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Указать другую' }));
    await userEvent.click(canvas.getByRole('radio', { name: /Заголовков нет/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Прочитать заново' }));
    await expect(args.onHeader).toHaveBeenLastCalledWith({ sheet: 'Шины', header_row: null });
  },
};

export const SeveralSheets: Story = {
  args: {
    list: {
      ...sampleImport,
      columns: [
        ...sampleColumns,
        ...sampleColumns.slice(0, 4).map((column) => ({ ...column, sheet: 'Диски литые' })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Диски литые/ }));
    await expect(canvas.queryByText('Менеджер')).toBeNull();
  },
};

/** A sheet without recognised products is left out until its columns are named. */
export const LeftAlone: Story = {
  args: {
    list: {
      ...sampleImport,
      columns: [
        ...sampleColumns,
        ...sampleColumns.slice(0, 2).map((column) => ({
          ...column,
          sheet: 'Контакты',
          field: null,
          confidence: 'skipped' as const,
        })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^6 столбцов: понято 3, 1 цена, 1 остаток, непонятно 1/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Этот лист не загружаем/)).toBeNull();
    await userEvent.click(await canvas.findByRole('tab', { name: /Контакты/ }));
    await expect(canvas.getByText(/Этот лист не загружаем/)).toBeVisible();
  },
};

/** Once the import is applied, nothing can be corrected any more. */
export const Applied: Story = {
  args: { list: { ...sampleImport, status: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('Остаток, Склад 2')).toBeVisible();
  },
};
