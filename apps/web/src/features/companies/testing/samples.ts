import { RIGHTS } from '@org/trade/roles';
import type { Warehouse } from '../../../shared/warehouses.atoms.ts';
import type { Company, CompanySummary, Employee, Mandate } from '../companies.atoms.ts';

/** A company with everything filled in. */
export const sampleCompany: Company = {
  id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d10',
  parent_id: null,
  parent: null,
  name: 'Колесница',
  legal_form: 'ООО',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  vat_rate: 22,
  legal_address: '620000, Екатеринбург, Монтажников, 24',
  actual_address: 'Монтажников, 24, корп. 2',
  city: 'Екатеринбург',
  phone: '73432884100',
  email: 'opt@kolesnica.example',
  site: 'https://kolesnica.example',
  socials: { vk: 'kolesnica', telegram: '@kolesnica_opt', whatsapp: null },
  bank: {
    bic: '044030827',
    account: '40702810900000002851',
    correspondent_account: '30101810200000000827',
    name: 'АО «Невский банк»',
  },
  bank_change: null,
  owner: true,
  rights: RIGHTS,
  description: 'Шины и диски оптом, склад в Екатеринбурге.',
  working_hours: 'Пн–Пт 08:00–20:00, Сб 09:00–16:00',
  terms: { min_order_sum: 2_000_000, delivery_days: 1, pickup: true },
  logo: null,
  registered_at: '2021-03-14T10:00:00+05:00',
  is_supplier: true,
  filials: [
    {
      id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d12',
      name: 'Колесница Восток',
      city: 'Тюмень',
      actual_address: 'Республики, 211',
      registered_at: '2023-06-18T10:00:00+05:00',
    },
    {
      id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d13',
      name: 'Колесница Сервис',
      city: 'Нижний Тагил',
      actual_address: 'Фрунзе, 40',
      registered_at: '2024-02-02T10:00:00+05:00',
    },
  ],
  employees_count: 12,
  rests_count: 12480,
  price_list_at: '2026-11-21T11:42:00+03:00',
};

/** Bank details of the company that wait. */
export const sampleBankChange: NonNullable<Company['bank_change']> = {
  bank: {
    bic: '046126614',
    account: '40702810902100088123',
    correspondent_account: '30101810200000000614',
    name: 'АО «Банк Ока», Рязань',
  },
  by: 'Олег Складов',
  created_at: '2025-11-28T12:00:00+03:00',
  due_at: '2025-11-29T12:00:00+03:00',
};

/** A company as the list shows it. */
const summaryOf = (changes: Partial<CompanySummary>): CompanySummary => ({
  id: sampleCompany.id,
  parent_id: null,
  name: 'Колесница',
  legal_form: 'ООО',
  inn: '7707083893',
  city: 'Екатеринбург',
  logo: null,
  registered_at: sampleCompany.registered_at,
  is_supplier: true,
  filials_count: 2,
  employees_count: 12,
  rests_count: 12480,
  rights: RIGHTS,
  ...changes,
});

export const sampleCompanies: CompanySummary[] = [
  summaryOf({}),
  ...sampleCompany.filials.map(({ id, name, city }) =>
    summaryOf({
      id,
      name,
      city,
      parent_id: sampleCompany.id,
      filials_count: 0,
      employees_count: 1,
      rests_count: 0,
      is_supplier: false,
    }),
  ),
  summaryOf({
    id: '019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d14',
    name: 'Шиномонтаж на Окской',
    legal_form: 'ИП',
    inn: '760307073214',
    city: 'Рязань',
    filials_count: 0,
    employees_count: 1,
    rests_count: 0,
    is_supplier: false,
  }),
];

const employee = (id: string, changes: Partial<Employee>): Employee => ({
  id,
  full_name: 'Анна Михайлова',
  position: 'Директор',
  phone: '79161234567',
  email: 'anna@kolesnica.example',
  account: 'active',
  owner: false,
  roles: [],
  limit: null,
  me: false,
  created_at: '2026-01-20T10:00:00+03:00',
  ...changes,
});

export const sampleEmployees: Employee[] = [
  employee('1', { me: true, owner: true }),
  employee('2', {
    full_name: 'Пётр Ильин',
    position: 'Менеджер по закупкам',
    email: 'ilin@kolesnica.example',
    account: 'invited',
  }),
  employee('3', {
    full_name: 'Яна Константинопольская-Преображенская',
    position: null,
    phone: null,
    email: null,
    account: 'none',
  }),
];

const mandate = (kind: Mandate['kind'], name: string, changes: Partial<Mandate> = {}): Mandate => ({
  kind,
  id: `019aa5c0-7c1e-7d3a-9b1f-3e5a2f6c8d4${name.length % 10}`,
  name,
  detail: null,
  company: { id: sampleCompany.id, name: 'Колесница' },
  holder: 'Пётр Ильин',
  acts: true,
  used_at: '2025-11-20T10:00:00+03:00',
  created_at: '2025-10-20T10:00:00+03:00',
  ...changes,
});

export const sampleMandates: Mandate[] = [
  mandate('exchange', 'Обмен с 1С', { detail: '1c-k7m2p9qa' }),
  mandate('key', 'Сайт магазина'),
  mandate('webhook', 'События', { detail: 'https://kolesnica.example/events' }),
  mandate('source', 'Прайс с сайта', { detail: 'https://kolesnica.example/price.xlsx' }),
  mandate('showcase', 'Авито', { company: { id: 'branch', name: 'Колесница Восток' } }),
  mandate('invitation', 'Яна Константинопольская', {
    detail: 'yana@kolesnica.example',
    used_at: null,
  }),
];

export const sampleWarehouses: Warehouse[] = [
  {
    id: '12',
    name: 'Основной склад',
    city: 'Екатеринбург',
    address: 'Монтажников, 24',
    working_hours: null,
    delivery_days_min: 1,
    delivery_days_max: 2,
    rests_count: 8120,
  },
  {
    id: '13',
    name: 'Саранск',
    city: 'Саранск',
    address: null,
    working_hours: null,
    delivery_days_min: 0,
    delivery_days_max: 0,
    rests_count: 0,
  },
];
