import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { QuestionsPart } from './questions-part.tsx';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Вопросы о столбцах',
  component: QuestionsPart,
  args: { onAnswer: fn(async () => undefined) },
} satisfies Meta<typeof QuestionsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Most rows have no model: the list waits until somebody names the column, or says that there is none. */
export const NoModels: Story = {
  args: {
    questions: [
      {
        kind: 'model',
        sheet: 'Шины',
        currency: null,
        message:
          'Не поняли модель в 134 из 150 строк (смотрели в «Номенклатура»). Укажите столбец, или скажите, что моделей в файле нет',
        candidates: [
          { column: 3, title: 'Рисунок', price_type: 'other', examples: ['Глеф'], field: null },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Рисунок/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать и прочитать' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenLastCalledWith({
        columns: [{ sheet: 'Шины', column: 3, field: 'model' }],
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: /Моделей в файле нет/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать и прочитать' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenLastCalledWith({
        names: [{ sheet: 'Шины', nameless: 'model' }],
      }),
    );
  },
};

/** Columns that may matter to buyers: what they seem to hold is proposed, the rest is for the supplier to say. */
export const UnexplainedColumns: Story = {
  args: {
    questions: [
      {
        kind: 'columns',
        sheet: 'Шины',
        currency: null,
        message:
          'Непонятно, что в столбцах: «Хвост», столбец 8. Скажите, что в них, или что они не нужны',
        candidates: [
          {
            column: 5,
            title: 'Хвост',
            price_type: 'other',
            examples: ['91V', '100H'],
            field: 'load_index',
          },
          { column: 7, title: '', price_type: 'other', examples: ['да', 'нет'], field: null },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Выбрать и прочитать' });
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: /Столбец H/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Не загружаем' }));
    await userEvent.click(button);
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith({
        columns: [
          { sheet: 'Шины', column: 5, field: 'load_index' },
          { sheet: 'Шины', column: 7, field: null },
        ],
      }),
    );
  },
};

/** Products that are not read: where their price is, or that they are not needed. */
export const UnreadProducts: Story = {
  args: {
    questions: [
      {
        kind: 'unread',
        sheet: 'rims',
        currency: null,
        message:
          'Не прочитали строки с товарами: 28. Не нашли столбец с ценой. Укажите его, или скажите, что эти товары не нужны',
        candidates: [
          { column: 6, title: 'Сумма', price_type: 'other', examples: ['6 100'], field: null },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Сумма/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать и прочитать' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenLastCalledWith({
        columns: [{ sheet: 'rims', column: 6, field: 'bulk_price' }],
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: /Это не нужно/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать и прочитать' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenLastCalledWith({
        unread: [{ sheet: 'rims', unneeded: true }],
      }),
    );
  },
};

/** Rows that a filter hides: nobody sells them without being asked. */
export const HiddenRows: Story = {
  args: {
    questions: [
      {
        kind: 'hidden',
        sheet: 'Шины',
        currency: null,
        message: 'В листе скрыты строки, например фильтром: 12. Продавать то, что скрыто?',
        candidates: [],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Продавать/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать и прочитать' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenLastCalledWith({
        hidden: [{ sheet: 'Шины', hidden: 'read' }],
      }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: /Не продавать/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать и прочитать' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenLastCalledWith({
        hidden: [{ sheet: 'Шины', hidden: 'skip' }],
      }),
    );
  },
};
