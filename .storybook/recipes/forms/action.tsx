import { type FieldErrors, Form, SubmitButton } from '@org/ui/form';
import { TextField } from '@org/ui/text-field';
import { useActionState } from 'react';

/** In Next this function begins with `'use server'`. */
async function save(_before: FieldErrors, data: FormData): Promise<FieldErrors> {
  return /^\d{10}$/.test(String(data.get('tax'))) ? {} : { tax: 'A company has 10 digits' };
}

export function ActionForm() {
  const [errors, action] = useActionState(save, {});
  return (
    <Form label="Company" action={action} errors={errors}>
      <TextField label="Tax number" name="tax" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
