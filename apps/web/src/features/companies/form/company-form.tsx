import { Inline } from '@org/ui/inline';
import { Skeleton } from '@org/ui/skeleton';
import { Switch } from '@org/ui/switch';
import { TextArea } from '@org/ui/text-area';
import { TextField } from '@org/ui/text-field';
import { Suspense } from 'react';
import { load } from '../../../shared/api/load.ts';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { SaveBar } from '../../../shared/form/save-bar.tsx';
import { CityField } from '../../../shared/names/city-field.tsx';
import { Changing } from '../../../shared/page/changing.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import * as css from './company-form.css.ts';
import { type CompanyValues, FIELDS, isChanged } from './company-values.ts';
import { bindFields } from './form-fields.ts';
import { RequisitesSection, type SectionProps } from './requisites-section.tsx';

const PhoneField = lazyPart(
  () => load(() => import('../../../shared/form/phone-field.tsx')),
  'PhoneField',
);

/** How partners reach the company. */
function ContactsSection({ fields: { values, change, text } }: SectionProps) {
  return (
    <FormSection title="Контакты" note="Видны тем, кто вошёл в «Протектор».">
      <div className={css.fields}>
        <Suspense fallback={<Skeleton shape="box" height={60} />}>
          <PhoneField
            name="phone"
            value={values.phone}
            onChange={(digits, _country, { e164 }) => change('phone', e164 ? digits : '')}
          />
        </Suspense>
        <TextField {...text('email')} label="E-mail" type="email" maxLength={254} />
        <TextField
          {...text('site')}
          label="Сайт"
          type="text"
          inputMode="url"
          placeholder="https://"
          maxLength={290}
        />
        <TextField {...text('working_hours')} label="Часы работы" maxLength={200} />
      </div>
    </FormSection>
  );
}

/** Pages and names in social networks. */
function SocialsSection({ fields: { text } }: SectionProps) {
  return (
    <FormSection title="Соцсети" note="Адрес страницы или имя.">
      <div className={css.fields}>
        <TextField {...text('socials.vk')} label="ВКонтакте" maxLength={200} />
        <TextField {...text('socials.telegram')} label="Telegram" maxLength={200} />
        <TextField {...text('socials.whatsapp')} label="WhatsApp" maxLength={200} />
      </div>
    </FormSection>
  );
}

function AddressSection({ fields: { values, change, text } }: SectionProps) {
  return (
    <FormSection title="Адрес" note="По городу компанию находят в списке поставщиков.">
      <div className={css.fields}>
        <CityField value={values.city} onChange={(city) => change('city', city)} />
        <TextField {...text('actual_address')} label="Улица, дом" maxLength={300} />
        <div className={css.wide}>
          <TextField {...text('legal_address')} label="Юридический адрес" maxLength={300} />
        </div>
      </div>
    </FormSection>
  );
}

/** The bank details of the company. The accounts are checked together with the БИК. */
function BankSection({ fields: { text, isLocked } }: SectionProps) {
  return (
    <FormSection
      title="Банк"
      note={
        isLocked
          ? 'Меняет только владелец компании.'
          : 'Попадёт в счёт и УПД. Новый счёт заработает через сутки. Проверим его по БИК.'
      }
    >
      <div className={css.fields}>
        <TextField {...text('bank.bic')} label="БИК" inputMode="numeric" maxLength={20} />
        <TextField {...text('bank.name')} label="Банк" maxLength={200} />
        <TextField
          {...text('bank.account')}
          label="Расчётный счёт"
          inputMode="numeric"
          maxLength={30}
        />
        <TextField
          {...text('bank.correspondent_account')}
          label="Корреспондентский счёт"
          inputMode="numeric"
          maxLength={30}
        />
      </div>
    </FormSection>
  );
}

/** The terms of sale. */
function TermsSection({ fields: { values, change, text } }: SectionProps) {
  return (
    <FormSection title="Условия" note="Покупатели видят их в каталоге и в корзине.">
      <div className={css.fields}>
        <TextField
          {...text('terms.min_order_sum')}
          label="Минимальный заказ"
          inputMode="decimal"
          placeholder="Без минимума"
          suffix="₽"
        />
        <TextField
          {...text('terms.delivery_days')}
          label="Срок отгрузки"
          inputMode="numeric"
          placeholder="По складам"
          suffix="дн."
        />
      </div>
      <Switch
        isSelected={values['terms.pickup'] === 'yes'}
        onChange={(isOn) => change('terms.pickup', isOn ? 'yes' : '')}
      >
        Самовывоз со склада
      </Switch>
    </FormSection>
  );
}

function DescriptionSection({ fields: { text } }: SectionProps) {
  return (
    <FormSection title="О компании" note="Видно всем, кто откроет её страницу.">
      <TextArea
        {...text('description')}
        label="Описание"
        rows={4}
        isGrowing
        maxLength={4000}
        placeholder="Чем занимаетесь, как работаете, что важно знать партнёру"
      />
    </FormSection>
  );
}

export interface CompanyFormProps {
  values: CompanyValues;
  /** The saved values. The bar that saves appears when the values differ from them. */
  saved: CompanyValues;
  /** Called with a function that changes the current values. */
  onChange: (update: (values: CompanyValues) => CompanyValues) => void;
  /** Saves the values. If it rejects, the errors are shown at the fields and above them. */
  send: () => Promise<unknown>;
  /** Text of the button in the form for a new company; it replaces the bar. @default none */
  createText?: string;
  /** The company has offers on sale, so it has terms of sale. @default false */
  isSeller?: boolean;
  /** The user may change the requisites and the bank. @default true */
  isOwner?: boolean;
  /** Stays busy although `send` is done, because the page is about to be left. @default false */
  isDone?: boolean;
}

export const isDirty = (values: CompanyValues, saved: CompanyValues) =>
  FIELDS.some((field) => isChanged(field, values, saved));

/** The form with all data of a company. */
export function CompanyForm(props: CompanyFormProps) {
  const { values, saved, onChange, send, createText, isSeller = false, isOwner, isDone } = props;
  const fields = bindFields(values, onChange, isOwner);
  return (
    <Form label={createText ?? 'Данные компании'} send={send} isDone={isDone}>
      <div>
        <RequisitesSection fields={fields} />
        <ContactsSection fields={fields} />
        <AddressSection fields={fields} />
        <BankSection fields={fields} />
        {isSeller && <TermsSection fields={fields} />}
        <DescriptionSection fields={fields} />
        <SocialsSection fields={fields} />
      </div>
      {createText ? (
        <Inline gap={6} rowGap={2}>
          <SubmitButton size="l" pendingText="Создаём">
            {createText}
          </SubmitButton>
        </Inline>
      ) : (
        <Changing>
          {isDirty(values, saved) && <SaveBar onCancel={() => onChange(() => saved)} />}
        </Changing>
      )}
    </Form>
  );
}
