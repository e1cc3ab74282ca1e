import { Skeleton } from '@org/ui/skeleton';
import { TextField } from '@org/ui/text-field';
import { Suspense } from 'react';
import { load } from '../../../shared/api/load.ts';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import * as css from './company-form.css.ts';
import type { SectionProps } from './requisites-section.tsx';

const PhoneField = lazyPart(
  () => load(() => import('../../../shared/form/phone-field.tsx')),
  'PhoneField',
);

/** How partners reach the company. */
export function ContactsSection({ fields: { values, change, text } }: SectionProps) {
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
export function SocialsSection({ fields: { text } }: SectionProps) {
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
