import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form } from '../../shared/form/form.tsx';
import { FormSection } from '../../shared/form/form-section.tsx';
import { SaveBar } from '../../shared/form/save-bar.tsx';
import { UnsavedGuard } from '../../shared/form/unsaved-guard.tsx';
import { NO_NAME } from './names.ts';

export interface NameFormProps {
  fullName: string | null;
  /** Saves a name; null for none. */
  onSave: (fullName: string | null) => Promise<unknown>;
}

/** The field for the name, with a bar that saves or resets it. */
export function NameForm({ fullName, onSave }: NameFormProps) {
  const saved = fullName ?? '';
  const [name, setName] = useState(saved);
  const isDirty = name.trim() !== saved;
  return (
    <Form label="Имя" send={() => onSave(name.trim() || null)}>
      <FormSection title="Имя" note="Видно поставщикам и сотрудникам вашей компании.">
        <TextField
          name="full_name"
          label="Фамилия и имя"
          placeholder={NO_NAME}
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
        />
      </FormSection>
      {isDirty && <SaveBar onCancel={() => setName(saved)} />}
      <UnsavedGuard isDirty={isDirty} />
    </Form>
  );
}
