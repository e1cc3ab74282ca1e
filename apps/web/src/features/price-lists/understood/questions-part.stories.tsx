import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
        candidates: [{ column: 3, title: 'Рисунок', price_type: 'other', examples: ['Глеф'] }],
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
