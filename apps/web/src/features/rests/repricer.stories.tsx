import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { store } from '../../shared/session/store.ts';
import { answeringUser } from '../../shared/testing/signed-in.tsx';
import { Repricer } from './rests.tsx';
import { parseRests } from './rests-search.ts';

const sent = fn();

const row = (at: number) => ({
  id: String(90_211 + at),
  title: `Viatti Strada Asimmetrico V-130 ${205 + at * 10}/55 R16 91V`,
  warehouse: 'Основной склад',
  ...{ bulk_price: 530_000 + at * 4_000, new_price: 525_800 + at * 4_000, cost_price: 471_000 },
  ...{ rank: 4, new_rank: 2, others: 7 },
});
const NONE = { kept: 0, floor: 0, no_cost: 0, few: 0, apart: 0 };

const LAST = {
  undo_id: '019aa5c0-d1e2-7f30-8a4b-5c6d7e8f9a0c',
  undo_until: '2026-11-22T11:45:00+03:00',
};

/** A server that calculates and sets these prices. */
const served =
  (rows: number, counts: object = {}) =>
  () => {
    const data = Array.from({ length: rows }, (_, at) => row(at));
    sent.mockClear();
    let last: object | null = null;
    return answeringUser(async (request) => {
      if (request.method === 'GET') return Response.json({ last });
      const path = new URL(request.url).pathname.replace(/.*\/repricing/, '');
      sent(path, await request.json());
      if (path === '/apply') {
        last = { ...LAST, changed: rows };
        return Response.json({ ...last, skipped: 1 });
      }
      if (path === '/undo') last = null;
      if (path === '/undo') return Response.json({ restored: rows, kept: 0 });
      return Response.json({ data, ...NONE, ...counts });
    });
  };

const meta = {
  title: 'Приложение/Компании/Остатки/Пересчёт цен',
  component: Repricer,
  args: { companyId: '1', search: parseRests(new URLSearchParams('to=Рязань&section=tyres')) },
  decorators: [
    (Story) => (
      <Provider store={store}>
        <Story />
      </Provider>
    ),
  ],
  beforeEach: served(12, { kept: 31, floor: 3, no_cost: 1240, few: 8, apart: 2 }),
} satisfies Meta<typeof Repricer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Пересчитать цены' }));
  return within(await screen.findByRole('dialog', { name: 'Пересчитать цены: Рязань' }));
};

/** A draft is calculated, set by one press, and taken back by another. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText('Изменятся 12 цен.')).toBeVisible();
    await waitFor(() => expect(dialog.getByText(/нет закупочной цены .* — 1.240/)).toBeVisible());
    await expect(sent).toHaveBeenCalledWith('', {
      ...{ place: 2, floor: 'cost', percent: 4, raises: false, to: 'Рязань' },
      rests: { section: ['tyres'], to: 'Рязань', order_by: 'brand_model__asc' },
    });
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(dialog.getByRole('button', { name: 'Показать все 12' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(dialog.getByRole('button', { name: 'Поставить 12 цен' }));
    const undo = await canvas.findByRole('button', { name: 'Вернуть прежние' });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Поставили 12 цен. Вернуть прежние можно не позже: 22 ноября, ',
    );
    const [, applied] = sent.mock.calls.find(([path]) => path === '/apply') ?? [];
    await expect(applied.rows[0]).toEqual({ id: '90211', from: 530_000, to: 525_800 });
    await userEvent.click(undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await expect(sent).toHaveBeenLastCalledWith('/undo', {
      undo_id: '019aa5c0-d1e2-7f30-8a4b-5c6d7e8f9a0c',
    });
  },
};

/** Who comes back finds what was set, and takes it back. */
export const ComeBack: Story = {
  args: { companyId: '3' },
  beforeEach: () =>
    answeringUser(async () =>
      Response.json({ last: { ...LAST, changed: 5 }, restored: 5, kept: 0 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Поставили 5 цен\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Вернуть прежние' })).toBeEnabled();
  },
};

/** Another rule is another draft; one that changes nothing can't be set. */
export const NothingChanges: Story = {
  beforeEach: served(0, { kept: 40 }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Первое' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Повышать/ }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(
        '',
        expect.objectContaining({ place: 1, raises: true }),
      ),
    );
    await expect(await dialog.findByText('По этому правилу ничего не изменится.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Поставить цены' })).toBeDisabled();
  },
};

export const TooMany: Story = {
  args: { companyId: '2' },
  beforeEach: () =>
    answeringUser(async () =>
      Response.json(
        {
          message: 'Проверьте поля',
          errors: { rests: ['Сузьте отбор: за раз пересчитаем не больше 2000 позиций'] },
        },
        { status: 422 },
      ),
    ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(/^Сузьте отбор/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Поставить цены' })).toBeDisabled();
  },
};
