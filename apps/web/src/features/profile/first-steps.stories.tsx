import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '../../shared/testing/with-router.tsx';
import { FirstSteps } from './first-steps.tsx';

const meta = {
  title: 'Приложение/Профиль/Что дальше',
  component: FirstSteps,
  decorators: [withRouter],
  args: { city: '', companies: [], hasAddress: false, onCity: fn(), onAddress: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewAccount: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Указать город' }));
    await expect(args.onCity).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить адрес' }));
    await expect(args.onAddress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Добавить по ИНН' })).toHaveAttribute(
      'href',
      '/companies/create',
    );
  },
};

/** What is done says so, and asks for nothing. */
export const HalfDone: Story = {
  args: { city: 'Рязань', companies: ['ООО «Шиномонтаж на Окской»', 'ИП Лужков'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ООО «Шиномонтаж на Окской» и ещё 1')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const AllDone: Story = {
  args: { city: 'Рязань', companies: ['ИП Лужков'], hasAddress: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Что дальше' })).toBeNull();
  },
};
