import { PhoneInput } from '@org/phone-input';
import { isPossible } from '@org/phone-input/core';
import { Button } from '@org/ui/button';
import { Select } from '@org/ui/select';
import { Controller, useForm } from 'react-hook-form';

interface Contact {
  city: string | null;
  phone: string;
}

const cities = [{ value: 'ekb', label: 'Yekaterinburg' }];

export function ContactForm({ onSave }: { onSave: (contact: Contact) => void }) {
  const { control, handleSubmit } = useForm<Contact>({
    defaultValues: { city: null, phone: '' },
  });
  return (
    <form onSubmit={handleSubmit(onSave)} noValidate>
      <Controller
        control={control}
        name="city"
        rules={{ required: 'A city is missing' }}
        render={({ field: { disabled, ...field }, fieldState }) => (
          <Select
            {...field}
            label="City"
            items={cities}
            isDisabled={disabled}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
            validationBehavior="aria"
          />
        )}
      />
      <Controller
        control={control}
        name="phone"
        rules={{ validate: (phone) => isPossible(phone) || 'Enter the whole number' }}
        render={({ field: { disabled, ...field }, fieldState }) => (
          <PhoneInput
            {...field}
            label="Phone"
            isDisabled={disabled}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
            validationBehavior="aria"
          />
        )}
      />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  );
}
