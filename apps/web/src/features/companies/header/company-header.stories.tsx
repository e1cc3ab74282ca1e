import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCompany } from '../testing/samples.ts';
import { CompanyHeader } from './company-header.tsx';

const LOGO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8"/%3E%3C/svg%3E';

const meta = {
  title: 'Приложение/Компании/Шапка',
  component: CompanyHeader,
  args: {
    company: sampleCompany,
    onUpload: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof CompanyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutLogo: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('Зарегистрирована 14 марта 2021 г.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Создать филиал бренда' })).toHaveAttribute(
      'href',
      `/companies/create?parent_id=${sampleCompany.id}`,
    );
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    if (input) await userEvent.upload(input, file, { applyAccept: false });
    await expect(args.onUpload).toHaveBeenCalledWith(file);
  },
};

export const WithLogo: Story = {
  args: { company: { ...sampleCompany, logo: LOGO } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить фото' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Filial: Story = {
  args: {
    company: {
      ...sampleCompany,
      name: 'Колесница Восток',
      parent_id: '1',
      parent: { id: '1', name: 'Колесница' },
      filials: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Колесница' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Создать филиал бренда' })).toBeNull();
  },
};
