import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Toasts } from '../../shared/page/toasts.tsx';
import { answeringUser, withStore } from '../../shared/testing/signed-in.tsx';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { RepeatList } from './repeats/repeat-list.tsx';
import { stopRepeat } from './repeats/use-repeats.tsx';
import { stopWatch } from './watches/stop-watch.ts';
import { WatchList } from './watches/watch-list.tsx';

const request = { id: '019aa5c0-b7d4-7f21-9c3e-2a4b6c8d0e31', number: 118, name: '' };
const line_id = '019aa5c0-b7d4-7f21-9c3e-2a4b6c8d0e32';

/** What was sent: the path, and the body. */
const sent: unknown[] = [];

const meta = {
  title: 'Приложение/Заявка/Отмена остановки',
  decorators: [withRouter, withStore],
  parameters: { layout: 'padded' },
  beforeEach: () => {
    sent.length = 0;
    return answeringUser(async (call) => {
      if (call.method !== 'GET') sent.push(await call.json());
      return Response.json({ data: [] });
    });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A watch that was stopped goes on for the same, in one press. */
export const Watched: Story = {
  render: () => (
    <>
      <WatchList
        watches={[
          {
            ...{ line_id, text: '205/55 R16 зима нокиан 8', request, product: null, met: null },
            ...{ price: 540_000, quantity: 8, day: '2026-12-04', to: 'Екатеринбург' },
          },
        ]}
        error={undefined}
        onRetry={() => undefined}
        onStop={stopWatch}
      />
      <Toasts />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Не следить/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    const wanted = { price: 540_000, quantity: 8, day: '2026-12-04' };
    await waitFor(() =>
      expect(sent).toEqual([
        { to: 'Екатеринбург', lines: [{ line_id, wanted: null }] },
        { to: 'Екатеринбург', lines: [{ line_id, wanted }] },
      ]),
    );
  },
};

/** A repeat that was stopped goes on as before, in one press. */
export const Repeated: Story = {
  render: () => (
    <>
      <RepeatList
        repeats={[{ request, every_days: 14, next_on: '2026-12-12', reason: null }]}
        onChange={() => undefined}
        onStop={stopRepeat}
      />
      <Toasts />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Не повторять/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(sent).toEqual([{ repeat: null }, { repeat: { every_days: 14 } }]));
  },
};
