import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { SaveBar } from '../../../shared/form/save-bar.tsx';
import { Changing } from '../../../shared/rights/changing.tsx';
import * as css from './company-form.css.ts';
import { type CompanyValues, FIELDS, isChanged } from './company-values.ts';
import { ContactsSection, SocialsSection } from './form-contacts-section.tsx';
import { bindFields } from './form-fields.ts';
import { AddressSection, BankSection, DescriptionSection, TermsSection } from './more-sections.tsx';
import { RequisitesSection } from './requisites-section.tsx';

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
        <div className={css.actions}>
          <SubmitButton size="l" pendingText="Создаём">
            {createText}
          </SubmitButton>
        </div>
      ) : (
        <Changing>
          {isDirty(values, saved) && <SaveBar onCancel={() => onChange(() => saved)} />}
        </Changing>
      )}
    </Form>
  );
}
