import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { expect, fn, userEvent } from 'storybook/test';
import { store } from '../../../shared/session/store.ts';
import { answering } from '../../../shared/testing/signed-in.tsx';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { EmptyList } from './empty-list.tsx';

const section = descriptions.tyres;
const search = (query: string) => parseSearch(section, new URLSearchParams(query));
const nothing = {
  facets: {},
  understood: { section: 'tyres' as const, filter: {}, tokens: [], unknown: [] },
};

/** Answers every call with a count of products, until the story is left. */
const counting = (count: (asked: Record<string, unknown>) => number | undefined) => () =>
  answering(async (request) => {
    const total = count(await request.clone().json());
    return total === undefined
      ? Response.json({ message: 'Сервис недоступен' }, { status: 503 })
      : Response.json({ understood: nothing.understood, meta: { total }, data: [] });
  });

const meta = {
  title: 'Приложение/Каталог/Ничего не нашлось',
  component: EmptyList,
  args: {
    section,
    search: search('width=125&profile=25&diameter=24'),
    answer: nothing,
    onSearch: fn(),
  },
  decorators: [
    (Story) => (
      <Provider store={store}>
        <Story />
      </Provider>
    ),
  ],
} satisfies Meta<typeof EmptyList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest relaxations that find something, one press each. One that finds nothing is not offered. */
export const Relaxations: Story = {
  args: {
    search: search('width=345&profile=25&diameter=24&city=Екатеринбург&quantity_min=20&xl=true'),
  },
  beforeEach: counting((asked) => (asked.city ? (asked.quantity_min ? 0 : 2) : 5)),
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Любой остаток: 2 модели' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Любой город: 5 моделей' }));
    await expect(args.onSearch).toHaveBeenCalledWith(
      expect.objectContaining({
        filters: { width: [345], profile: [25], diameter: [24], quantity_min: 20, xl: true },
        page: 1,
      }),
    );
    await expect(canvas.queryByRole('button', { name: /^Без «XL/ })).toBeNull();
  },
};

/** Words about another section lead there. */
export const AnotherSection: Story = {
  args: { search: search('text=315/80 r22.5&by_text=width&width=315') },
  beforeEach: () => {
    const understood = { ...nothing.understood, section: 'truck_tyres' };
    return answering(async () =>
      Response.json({ understood, total: 61, meta: { total: 0 }, data: [] }),
    );
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'В разделе «Грузовые шины»: 61 модель' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('q=315%2F80+r22.5'));
  },
};

/** Words alone: what was understood of them stays, unknown words are removed. */
export const Words: Story = {
  args: {
    search: search('q=Несуществующая 205/55 R16'),
    answer: {
      ...nothing,
      understood: {
        ...nothing.understood,
        filter: { width: [205], profile: [55], diameter: [16] },
        unknown: [{ text: 'Несуществующая', start: 0, end: 14 }],
      },
    },
  },
  beforeEach: counting((asked) => (asked.q ? 0 : 148)),
  play: async ({ canvas, args }) => {
    const step = await canvas.findByRole('button', {
      name: 'Без слова «Несуществующая»: 148 моделей',
    });
    await userEvent.click(step);
    await expect(args.onSearch).toHaveBeenCalledWith(
      expect.objectContaining({ q: '', filters: { width: [205], profile: [55], diameter: [16] } }),
    );
  },
};

/** The counts did not load: the relaxations are offered all the same. */
export const WithoutCounts: Story = {
  args: { search: search('season=winter&city=Казань') },
  beforeEach: counting(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Любой сезон' })).toBeVisible();
  },
};

/** One condition alone: there is nothing else to give up. */
export const OneCondition: Story = {};
