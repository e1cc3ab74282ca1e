/** What happens to the security of a company, and what its owners call it. */
export const COMPANY_EVENTS = {
  'employee-added': 'Добавлен сотрудник',
  'employee-changed': 'Изменены данные сотрудника',
  'employee-removed': 'Убран сотрудник',
  'employee-joined': 'Сотрудник принял приглашение',
  'mandates-taken': 'Сотрудник взял на себя остановленное',
  'roles-changed': 'Изменены роли сотрудника',
  'limit-changed': 'Изменён лимит на заказы',
  'owner-made': 'Назначен владелец',
  'owner-unmade': 'Владелец снят',
  'owner-inherited': 'Аккаунт владельца удалён, владельцем стал сотрудник',
  'factor-demanded': 'Компания требует второй фактор входа',
  'factor-not-demanded': 'Компания больше не требует второй фактор входа',
  'bank-set': 'Указаны банковские реквизиты',
  'bank-asked': 'Меняются банковские реквизиты',
  'bank-changed': 'Банковские реквизиты изменены',
  'bank-refused': 'Смена банковских реквизитов отменена',
  requisites: 'Изменены реквизиты',
  'company-deleted': 'Компания удалена',
  'company-restored': 'Компания возвращена',
  'filial-added': 'Добавлен филиал',
  'filial-detached': 'Филиал откреплён',
  'key-made': 'Создан ключ доступа',
  'key-revoked': 'Ключ доступа отозван',
  'exchange-opened': 'Выдан пароль обмена с 1С',
  'exchange-closed': 'Обмен с 1С выключен',
  'webhook-added': 'Добавлен адрес для событий',
  'webhook-changed': 'Изменён адрес для событий',
  'webhook-removed': 'Удалён адрес для событий',
  'source-added': 'Добавлен источник прайс-листов',
  'source-changed': 'Изменён источник прайс-листов',
  'source-removed': 'Удалён источник прайс-листов',
  'showcase-added': 'Добавлена витрина',
  'showcase-changed': 'Изменена витрина',
  'showcase-removed': 'Удалена витрина',
  'showcase-renewed': 'Ссылка витрины заменена',
  'account-password': 'Сотрудник сменил пароль',
  'account-factor': 'Сотрудник изменил второй фактор входа',
  'account-address': 'Сотрудник сменил или подтвердил адрес для входа',
} as const;

export type CompanyEvent = keyof typeof COMPANY_EVENTS;

/** Where owners can answer an event: the path of a page and the text of the link to it. */
export function answerTo(event: CompanyEvent, companyId: string) {
  if (event === 'bank-asked')
    return { label: 'Посмотреть. Если это не вы, отменить', path: `/companies/${companyId}/edit` };
  if (event === 'company-deleted') return { label: 'Вернуть компанию', path: '/companies' };
  return { label: 'Открыть журнал', path: `/companies/${companyId}/security` };
}
