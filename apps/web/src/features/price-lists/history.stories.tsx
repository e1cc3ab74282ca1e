import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { History } from './history.tsx';
import { sampleImport } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Компании/Прайс-лист/История',
  component: History,
  args: {
    lists: [
      { ...sampleImport, id: '3', status: 'done', can_undo: true },
      { ...sampleImport, id: '2', status: 'failed', error: 'Файл защищён паролем' },
      { ...sampleImport, id: '1', status: 'undone', file_name: 'Остатки_20.11.csv' },
    ],
    total: 12,
    hrefOf: ({ id }) => `/companies/1/rests/imports/${id}`,
    onUndo: fn(async () => undefined),
    isLoading: false,
    onMore: fn(),
  },
} satisfies Meta<typeof History>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the last import that changed anything can be undone. */
export const Lists: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'уберём 1 275 предложений',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledWith(args.lists[0]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
