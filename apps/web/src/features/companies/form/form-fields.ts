import { type CompanyValues, errorsOf, type Field } from './company-values.ts';

/** The fields of the form: their values, and the props that bind them. */
export interface Fields {
  values: CompanyValues;
  change: (field: Field, value: string) => void;
  /** Whether the requisites and the bank are shown without being changed: only an owner changes them. */
  isLocked: boolean;
  /** Props of a text field. */
  text: (field: Field) => {
    name: Field;
    value: string;
    onChange: (value: string) => void;
    isReadOnly: boolean;
    validate: () => string | null;
  };
}

/** Fields that only an owner changes. */
const isOwners = (field: Field) =>
  ['name', 'legal_form', 'inn', 'kpp', 'ogrn', 'vat_rate'].includes(field) ||
  field.startsWith('bank.');

export function bindFields(
  values: CompanyValues,
  onChange: (update: (values: CompanyValues) => CompanyValues) => void,
  isOwner = true,
): Fields {
  const errors = errorsOf(values);
  const change = (field: Field, value: string) =>
    onChange((current) => ({ ...current, [field]: value }));
  return {
    values,
    change,
    isLocked: !isOwner,
    text: (field) => ({
      name: field,
      value: values[field],
      onChange: (value) => change(field, value),
      isReadOnly: !isOwner && isOwners(field),
      validate: () => errors[field] ?? null,
    }),
  };
}
