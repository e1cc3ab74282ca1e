import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../shared/testing/with-router.tsx';
import { RepeatDialog, type RepeatDialogProps } from './repeat-dialog.tsx';
import { RepeatList } from './repeat-list.tsx';
import type { Repeat } from './repeats.atoms.ts';

const byDate: Repeat = {
  request: { id: '118', number: 118, name: '' },
  every_days: 14,
  next_on: '2026-12-12',
  reason: null,
};
const byUse: Repeat = {
  request: { id: '112', number: 112, name: 'Окская' },
  every_days: null,
  next_on: '2026-11-30',
  reason: 'вы берёте 16 шт. раз в 9 дней, последний раз 14 ноября',
};
const onRepeat = fn<RepeatDialogProps['onRepeat']>(async () => undefined);
const onClose = fn();
const onChange = fn();
const onStop = fn();

const meta = {
  title: 'Приложение/Заявка/Повтор',
  decorators: [withRouter],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (repeat?: Repeat) => <RepeatDialog {...{ repeat, onRepeat, onClose }} />;
const opened = async () => {
  onRepeat.mockClear();
  return within(await screen.findByRole('dialog', { name: 'Повторять заявку' }));
};

/** Every two weeks, unless something else is said. */
export const New: Story = {
  render: () => dialog(),
  play: async () => {
    const form = await opened();
    await expect(form.getByText('раз в 2 недели')).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Не повторять' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: /Больше/ }));
    await userEvent.click(form.getByRole('button', { name: 'Повторять' }));
    await waitFor(() => expect(onRepeat).toHaveBeenCalledWith({ every_days: 15 }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  },
};

/** By use there is nothing to count. */
export const ByUse: Story = {
  render: () => dialog(byDate),
  play: async () => {
    const form = await opened();
    await userEvent.click(form.getByText('По расходу'));
    await expect(form.queryByRole('textbox')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Повторять' }));
    await waitFor(() => expect(onRepeat).toHaveBeenCalledWith({ every_days: null }));
  },
};

export const Stop: Story = {
  render: () => dialog(byUse),
  play: async () => {
    const form = await opened();
    await expect(form.getByRole('radio', { name: /По расходу/ })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Не повторять' }));
    await waitFor(() => expect(onRepeat).toHaveBeenCalledWith(null));
  },
};

export const List: Story = {
  render: () => <RepeatList repeats={[byUse, byDate]} onChange={onChange} onStop={onStop} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/вы берёте 16 шт/)).toBeVisible();
    await expect(canvas.getByText('раз в 2 недели, черновик 12 декабря')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить повтор: Окская' }));
    await expect(onChange).toHaveBeenCalledWith(byUse);
    await userEvent.click(canvas.getByRole('button', { name: 'Не повторять: Заявка 118' }));
    await expect(onStop).toHaveBeenCalledWith(byDate);
  },
};

export const Nothing: Story = {
  render: () => <RepeatList repeats={[]} onChange={onChange} onStop={onStop} />,
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};
