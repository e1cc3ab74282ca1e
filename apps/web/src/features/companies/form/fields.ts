import { type CompanyValues, errorsOf, type Field } from './company-values.ts';

/** The fields of the form: their values, and the props that bind them. */
export interface Fields {
  values: CompanyValues;
  change: (field: Field, value: string) => void;
  /** Props of a text field. */
  text: (field: Field) => {
    name: Field;
    value: string;
    onChange: (value: string) => void;
    validate: () => string | null;
  };
}

export function bindFields(
  values: CompanyValues,
  onChange: (update: (values: CompanyValues) => CompanyValues) => void,
): Fields {
  const errors = errorsOf(values);
  const change = (field: Field, value: string) =>
    onChange((current) => ({ ...current, [field]: value }));
  return {
    values,
    change,
    text: (field) => ({
      name: field,
      value: values[field],
      onChange: (value) => change(field, value),
      validate: () => errors[field] ?? null,
    }),
  };
}
