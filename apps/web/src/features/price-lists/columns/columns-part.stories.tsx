import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleColumns, sampleImport } from '../testing/samples.ts';
import { ColumnsPart } from './columns-part.tsx';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Столбцы',
  component: ColumnsPart,
  args: { list: sampleImport, onReread: fn(async () => undefined) },
} satisfies Meta<typeof ColumnsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column is put right: the one that meant the same before means it no more. */
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
    await userEvent.click(canvas.getByRole('tab', { name: /Диски литые/ }));
    await expect(canvas.queryByText('Менеджер')).toBeNull();
  },
};

/** Once it is applied, nothing can be put right any more. */
export const Applied: Story = {
  args: { list: { ...sampleImport, status: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('Остаток, Склад 2')).toBeVisible();
  },
};
