import { ApiError } from '@org/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { LineWatch } from './line-watch.tsx';
import { WatchDialog, type WatchDialogProps } from './watch-dialog.tsx';
import { WatchList } from './watch-list.tsx';
import type { Watch } from './watches.atoms.ts';

const watch: Watch = {
  line_id: '1',
  text: '205/55 R16 зима нокиан 8',
  request: { id: '118', number: 118, name: '' },
  product: null,
  price: 540_000,
  quantity: 8,
  day: '2026-12-04',
  to: 'Екатеринбург',
  met: null,
};
const met: Watch = {
  ...watch,
  line_id: '2',
  request: { id: '112', number: 112, name: 'Окская' },
  met: {
    product: { id: '7', title: 'Nokian Hakkapeliitta 10 205/55 R16 94T' } as never,
    offer_id: '90211',
    price: 532_000,
    day: '2026-12-03',
  },
};
const onWatch = fn<WatchDialogProps['onWatch']>(async () => undefined);
const onClose = fn();
const onBegin = fn<() => void>();
const onStop = fn();
const onRetry = fn();

const meta = {
  title: 'Приложение/Заявка/Слежение',
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const wanted = { price: null, quantity: 8, day: null };
const dialog = (lines: WatchDialogProps['lines'], city: string | null = 'Екатеринбург') => (
  <WatchDialog {...{ lines, city, onWatch, onClose }} />
);

/** A line is waited for at a price. */
export const One: Story = {
  render: () => dialog([{ id: '1', text: watch.text, wanted }]),
  play: async () => {
    onWatch.mockClear();
    const form = within(await screen.findByRole('dialog', { name: 'Следить за строкой' }));
    await userEvent.type(form.getByRole('textbox', { name: /Цена с доставкой не выше/ }), '5400');
    await userEvent.click(form.getByRole('button', { name: /Больше/ }));
    await userEvent.click(form.getByRole('button', { name: 'Следить' }));
    await waitFor(() =>
      expect(onWatch).toHaveBeenCalledWith([
        { line_id: '1', wanted: { price: 540_000, quantity: 9, day: null } },
      ]),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};

/** A whole request is waited for, each line in its own pieces. */
export const All: Story = {
  render: () =>
    dialog([
      { id: '1', text: watch.text, wanted },
      { id: '2', text: '195/65 R15 4', wanted: { ...wanted, quantity: 4 } },
    ]),
  play: async () => {
    onWatch.mockClear();
    const form = within(await screen.findByRole('dialog', { name: 'Следить: 2 строки' }));
    await userEvent.click(form.getByRole('button', { name: 'Следить' }));
    await waitFor(() =>
      expect(onWatch).toHaveBeenCalledWith([
        { line_id: '1', wanted: { price: null, quantity: 8, day: null } },
        { line_id: '2', wanted: { price: null, quantity: 4, day: null } },
      ]),
    );
  },
};

/** Without a city there is no day, and what the server refuses is said. */
export const Refused: Story = {
  render: () => dialog([{ id: '1', text: watch.text, wanted }], null),
  play: async () => {
    const message = 'Эту строку не поняли: следить не за чем. Выберите товар';
    onWatch.mockRejectedValueOnce(
      new ApiError(message, {
        kind: 'answer',
        status: 422,
        fieldErrors: { 'lines.0.line_id': [message] },
      }),
    );
    const form = within(await screen.findByRole('dialog', { name: 'Следить за строкой' }));
    await expect(form.queryByText(/Привезут/)).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Следить' }));
    await waitFor(() => expect(form.getByText(message)).toBeVisible());
  },
};

/** At a line: nobody watches it; it is waited for; it has come. */
export const Lines: Story = {
  render: () => (
    <>
      <LineWatch watch={undefined} place={1} onWatch={onBegin} onStop={onStop} />
      <LineWatch watch={watch} place={2} onWatch={onBegin} onStop={onStop} />
      <LineWatch watch={met} place={3} onWatch={onBegin} onStop={onStop} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Пока нет/)).toHaveTextContent(/8.шт.*до 5.400.₽.*к 4 декабря/);
    await expect(canvas.getByText(/Есть: 5.320.₽ за штуку с доставкой/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Не следить за строкой 3' }));
    await expect(onStop).toHaveBeenCalledWith(met);
  },
};

/** All in one place, where each can be stopped. */
export const List: Story = {
  render: () => (
    <WatchList watches={[met, watch]} error={undefined} onRetry={onRetry} onStop={onStop} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Окская' })).toHaveAttribute(
      'href',
      '/requests/112',
    );
    const [, stop] = canvas.getAllByRole('button', { name: /^Не следить/ });
    await userEvent.click(stop as HTMLElement);
    await expect(onStop).toHaveBeenCalledWith(watch);
  },
};

export const NotLoaded: Story = {
  render: () => (
    <WatchList watches={undefined} error="Сервер не отвечает" onRetry={onRetry} onStop={onStop} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
