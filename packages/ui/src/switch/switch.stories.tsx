import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Choices/Switch',
  component: Switch,
  parameters: { layout: 'centered' },
  args: { children: 'Только избранные', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Только избранные' });
    await userEvent.click(canvas.getByText('Только избранные'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = { args: { defaultSelected: true } };

export const KeyboardFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('switch')).toHaveFocus());
  },
};

export const WithCount: Story = {
  args: { count: 14 },
  render: (args) => (
    <div style={{ maxWidth: 244 }}>
      <Switch {...args} />
    </div>
  ),
};

export const Disabled: Story = {
  render: () => (
    <>
      <Switch isDisabled>Выключен</Switch>
      <Switch isDisabled defaultSelected>
        Включён
      </Switch>
    </>
  ),
};

export const RightToLeft: Story = {
  args: { defaultSelected: true },
  render: (args) => (
    <div dir="rtl">
      <Switch {...args} />
    </div>
  ),
};
