import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DemandSwitch } from './demand-switch.tsx';

const meta = {
  title: 'Приложение/Компании/Второй фактор сотрудников',
  component: DemandSwitch,
  args: { demand: { demanded: false, members_without: 2 }, onChange: fn(async () => undefined) },
} satisfies Meta<typeof DemandSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Закроется для 2 сотрудников/)).toBeVisible();
    await userEvent.click(canvas.getByText('Требовать второй фактор от сотрудников'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { demand: { demanded: true, members_without: 1 } } };
export const EverybodyHasOne: Story = { args: { demand: { demanded: true, members_without: 0 } } };
