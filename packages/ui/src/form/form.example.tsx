import { type FieldErrors, Form, SubmitButton } from '@org/ui/form';
import { Stack } from '@org/ui/stack';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';

/** Stands for your server, which answers 422 with a map of fields. */
async function save(data: FormData): Promise<FieldErrors> {
  return data.get('tax') === '7701234567' ? {} : { tax: ['No company has this number'] };
}

export function Example() {
  const [errors, setErrors] = useState<FieldErrors>({});
  return (
    <Form label="Company" errors={errors} onSubmit={async (data) => setErrors(await save(data))}>
      <Stack align="start">
        <TextField label="Tax number" name="tax" isRequired />
        <SubmitButton>Save</SubmitButton>
      </Stack>
    </Form>
  );
}
