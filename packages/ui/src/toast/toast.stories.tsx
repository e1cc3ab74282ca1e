import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { createToastQueue, ToastRegion } from './toast.tsx';

const queue = createToastQueue();
const brief = createToastQueue({ timeoutMs: 150 });
const onRetry = fn();

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  args: { queue, label: 'Уведомления', closeLabel: 'Закрыть' },
  argTypes: { queue: { control: false } },
  // All stories share a queue, so on the docs page each story gets its own frame.
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  beforeEach: () => {
    queue.clear();
    brief.clear();
    onRetry.mockClear();
    return () => {
      queue.clear();
      brief.clear();
    };
  },
  render: (args) => (
    <>
      <div style={row}>
        <Button onPress={() => args.queue.success('Данные компании успешно обновлены')}>
          Успех
        </Button>
        <Button onPress={() => args.queue.info('Прайс обновится в 14:00')}>Сведения</Button>
        <Button
          onPress={() =>
            args.queue.error('Остатки не загрузились', {
              action: { label: 'Повторить', onPress: onRetry },
            })
          }
        >
          Ошибка
        </Button>
      </div>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

type Clicks = { click: (element: Element) => Promise<void> };
const press = (userEvent: Clicks, name: string) =>
  userEvent.click(screen.getByRole('button', { name }));
const toasts = () => screen.queryAllByRole('alertdialog');
const texts = () => toasts().map((toast) => toast.querySelector('[slot="title"]')?.textContent);

/** Toasts are announced politely, errors at once; the newest is the lowest. */
export const Kinds: Story = {
  play: async ({ userEvent }) => {
    for (const name of ['Успех', 'Сведения', 'Ошибка']) await press(userEvent, name);
    await userEvent.hover(await screen.findByRole('region', { name: 'Уведомления' }));
    await expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual([
      'Прайс обновится в 14:00',
      'Данные компании успешно обновлены',
    ]);
    await expect(screen.getByRole('alert')).toHaveTextContent('Остатки не загрузились');
    const [error, info] = toasts().map((toast) => toast.getBoundingClientRect());
    await expect(error?.top).toBeGreaterThan(info?.top ?? 0);
    await expect(error?.width).toBeLessThanOrEqual(440);
  },
};

export const Action: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Ошибка');
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

export const Close: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Успех');
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

/** Three at once; the fourth waits for a place. */
/** All at once, those that wait too; one alone has only its cross. */
export const CloseAll: Story = {
  args: { closeAllLabel: 'Закрыть все' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Успех');
    await screen.findByRole('alertdialog');
    await expect(screen.queryByRole('button', { name: 'Закрыть все' })).toBeNull();
    for (const name of ['Сведения', 'Ошибка']) await press(userEvent, name);
    for (let number = 1; number < 5; number++) queue.info(`Прайс ${number}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть все' }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};

export const Limit: Story = {
  play: async ({ userEvent }) => {
    for (const text of ['1', '2', '3', '4']) queue.info(text, { timeoutMs: 0 });
    await waitFor(() => expect(texts()).toEqual(['3', '2', '1']));
    const oldest = toasts()[2] as HTMLElement;
    await userEvent.click(within(oldest).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(texts()).toEqual(['4', '3', '2']));
  },
};

/** A toast disappears by itself, but not while it is hovered or has the focus. */
export const StandsStill: Story = {
  args: { queue: brief },
  play: async ({ userEvent }) => {
    const isGone = () => waitFor(() => expect(toasts()).toHaveLength(0));
    await press(userEvent, 'Успех');
    await isGone();

    const outlives = async (timeMs: number) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const started = performance.now();
      const frame = () => {
        if (performance.now() - started > timeMs) resolve();
        else requestAnimationFrame(frame);
      };
      frame();
      await promise;
      await expect(toasts()).toHaveLength(1);
    };
    await userEvent.hover(document.body);
    await press(userEvent, 'Успех');
    await userEvent.hover(await screen.findByRole('alertdialog'));
    await outlives(300);
    await userEvent.hover(document.body);
    await isGone();

    await press(userEvent, 'Ошибка');
    (await screen.findByRole('button', { name: 'Повторить' })).focus();
    await outlives(300);
    screen.getByRole('button', { name: 'Успех' }).focus();
    await isGone();
  },
};

/** While the page is hidden the timers stop. */
export const HiddenPage: Story = {
  args: { queue: brief },
  play: async () => {
    const setHidden = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      fireEvent(document, new Event('visibilitychange'));
    };
    setHidden(true);
    try {
      brief.success('Компания успешно создана');
      const toast = await screen.findByRole('alertdialog');
      await expect(brief.shown.isHeld).toBe(true);
      await waitFor(() => expect(toast).toBeVisible());
      setHidden(false);
      await waitFor(() => expect(toasts()).toHaveLength(0));
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  },
};

/** F6 moves from the page to the region; Tab moves through its buttons. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    screen.getByRole('button', { name: 'Успех' }).focus();
    queue.error('Остатки не загрузились', {
      timeoutMs: 0,
      action: { label: 'Повторить', onPress: onRetry },
    });
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(toasts()[0]).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Повторить' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Успех' })).toHaveFocus());
  },
};

/** Above a bar that is fixed at the bottom: the page sets `--org-toast-offset`. */
export const AboveABar: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <>
      <style>{':root { --org-toast-offset: 48px }'}</style>
      <div
        style={{ position: 'fixed', insetInline: 0, bottom: 0, height: 56, background: '#1f1e1c' }}
      />
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    queue.success('Профиль сохранён', { timeoutMs: 0 });
    const toast = await screen.findByRole('alertdialog');
    await waitFor(() => expect(window.innerHeight - toast.getBoundingClientRect().bottom).toBe(72));
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    queue.error(
      'Прайс «Прайс_Колесница_21.11.xlsx» не принят: в нём нет столбца «Цена опт с НДС».',
      { timeoutMs: 0, action: { label: 'Исправить', onPress: onRetry } },
    );
    await screen.findByRole('alertdialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
