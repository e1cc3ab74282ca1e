import { type FieldErrors, Form, SubmitButton } from '@org/ui/form';
import { Stack } from '@org/ui/stack';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';

/** An answer 422 names the fields: each message stands at its field, all above them, the first gets the focus. */
export function CompanyForm() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = async (data: FormData) => {
    const answer = await fetch('/companies', { method: 'POST', body: data });
    setErrors(answer.status === 422 ? (await answer.json()).errors : {});
  };
  return (
    <Form label="Company" errors={errors} onSubmit={save} isGuarded>
      <Stack align="start">
        <TextField label="Tax number" name="tax" isRequired />
        <SubmitButton>Save</SubmitButton>
      </Stack>
    </Form>
  );
}
