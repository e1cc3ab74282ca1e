import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Line } from './request-lines.ts';
import {
  goods,
  linesOf,
  match,
  matched,
  offer,
  planOf,
  requestOf,
  strategyOf,
} from './testing/samples.ts';
import { type LoadSubstitutes, story } from './testing/story.tsx';

const meta = { ...story, title: 'Приложение/Заявка/План' } satisfies Meta<typeof story.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const cheap = offer({ landed_price: 700_000, standing: 'fresh' });
const quick = offer({
  ...{ offer_id: '90212', supplier: 'Колесо-Опт', bulk_price: 702_000, landed_price: 711_000 },
  ...{ standing: 'fresh', dot_year: 2026, dot_week: 40 },
});
const lines = linesOf({
  rows: [{ ...matched, goods: goods({ offers: [cheap, quick] }) }],
  skipped: [],
});
const [line] = lines as [Line];
const by = (only: typeof cheap): Line[] => [{ ...line, goods: goods({ offers: [only] }) }];
const plans = [
  strategyOf('cheapest', by(cheap)),
  strategyOf('quickest', by(quick)),
  strategyOf('one_supplier', by(cheap), {
    ...{ lines: [], plan: null, left: [{ line_id: '1', message: 'Нет у «Колесо-Опт»' }] },
  }),
];
const arrivals = new Map([
  ['90211', { day: '2026-12-03', isFetched: false }],
  ['90212', { day: '2026-12-02', isFetched: false }],
]);

/** The same request in three ways; a press or a key takes another, and the lines and the sum follow. */
export const Strategies: Story = {
  args: { lines, plans, arrivals },
  play: async ({ canvas, args }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await expect(radio(/Дешевле всего.*55.120.₽/)).toBeChecked();
    await expect(radio(/Быстрее всего.*56.160.₽.*на 1.040.₽ дороже/)).not.toBeChecked();
    await userEvent.click(radio(/Быстрее всего/));
    const [first] = canvas.getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent('Колесо-Опт'));
    await expect(first).toHaveTextContent('2 декабря');
    await userEvent.keyboard('3');
    await waitFor(() => expect(radio(/Один поставщик/)).toBeChecked());
    await expect(first).toHaveTextContent('Нет у «Колесо-Опт»');
    await expect(canvas.getAllByText(/1 строка по этому плану не купить/)[0]).toBeVisible();
    await userEvent.keyboard('1');
    await waitFor(() => expect(radio(/Дешевле всего/)).toBeChecked());
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Заказать 1 строку' })[0] as HTMLElement,
    );
    await expect(args.order.mock.calls.flat(2)[0]?.offers).toMatchObject([{ offer_id: '90211' }]);
  },
};

/** Another offer is named by what differs. One press chooses it by hand, another leaves it to the plan again. */
export const Alternatives: Story = {
  args: { lines, plans, arrivals },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem') as [HTMLElement];
    const item = within(first);
    await userEvent.click(item.getByRole('button', { name: /\+110.₽ Колесо-Опт, на день раньше/ }));
    await expect(await item.findByText('Выбрано вами')).toBeVisible();
    await expect(item.getByRole('button', { name: /−110.₽ Шинторг Урал, дешевле/ })).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: 'Вернуть выбор системы' }));
    await waitFor(() => expect(item.queryByText('Выбрано вами')).toBeNull());
  },
};

/** Other products are looked for when somebody asks, and say how they differ. */
export const OtherProducts: Story = {
  args: {
    ...{ lines, plans, arrivals },
    loadSubstitutes: fn<LoadSubstitutes>(async () => [
      {
        ...{ product_id: '1', section: 'tyres', title: 'Nokian Tyres Hakkapeliitta R5' },
        ...{ min_bulk_price: 1_124_000, landed_price: null, quantity: 64 },
        differs: ['бренд Nokian Tyres вместо Cordiant'],
      },
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Другие товары' }));
    await expect(await canvas.findByText(/бренд Nokian Tyres вместо Cordiant/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Hakkapeliitta R5/ }));
    const [first] = canvas.getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent(/11.240/));
  },
};

/** The offer that was chosen by hand has gone: nothing is bought instead until somebody says so. */
export const OfferGone: Story = {
  args: { lines: [{ ...line, pick: { id: '7', price: 650_000 } }], plans: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Предложения за 6.500.₽, которое вы выбрали, больше нет/),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Заказать' })[0]).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть выбор системы' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Заказать 1 строку' })[0]).toBeEnabled(),
    );
  },
};

/** It has become dearer: the new price waits for a yes. */
export const OfferDearer: Story = {
  args: { lines: [{ ...line, pick: { id: '90211', price: 650_000 } }], plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/теперь просит 6.890.₽ за штуку, было 6.500.₽/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Взять по новой цене' }));
    await expect(await canvas.findByText('Выбрано вами')).toBeVisible();
  },
};

const address = {
  ...{ id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d13', label: 'Окская', city: 'Рязань' },
  ...{ street: 'Окская, 9', receiver: 'Ирина', phone: '79101234567', working_hours: null },
  ...{ is_default: true, company: null },
};

/** Where it goes, and what suppliers are told. */
export const Terms: Story = {
  args: { lines, addresses: [address], plans: [{ ...plans[0]!, plan: planOf(lines) }] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Комментарий/ }), 'Позвонить');
    await userEvent.click(canvas.getAllByLabelText('Куда')[0] as HTMLElement);
    await userEvent.click(
      await within(document.body).findByRole('option', { name: /Окская: Окская, 9, Рязань/ }),
    );
    await expect(args.onAddress).toHaveBeenCalledWith(address.id);
  },
};

const bound = { arrive_by: '2026-12-04', dot_year_min: 2025, with_vat: true };
const request = requestOf(match, { conditions: bound });

/** What all lines must fulfil is seen, changed by itself, and taken back. */
export const Bound: Story = {
  args: { lines, request, plans: [] },
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('region', { name: 'Условия заявки' }));
    await expect(row.getByText('Не позже: 4 декабря')).toBeVisible();
    await expect(row.getByText('DOT: с 2025 года')).toBeVisible();
    await userEvent.click(row.getByRole('combobox', { name: 'НДС' }));
    await userEvent.click(
      await within(document.body).findByRole('option', { name: 'с НДС и без' }),
    );
    await expect(args.onConditions).toHaveBeenLastCalledWith({ ...bound, with_vat: false });
  },
};

/** Nobody has said where to deliver: the day is not kept in silence. */
export const BoundNowhere: Story = {
  args: { lines, request, plans: [], isPlaceless: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Куда везти, никто не сказал/)).toBeVisible();
  },
};

const outside = { ...line, goods: { ...line.goods!, offers: [], sold: 12 } };

/** Nothing of a line fulfils the conditions: it says so, and how much there would be. */
export const NothingFulfils: Story = {
  args: { lines: [outside], request, plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не по условиям')).toBeVisible();
    await expect(canvas.getByText('Под условия заявки не подходит: 12 предложений')).toBeVisible();
  },
};
