import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { CheckIcon } from '@org/ui/icons';
import { Text } from '@org/ui/text';
import { type ReactNode, useId } from 'react';
import { paths } from '../../shared/page/paths.ts';
import * as css from './first-steps.css.ts';

export interface FirstStepsProps {
  /** The city of the buyer; '' for none. */
  city: string;
  /** The names of the companies that the user buys for. */
  companies: readonly string[];
  hasAddress: boolean;
  onCity: () => void;
  onAddress: () => void;
}

/** What a new account lacks to order: shown until all of it is there. */
export function FirstSteps({ city, companies, hasAddress, onCity, onAddress }: FirstStepsProps) {
  const id = useId();
  const [company] = companies;
  const steps: (StepProps & { name: string })[] = [
    {
      name: 'city',
      title: 'Город',
      done: city,
      note: 'Цены и сроки станут с доставкой до вас.',
      act: <Button onPress={onCity}>Указать город</Button>,
    },
    {
      name: 'company',
      title: 'Компания',
      done: company && companies.length > 1 ? `${company} и ещё ${companies.length - 1}` : company,
      note: 'Наберите ИНН, реквизиты заполнятся сами. На неё выпишут счета и УПД.',
      act: <ButtonLink href={paths.companyCreate()}>Добавить по ИНН</ButtonLink>,
    },
    {
      name: 'address',
      title: 'Адрес доставки',
      done: hasAddress ? 'Подставится в каждый заказ' : undefined,
      note: 'Один раз: подставится в каждый заказ.',
      act: <Button onPress={onAddress}>Добавить адрес</Button>,
    },
  ];
  if (steps.every(({ done }) => done)) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        Что дальше
      </h2>
      <ol className={css.steps}>
        {steps.map(({ name, ...step }) => (
          <Step key={name} {...step} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  title: string;
  /** What is known already. */
  done: string | undefined;
  /** Why it is asked for. */
  note: string;
  act: ReactNode;
}

function Step({ title, done, note, act }: StepProps) {
  return (
    <li className={css.step}>
      <div className={css.words}>
        <h3 className={css.name}>
          {title}
          {done && (
            <span className={css.done}>
              <CheckIcon size={16} /> готово
            </span>
          )}
        </h3>
        <Text size={13} tone="secondary">
          {done || note}
        </Text>
      </div>
      {!done && act}
    </li>
  );
}
