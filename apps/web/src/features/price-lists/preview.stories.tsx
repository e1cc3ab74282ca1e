import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { store } from '../../shared/session/store.ts';
import { lookingOnly } from '../../shared/testing/looking-only.tsx';
import { answeringUser } from '../../shared/testing/signed-in.tsx';
import { Preview } from './preview.tsx';
import { sampleChoice, sampleColumns, sampleImport } from './testing/samples.ts';
import {
  sampleDoubts,
  sampleRows,
  sampleRules,
  sampleSeasons,
} from './testing/understood-samples.ts';

const sent = fn();

const page = (data: readonly unknown[], total = data.length, current = 1) => ({
  data,
  meta: {
    total,
    current_page: current,
    last_page: Math.ceil(total / 50),
    page: current,
    per_page: 50,
  },
  links: {},
});

/** A server that knows this one price list. */
const served =
  ({ doubts = sampleDoubts, rows = 50_000, list = sampleImport } = {}) =>
  () => {
    const answer = (path: string, query: URLSearchParams): unknown => {
      const at = Number(query.get('page') ?? 1);
      if (path.endsWith('/doubts')) return { data: doubts };
      if (path.endsWith('/import-rules')) return { data: sampleRules };
      if (!path.endsWith('/rows')) return page([]);
      const total = query.get('doubt') ? 3 : query.get('q') ? 1 : rows;
      const all = Array.from({ length: Math.min(50, total - (at - 1) * 50) }, (_, n) => ({
        ...sampleRows[n % sampleRows.length],
        row: (at - 1) * 50 + n + 4,
      }));
      return page(total <= 3 ? sampleRows.slice(0, total) : all, total, at);
    };
    sent.mockClear();
    return answeringUser(async (request) => {
      const { url, method } = request;
      const { pathname, searchParams } = new URL(url);
      if (method === 'GET') return Response.json(answer(pathname, searchParams));
      sent(method, pathname.replace(/.*\/imports\/[^/]+/, ''), await request.json());
      return Response.json({ ...list, status: 'reading' }, { status: 202 });
    });
  };

const meta = {
  title: 'Приложение/Компании/Прайс-лист/Понято как',
  component: Preview,
  args: { id: { companyId: '1', importId: sampleImport.id }, list: sampleImport },
  decorators: [
    (Story) => (
      <Provider store={store}>
        <Story />
      </Provider>
    ),
  ],
  beforeEach: served(),
} satisfies Meta<typeof Preview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever may not sell sees how a list is understood, and decides nothing of it. */
export const LookingOnly: Story = {
  decorators: [lookingOnly],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Все строки/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.queryByRole('tab', { name: /^Вопросы/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Применить|Отменить)/ })).toBeNull();
  },
};

/** One answer settles all rows of its kind; answers go to the server together. */
export const Doubts: Story = {
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole('button', { name: 'Это Кама: «КамаЕвр» — это Кама?' });
    await userEvent.click(ask);
    await expect(await canvas.findByText('Это Кама')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Всё верно: Цена далеко от рынка' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Учесть 2 ответа' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('PUT', '/doubts', {
        answers: [
          { doubt: 'brand', answer: 'brand', value: 'Кама', remember: true },
          { doubt: 'far', answer: 'accept', value: null, remember: true },
        ],
      }),
    );
  },
};

/** A list of one season gets it in one press; a model of another season is answered alone. */
export const OneSeason: Story = {
  args: { id: { companyId: '1', importId: 'seasons' } },
  beforeEach: served({ doubts: [...sampleDoubts, ...sampleSeasons] }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Летняя: Zimogor Comfort: какой сезон?' }),
    );
    await expect(canvas.getByText('Сезон не указан: 3 модели')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Все зимние' }));
    await expect(canvas.queryByText(/^Сезон не указан/)).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Показать строки: «КамаЕвр»/ })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Учесть 4 ответа' }));
    const season = (doubt: string, value: string) => ({
      doubt,
      answer: 'season',
      value,
      remember: true,
    });
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('PUT', '/doubts', {
        answers: [
          season('Comfort', 'summer'),
          season('Polar 3', 'winter'),
          season('Polar 5', 'winter'),
          season('Frost', 'winter'),
        ],
      }),
    );
  },
};

/** The answer of one model is given to its family in one press, and to no other. */
export const OneFamily: Story = {
  args: { id: { companyId: '1', importId: 'family' } },
  beforeEach: served({ doubts: sampleSeasons }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Зимняя: Zimogor Frost: какой сезон?' }),
    );
    await expect(canvas.queryByRole('button', { name: /^Так же/ })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Летняя: Zimogor Polar 3: какой сезон?' }),
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Так же Zimogor Polar: ещё 1 модель' }),
    );
    const answered = canvas.getAllByRole('button', { name: /^Отменить ответ: Zimogor Polar/ });
    await expect(answered).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Учесть 3 ответа' })).toBeVisible();
  },
};

/** An opened question shows its rows, takes a brand that was not offered, and need not be remembered. */
export const OtherBrand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Показать строки: «КамаЕвр» — это Кама?' }),
    );
    const table = await canvas.findByRole('grid', { name: /^Строки: «КамаЕвр»/ });
    await expect(table).toHaveAttribute('aria-rowcount', '4');
    await expect((await canvas.findAllByText('КамаЕвр', { selector: 'mark' })).length).toBe(3);
    await expect(canvas.getByText('из заголовка')).toBeVisible();
    await expect(canvas.getByText('неизвестен')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Другой бренд' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Бренд' }), 'Кама Евро{Enter}');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Запомнить/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Учесть 1 ответ' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('PUT', '/doubts', {
        answers: [{ doubt: 'brand', answer: 'brand', value: 'Кама Евро', remember: false }],
      }),
    );
  },
};

