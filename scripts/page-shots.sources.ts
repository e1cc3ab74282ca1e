import type { Page } from 'playwright';

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const look = (id: string, minutesAgo: number, more: object = {}) => ({
  id,
  status: 'applied',
  by: 'schedule',
  message: null,
  file_name: 'zima.xlsx',
  bytes: 482_113,
  accepted: 6912,
  created: 14,
  updated: 212,
  removed: 6,
  import_id: 'applied',
  at: at(minutesAgo),
  finished_at: at(minutesAgo),
  ...more,
});
const trouble = 'С продажи уйдёт 3 698 из 6 912 предложений';
const stopped = look('1', 34, { status: 'stopped', message: trouble, import_id: 'waiting' });
const failed = look('2', 8, { status: 'failed', message: 'Сервер не пустил' });
const source = {
  kind: 'file',
  mail_address: null,
  senders: [],
  host_key: null,
  login: 'opt',
  header_name: null,
  secret_set_at: at(40_000),
  mode: 'replace',
  warehouse: null,
  every_minutes: 60,
  is_active: true,
  state: 'working',
  trouble: null,
  import_id: null,
  is_old: false,
  confirmed_at: at(94),
  next_at: at(-26),
  created_at: at(80_000),
};
const sources = [
  {
    ...source,
    id: '1',
    name: 'Прайс «Зима»',
    url: 'https://files.kolesnica-opt.example/public/price-lists/2026/november/zima-opt-rub-nds.xlsx?token=5e7b1f0c9d3a',
    state: 'stopped',
    trouble,
    import_id: 'waiting',
    last: stopped,
  },
  {
    ...source,
    id: '2',
    name: 'Диски',
    url: 'sftp://kolesnica-opt.example/out/diski.xml',
    host_key: 'SHA256:uNiVztksCsDhcc0u9e8BgrJXVGDzEPDhCZRXNMWTwgQ',
    state: 'retrying',
    trouble: 'Сервер не пустил. Проверьте логин и пароль',
    last: failed,
  },
  {
    ...source,
    id: '3',
    name: 'Остатки склада в Челябинске',
    url: 'ftp://kolesnica-opt.example/ostatki.csv',
    warehouse: { id: '12', name: 'Челябинск' },
    every_minutes: 30,
    last: look('3', 12),
  },
  {
    ...source,
    id: '4',
    name: 'Письма менеджеров',
    kind: 'mail',
    url: null,
    mail_address: 'lists+7f2kq9xw4mna@in.protektor.example',
    senders: ['prices@kolesnica-opt.example', '@opt.kolesnica.example'],
    login: null,
    secret_set_at: null,
    every_minutes: null,
    next_at: null,
    last: look('6', 1100, { file_name: 'Остатки.xlsx' }),
  },
];

/** Shows sources in each of their states: the demo has no supplier's server to fetch from. */
export async function haveSources(page: Page) {
  await page.route(/\/api\/companies\/[^/]+\/sources$/, (route) =>
    route.fulfill({ json: { data: sources, takes_mail: true } }),
  );
  await page.route(/\/api\/companies\/[^/]+\/sources\/[^/]+\/fetches$/, (route) =>
    route.fulfill({
      json: { data: [stopped, look('4', 94), look('5', 154, { status: 'same', import_id: null })] },
    }),
  );
}
