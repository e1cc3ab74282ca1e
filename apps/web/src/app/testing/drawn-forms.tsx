import type { ReactNode } from 'react';
import { FirstWarehouse } from '../../features/companies/warehouses/first-warehouse.tsx';
import { ClaimButton } from '../../features/orders/order-claims.tsx';
import { PayButton } from '../../features/orders/order-layout.tsx';
import { ReasonButton } from '../../features/orders/reason-button.tsx';
import { actions } from '../../features/orders/testing/actions.ts';
import { order } from '../../features/orders/testing/samples.ts';
import { DoubtAnswers, type DoubtAnswersProps } from '../../features/price-lists/doubts-part.tsx';
import { RateQuestion } from '../../features/price-lists/questions-part.tsx';
import { sampleDoubts } from '../../features/price-lists/testing/understood-samples.ts';
import { NameForm } from '../../features/profile/profile.tsx';
import { CityDialog } from '../../shared/city/city-dialog.tsx';

/** How a form is brought onto the page. */
export interface DrawnForm {
  /** The file of stories that shows the form, and the story. */
  stories?: string;
  story?: string;
  /** The button that opens it, or the entry of a menu. @default none: it is on the page */
  opener?: string;
  /** The button of that menu. @default none */
  menu?: string;
  /** The field into which something is typed before the form can be sent. @default none */
  changed?: string;
  /** What is typed into that field. @default 'Колесница' */
  typed?: string;
  draw?: () => ReactNode;
  /** How many forms its file renders in turn: the first is tried. @default 1 */
  shows?: number;
}

const [doubt] = sampleDoubts as [DoubtAnswersProps['doubt']];

