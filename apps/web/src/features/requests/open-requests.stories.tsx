import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { OpenRequests, type OpenRequestsProps } from './open-requests.tsx';
import { summary } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Заявка/В работе',
  component: OpenRequests,
  args: {
    requests: [
      summary,
      { ...summary, id: '2', number: 112, name: 'Окская, неделя 48' },
      { ...summary, id: '3', number: 111, open_count: 0, orders_count: 2 },
      { ...summary, id: '4', number: 110, is_closed: true },
      { ...summary, id: '5', number: 109 },
      { ...summary, id: '6', number: 108 },
    ],
    onDismiss: fn<OpenRequestsProps['onDismiss']>(async () => undefined),
  },
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OpenRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Заявки в работе 4' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Окская, неделя 48' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Заявка 111' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Все заявки' })).toBeVisible();
  },
};

export const None: Story = {
  args: { requests: [{ ...summary, is_closed: true }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};

const draft = {
  ...{ ...summary, id: '7', number: 131 },
  draft_reason: 'вы берёте 16 шт. раз в 9 дней, последний раз 14 ноября',
};

/** What has come of itself stands first, with its reason, and goes by one press. */
export const Drafts: Story = {
  args: { requests: [summary, draft] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Пора повторить 1' })).toBeVisible();
    await expect(canvas.getByText(draft.draft_reason)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Заявки в работе 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Не нужно: Заявка 131' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(draft);
  },
};
