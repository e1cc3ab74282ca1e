import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { createToastQueue, ToastRegion } from './toast.tsx';

const queue = createToastQueue({ timeoutMs: 0 });
let settle: { keep: (rows: number) => void; breakIt: (reason: Error) => void };
const send = () =>
  new Promise<number>((keep, breakIt) => {
    settle = { keep, breakIt };
  });

const meta = {
  title: 'Components/Feedback/Toast/More kinds',
  component: ToastRegion,
  tags: ['!autodocs'],
  args: { queue },
  argTypes: { queue: { control: false } },
  beforeEach: () => {
    queue.clear();
    return () => queue.clear();
  },
  render: (args) => (
    <>
      <Button onPress={() => queue.warning('Sent without photos')}>Warn</Button>{' '}
      <Button
        onPress={() =>
          queue
            .promise(send(), {
              pending: 'Sending the price list',
              success: (rows) => `${rows} rows sent`,
              error: (reason) => `Not sent: ${(reason as Error).message}`,
            })
            .catch(() => undefined)
        }
      >
        Send
      </Button>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Sent without photos');
  },
};

/** One toast shows that a promise is pending and then its result, in the same place. */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const toast = await screen.findByRole('alertdialog');
    await expect(toast).toHaveTextContent('Sending the price list');
    settle.keep(40);
    await waitFor(() => expect(toast).toHaveTextContent('40 rows sent'));
    await expect(toast).toBeVisible();
  },
};

export const Broken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    settle.breakIt(new Error('no network'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not sent: no network');
  },
};

/** Toasts at the top, in the corner. */
export const TopEnd: Story = {
  args: { position: 'top end' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Warn' }));
    const { top, right } = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    await expect(top).toBeLessThan(60);
    await expect(innerWidth - right).toBeLessThan(40);
  },
};
