import { PhoneInput } from '@org/phone-input';
import { isPossible } from '@org/phone-input/core';
import { Button } from '@org/ui/button';
import { Select, type SelectProps } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';

export interface Contact {
  name: string;
  city: string | null;
  phone: string;
}

interface ContactFormProps {
  cities: Pick<SelectProps, 'items' | 'hasMore' | 'isLoading' | 'onLoadMore'>;
  onSave: (contact: Contact) => void;
  /** What stands before the button. */
  children?: ReactNode;
}

export function ContactForm({ cities, onSave, children }: ContactFormProps) {
  const { control, handleSubmit } = useForm<Contact>({
    defaultValues: { name: '', city: null, phone: '' },
  });
  return (
    <form onSubmit={handleSubmit(onSave)} noValidate>
      <Controller
        control={control}
        name="name"
        rules={{ required: 'Enter a name' }}
        render={({ field: { disabled, ...field }, fieldState }) => (
          <TextField
            {...field}
            label="Name"
            isDisabled={disabled}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
            validationBehavior="aria"
          />
        )}
      />
      <Controller
        control={control}
        name="city"
        rules={{ required: 'A city is missing' }}
        render={({ field: { disabled, ...field }, fieldState }) => (
          <Select
            {...field}
            {...cities}
            label="City"
            placeholder="Choose a city"
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
            country="ru"
            isDisabled={disabled}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
            validationBehavior="aria"
          />
        )}
      />
      {children}
      <Button type="submit" variant="primary">
        Save the contact
      </Button>
    </form>
  );
}