/** Where something could not be loaded, an error is shown in its place. */
export const NotLoaded: Story = {
  args: { id: { companyId: '1', importId: 'gone' } },
  beforeEach: () =>
    answeringUser(async () => Response.json({ message: 'Нет такой загрузки' }, { status: 404 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нет такой загрузки')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Все строки/ }));
    const rows = within(await canvas.findByRole('region', { name: 'Все строки' }));
    await expect(await rows.findByText('Нет такой загрузки')).toBeVisible();
  },
};

/** Of 50 000 rows only those in sight are fetched and drawn, wherever one scrolls. */
export const AllRows: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Все строки/ }));
    const grid = await canvas.findByRole('grid', { name: 'Понято как' });
    await expect(grid).toHaveAttribute('aria-rowcount', '50001');
    await canvas.findAllByRole('rowheader', { name: /КамаЕвр-519/ });
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole('gridcell', { name: '4' }));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByRole('gridcell', { name: /^50.003$/ })).toBeVisible();
  },
};

/** Columns stay as they were arranged, until that is taken back. */
export const Arranged: Story = {
  play: async ({ canvas }) => {
    const tab = async (name: RegExp) => userEvent.click(await canvas.findByRole('tab', { name }));
    await tab(/Все строки/);
    await canvas.findAllByRole('rowheader', { name: /КамаЕвр-519/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Сезон' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Сезон' })).toBeNull());
    await expect(JSON.parse(localStorage.getItem('root') ?? '')).toMatchObject({
      grids: { rows: { hidden: ['season'] } },
    });
    await tab(/Вопросы/);
    await tab(/Все строки/);
    await canvas.findAllByRole('rowheader', { name: /КамаЕвр-519/ });
    await expect(canvas.queryByRole('columnheader', { name: 'Сезон' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Столбцы' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Как было сначала' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Сезон' })).toBeVisible());
  },
};

/** Everything suspicious is confirmed, figure by figure, before anything can be applied. */
export const Suspicious: Story = {
  args: {
    list: {
      ...sampleImport,
      warnings: [
        { code: 'stock_vanishes', message: 'С продажи уйдёт 4 180 из 12 461 предложений' },
        { code: 'prices_jump', message: 'У 1 240 предложений цена вырастет больше чем вдвое' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const apply = canvas.getByRole('button', { name: 'Применить прайс-лист' });
    await expect(apply).toBeDisabled();
    await expect(
      canvas.getByRole('button', { name: 'Подтвердите то, что похоже на ошибку' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /С продажи уйдёт 4 180/ }));
    await expect(apply).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /цена вырастет/ }));
    await userEvent.click(apply);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('POST', '/confirm', {
        accepted_warnings: ['stock_vanishes', 'prices_jump'],
      }),
    );
  },
};

/** Several prices: the page asks which one to sell at, and the purchase price can't be chosen. */
export const SeveralPrices: Story = {
  args: {
    list: {
      ...sampleImport,
      questions: [
        {
          kind: 'price',
          sheet: 'Шины',
          currency: null,
          message: 'В прайсе несколько цен для оптовых покупателей. Выберите, по какой продаём',
          candidates: [
            sampleChoice(2, 'Цена опт с НДС', 'wholesale', '14 280'),
            sampleChoice(5, 'VIP', 'vip', '13 950'),
            sampleChoice(6, 'Закуп', 'purchase', '12 400'),
          ],
        },
      ],
      columns: sampleColumns,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Применить прайс-лист' })).toBeDisabled();
    await expect(canvas.queryByRole('radio', { name: /Закуп/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /VIP/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать и прочитать' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('PUT', '/columns', {
        columns: [{ sheet: 'Шины', column: 5, field: 'bulk_price' }],
      }),
    );
  },
};

/**
 * No column of quantities, and prices in dollars: «everything is in stock» is a possible answer, and the rate is asked
 * for without blocking the list.
 */
export const NoStockAndDollars: Story = {
  args: {
    list: {
      ...sampleImport,
      questions: [
        {
          kind: 'quantity',
          sheet: 'Шины',
          currency: null,
          message: 'Не нашли столбец с остатком. Укажите его, или скажите, что всё из прайса есть',
          candidates: [sampleChoice(3, 'Свободно', 'other', '4')],
        },
        {
          kind: 'currency',
          sheet: 'Шины',
          currency: 'USD',
          message: 'Есть цены в долларах, а курса в файле нет. Без него эти строки не продаём',
          candidates: [],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Сначала ответьте, где остатки' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /всё из прайса есть/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать и прочитать' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('PUT', '/columns', {
        stock: [{ sheet: 'Шины', all_in_stock: true }],
      }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Рублей за 1 USD' }), '92,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Пересчитать' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('PUT', '/columns', {
        rates: [{ sheet: 'Шины', currency: 'USD', rate: 92.5 }],
      }),
    );
  },
};

export const NothingDoubtful: Story = {
  args: { id: { companyId: '1', importId: '019aa5c0-e0f1-7a2b-9c3d-4e5f6a7b8c9e' } },
  beforeEach: served({ doubts: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Всё понято, вопросов нет.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Это часть прайса/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('PUT', '/columns', { mode: 'update' }));
  },
};