/** Where each form is seen, by the file that renders it, and the form's name if there are several. */
export const forms: Record<string, DrawnForm> = {
  'features/approvals/approval-card: decline-button': {
    stories: 'features/approvals/approvals',
    story: 'Waiting',
    opener: 'Отклонить',
  },
  'features/auth/login-form': { stories: 'features/auth/login-form', story: 'Empty' },
  'features/auth/recovery-form': { stories: 'features/auth/recovery-form' },
  'features/auth/registration-form': { stories: 'features/auth/registration-form' },
  'features/auth/reset-form': { stories: 'features/auth/reset-form' },
  'features/buyers/buyers-content: terms-button': {
    stories: 'features/buyers/buyers',
    opener: 'Условия',
  },
  'features/cart/checkout': { stories: 'features/cart/cart-view', story: 'Several' },
  'features/companies/employees/employee-dialog': {
    stories: 'features/companies/employees/employee-list',
    opener: 'Добавить сотрудника',
  },
  'features/companies/employees/limit-dialog': {
    stories: 'features/companies/keys/key-list',
    story: 'Limited',
    opener: 'Лимит: Обмен с 1С',
  },
  'features/companies/form/company-form': {
    stories: 'features/companies/form/company-form',
    story: 'NewCompany',
  },
  'features/companies/keys/key-list: key-dialog': {
    stories: 'features/companies/keys/key-list',
    story: 'None',
    opener: 'Создать ключ',
  },
  'features/companies/warehouses/first-warehouse': {
    draw: () => <FirstWarehouse city={null} onSave={async () => undefined} />,
  },
  'features/companies/warehouses/warehouse-list: warehouse-dialog': {
    stories: 'features/companies/warehouses/warehouse-list',
    story: 'Several',
    opener: 'Добавить склад',
  },
  'features/companies/webhooks/webhook-list: webhook-dialog': {
    stories: 'features/companies/webhooks/webhooks',
    story: 'None',
    opener: 'Добавить адрес',
  },
  'features/delivery/zone-dialog': {
    stories: 'features/delivery/terms',
    story: 'Terms',
    opener: 'Добавить зону',
  },
  'features/exchange/exchange-dialog': {
    stories: 'features/exchange/exchange',
    story: 'None',
    opener: 'Включить обмен',
  },
  'features/orders/order-answer': {
    stories: 'features/orders/order-view',
    story: 'Supplier',
  },
  'features/orders/order-claims: claim-button': {
    draw: () => (
      <ClaimButton
        order={{ ...order, items: order.items.map((item) => ({ ...item, shipped: 4 })) }}
        actions={actions}
        isPending={false}
      />
    ),
    opener: 'Заявить претензию',
  },
  'features/orders/reason-button': {
    draw: () => (
      <ReasonButton
        label="Отклонить"
        title="Отклонить заказ"
        hint="Покупатель увидит причину"
        isRequired
        isPending={false}
        onReason={async () => undefined}
      />
    ),
    opener: 'Отклонить',
  },
  'features/orders/order-receive': {
    stories: 'features/orders/order-view',
    story: 'Receiving',
  },
  'features/orders/order-view: order-ship': {
    stories: 'features/orders/order-view',
    story: 'Shipping',
  },
  'features/orders/order-layout: pay-button': {
    draw: () => <PayButton order={order} actions={actions} isPending={false} />,
    opener: 'Отметить оплату',
    changed: 'Сумма',
  },
  'features/price-lists/check/price-list-check': {
    stories: 'features/price-lists/check/price-check',
    story: 'Empty',
    changed: 'Или ссылка на прайс-лист или фид',
    typed: 'https://b.ru/x',
  },
  'features/price-lists/rejected-part': {
    stories: 'features/price-lists/rejected-rows',
    story: 'StillWrong',
    opener: 'Исправить строку 1204',
  },
  'features/price-lists/doubts-part: doubt-answers': {
    draw: () => (
      <DoubtAnswers
        doubt={doubt}
        currentAnswer={{ answer: 'brand', value: 'Кордиант' }}
        remember
        onAnswer={() => undefined}
      />
    ),
    changed: 'Бренд',
  },
  'features/price-lists/questions-part: rate-question': {
    draw: () => (
      <RateQuestion
        question={{
          kind: 'currency',
          sheet: null,
          currency: 'USD',
          message: 'Есть цены в долларах',
          candidates: [],
        }}
        onRate={async () => undefined}
      />
    ),
    changed: 'Рублей за 1 USD',
    typed: '92,5',
  },
  'features/profile/contact-field': {
    stories: 'features/profile/contact-field',
    story: 'Verified',
    opener: 'Изменить',
  },
  'features/profile/profile: name': {
    draw: () => <NameForm fullName="" onSave={async () => undefined} />,
    changed: 'Фамилия и имя',
  },
  'features/profile/profile: password': {
    stories: 'features/profile/password-section',
    story: 'Empty',
  },
  'features/requests/add-lines': {
    stories: 'features/requests/view/request-view',
    story: 'Added',
    opener: 'Добавить строки',
    changed: 'Новые строки',
    typed: '',
  },
  'features/requests/lines/unknown-line': {
    stories: 'features/requests/view/request-view',
    story: 'StillUnknown',
  },
  'features/requests/repeats/repeat-dialog': {
    stories: 'features/requests/repeats/repeats',
    story: 'New',
  },
  'features/requests/watches/watch-dialog': {
    stories: 'features/requests/watches/watches',
    story: 'One',
  },
  'features/requests/view/request-head': {
    stories: 'features/requests/view/request-view',
    story: 'Named',
    menu: 'Что сделать с заявкой',
    opener: 'Назвать',
    changed: 'Название заявки',
  },
  'features/rests/origin-dialog': {
    stories: 'features/rests/origin-dialog',
    story: 'Stated',
  },
  'features/second-factor/app-dialog': {
    stories: 'features/second-factor/second-factor-section',
    story: 'Off',
    opener: 'Подключить приложение',
    shows: 2,
  },
  'features/second-factor/factor-form': {
    stories: 'features/second-factor/factor-form',
    story: 'AppAlone',
    shows: 2,
  },
  'features/second-factor/second-factor-key-dialog': {
    stories: 'features/second-factor/second-factor-section',
    story: 'NewKey',
    opener: 'Добавить ключ',
  },
  'features/second-factor/password-dialog': {
    stories: 'features/second-factor/second-factor-section',
    story: 'On',
    opener: 'Удалить: Рабочий ноутбук',
  },
  'features/second-factor/proof-dialog': {
    stories: 'features/second-factor/proof-dialog',
    story: 'WrongPassword',
    shows: 2,
  },
  'features/sources/sources: source-dialog': {
    stories: 'features/sources/sources',
    story: 'None',
    opener: 'Добавить источник',
  },
  'shared/addresses/address-dialog': {
    stories: 'features/addresses/address-list',
    story: 'Added',
    opener: 'Добавить адрес',
  },
  'shared/city/city-dialog': {
    draw: () => <CityDialog city="" onChoose={async () => undefined} onClose={() => undefined} />,
  },
};
