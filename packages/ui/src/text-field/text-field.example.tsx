import { TextField } from '@org/ui/text-field';

export function Example() {
  return (
    <TextField
      label="Tax number"
      name="tax_number"
      hint="10 digits, 12 for a sole trader"
      inputMode="numeric"
      isRequired
      validate={(value) => (/^(\d{10}|\d{12})$/.test(value) ? null : 'Enter 10 or 12 digits')}
    />
  );
}
