import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TermsView, type TermsViewProps } from './terms-view.tsx';
import { terms } from './testing/samples.ts';

const meta = {
  title: 'Приложение/Компании/Условия доставки',
  component: TermsView,
  args: {
    terms,
    now: new Date('2026-11-23T06:52:00Z'),
    onSave: fn(async (): ReturnType<TermsViewProps['onSave']> => null),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TermsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Terms are changed in the form of the table, and what a buyer reads follows at once. */
export const Terms: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/^Екатеринбург, 16.шин 205\/55 R16: сегодня, бесплатно/),
    ).toBeVisible();
    const firstCell = canvas.getByRole('button', { name: /^Город склада, Основной/ });
    firstCell.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const form = within(canvas.getByRole('region', { name: 'Поволжье со склада Основной' }));
    const price = form.getByLabelText('Цена');
    await userEvent.clear(price);
    await expect(form.getByText(/^Напишите сумму в рублях, например/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(price, '80');
    await userEvent.click(form.getByRole('button', { name: 'Скопировать на остальные склады' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const [, volga] = terms.zones;
    const changed = { ...volga?.terms[0], price: 8000 };
    await expect(args.onSave).toHaveBeenCalledWith([
      terms.zones[0],
      { ...volga, terms: [changed, { ...changed, warehouse_id: '2' }] },
    ]);
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).toBeNull();
  },
};

/** A zone is added, given terms, and removed again. */
export const Zones: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить зону' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить зону' }));
    await waitFor(() => expect(dialog.getByText('Назовите зону')).toBeVisible());
    await waitFor(() => expect(dialog.getByLabelText('Название')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Название'), 'Всё остальное');
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить зону' }));
    await waitFor(() => expect(dialog.getByText('Выберите города или области')).toBeVisible());
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Всё, чего нет в других зонах' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Добавить зону' }));
    await userEvent.click(
      canvas.getByRole('button', { name: /^Всё остальное, Северный: не возим/ }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Город склада' }));
    const other = within(await screen.findByRole('dialog'));
    await userEvent.click(other.getByRole('button', { name: 'Удалить зону' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      terms.zones[1],
      expect.objectContaining({
        name: 'Всё остальное',
        everywhere: true,
        terms: [expect.objectContaining({ warehouse_id: '2', cutoff: 960 })],
      }),
    ]);
  },
};

/** An error of the server is shown at its zone, and nothing that was typed is lost. */
export const Refused: Story = {
  args: {
    onSave: fn(
      async (): ReturnType<TermsViewProps['onSave']> => ({
        'zones.1.cities': 'Казань уже в зоне «Урал»',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Поволжье, Северный/ }));
    await userEvent.clear(canvas.getByLabelText('Бесплатно от'));
    await userEvent.type(canvas.getByLabelText('Бесплатно от'), '1 200 000');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Казань уже в зоне «Урал»');
    const free = canvas.getByLabelText<HTMLInputElement>('Бесплатно от');
    await expect(free.value.replaceAll(/\s/g, '')).toBe('1200000');
  },
};

/** A supplier without terms begins with a ready set. */
export const Empty: Story = {
  args: { terms: { ...terms, zones: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вся Россия' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(args.onSave).toHaveBeenCalledWith([
      expect.objectContaining({ own_city: true }),
      expect.objectContaining({ name: 'Регион' }),
      expect.objectContaining({ everywhere: true }),
    ]);
  },
};
