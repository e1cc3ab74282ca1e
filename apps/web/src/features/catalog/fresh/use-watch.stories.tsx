import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ConnectionNote } from './connection-note.tsx';
import { useWatch } from './use-watch.ts';

interface WatchedProps {
  look: () => Promise<void>;
}

function Watched({ look }: WatchedProps) {
  const { isOffline, hasFailed, at } = useWatch(look);
  return isOffline || hasFailed ? <ConnectionNote isOffline={isOffline} at={at} /> : 'Всё свежее';
}

const meta = {
  title: 'Приложение/Каталог/Слежение за связью',
  component: Watched,
} satisfies Meta<typeof Watched>;
export default meta;
type Story = StoryObj<typeof meta>;

let line: { isThere: boolean };
const setLine = (isThere: boolean) => {
  line.isThere = isThere;
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const looks: PromiseWithResolvers<void>[] = [];

/** A check that began before the connection was lost ends after it: the page still says that it is offline. */
export const LateAnswer: Story = {
  args: {
    look: fn(() => {
      const look = Promise.withResolvers<void>();
      looks.push(look);
      return look.promise;
    }),
  },
  beforeEach: () => {
    line = { isThere: true };
    looks.length = 0;
    const onLine = spyOn(navigator, 'onLine', 'get').mockImplementation(() => line.isThere);
    return () => onLine.mockRestore();
  },
  play: async ({ canvas, args: { look } }) => {
    await waitFor(() => expect(look).toHaveBeenCalledTimes(1));
    setLine(false);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Нет связи.');
    looks[0]?.resolve();
    await painted();
    await expect(canvas.getByRole('status')).toHaveTextContent('Нет связи.');

    setLine(true);
    await waitFor(() => expect(look).toHaveBeenCalledTimes(2));
    looks[1]?.reject(new Error('503'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Сервер не отвечает.');
  },
};
