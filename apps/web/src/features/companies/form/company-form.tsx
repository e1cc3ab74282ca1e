import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { SaveBar } from '../../../shared/form/save-bar.tsx';
import { type CompanyValues, FIELDS, isChanged } from './company-values.ts';
import { ContactsSection, SocialsSection } from './contacts-section.tsx';
import { bindFields } from './fields.ts';
import * as css from './form.css.ts';
import { AddressSection, BankSection, DescriptionSection, TermsSection } from './more-sections.tsx';
import { RequisitesSection } from './requisites-section.tsx';

export interface CompanyFormProps {
  values: CompanyValues;
  /** What is saved: the bar to save appears when the values differ. */
  saved: CompanyValues;
  /** Given a change of the values that there are then. */
  onChange: (update: (values: CompanyValues) => CompanyValues) => void;
  /** Saves the values. What it rejects with is said at the fields and above them. */
  send: () => Promise<unknown>;
  /** The button of a form for a company that is to be made, in place of the bar. @default none */
  createText?: string;
  /** It has goods on sale, and so terms to sell them on. @default false */
  isSeller?: boolean;
  /** Busy although `send` is done: the page is about to be left. @default false */
  isDone?: boolean;
}

export const isDirty = (values: CompanyValues, saved: CompanyValues) =>
  FIELDS.some((field) => isChanged(field, values, saved));

/** All that a company says of itself. */
export function CompanyForm(props: CompanyFormProps) {
  const { values, saved, onChange, send, createText, isSeller = false, isDone } = props;
  const fields = bindFields(values, onChange);
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
        <div className={css.actions}>
          <SubmitButton size="l" pendingText="Создаём">
            {createText}
          </SubmitButton>
        </div>
      ) : (
        isDirty(values, saved) && <SaveBar onCancel={() => onChange(() => saved)} />
      )}
    </Form>
  );
}
