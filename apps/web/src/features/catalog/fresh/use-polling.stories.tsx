import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ConnectionNote, usePolling } from './freshness.tsx';

interface PolledProps {
  poll: () => Promise<void>;
}

function Polled({ poll }: PolledProps) {
  const { isOffline, hasFailed, at } = usePolling(poll);
  return isOffline || hasFailed ? <ConnectionNote isOffline={isOffline} at={at} /> : 'Всё свежее';
}

const meta = {
  title: 'Приложение/Каталог/Слежение за связью',
  component: Polled,
} satisfies Meta<typeof Polled>;
export default meta;
type Story = StoryObj<typeof meta>;

let line: { isThere: boolean };
const setLine = (isThere: boolean) => {
  line.isThere = isThere;
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const polls: PromiseWithResolvers<void>[] = [];

/** A check that began before the connection was lost ends after it: the page still says that it is offline. */
export const LateAnswer: Story = {
  args: {
    poll: fn(() => {
      const poll = Promise.withResolvers<void>();
      polls.push(poll);
      return poll.promise;
    }),
  },
  beforeEach: () => {
    line = { isThere: true };
    polls.length = 0;
    const onLine = spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.isThere);
    return () => onLine.mockRestore();
  },
  play: async ({ canvas, args: { poll } }) => {
    await waitFor(() => expect(poll).toHaveBeenCalledTimes(1));
    setLine(false);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Нет связи.');
    polls[0]?.resolve();
    await painted();
    await expect(canvas.getByRole('status')).toHaveTextContent('Нет связи.');

    setLine(true);
    await waitFor(() => expect(poll).toHaveBeenCalledTimes(2));
    polls[1]?.reject(new Error('503'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Сервер не отвечает.');
  },
};
