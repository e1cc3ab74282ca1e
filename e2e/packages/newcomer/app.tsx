import { PhoneInput } from '@org/phone-input';
import { isPossible } from '@org/phone-input/core';
import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { Select } from '@org/ui/select';
import { Tab, TabList, TabPanel, Tabs } from '@org/ui/tabs';
import { TextField } from '@org/ui/text-field';
import { createToastQueue, ToastRegion } from '@org/ui/toast';
import { Controller, useForm } from 'react-hook-form';
import { useCities } from './cities.ts';

interface Contact {
  name: string;
  city: string | null;
  phone: string;
}

const toasts = createToastQueue();

/**
 * What a newcomer writes in the first hour, from both READMEs and React Hook Form's page about controlled components.
 */
export function App() {
  return (
    <main>
      <h1>A new contact</h1>
      <Tabs>
        <TabList label="Contact">
          <Tab id="form">Form</Tab>
          <Tab id="help">Help</Tab>
        </TabList>
        <TabPanel id="form" shouldForceMount>
          <ContactForm />
        </TabPanel>
        <TabPanel id="help">We call within a day.</TabPanel>
      </Tabs>
      <ToastRegion queue={toasts} />
    </main>
  );
}

function ContactForm() {
  const { control, handleSubmit } = useForm<Contact>({
    defaultValues: { name: '', city: null, phone: '' },
  });
  const cities = useCities();
  const save = (contact: Contact) => toasts.success(`Saved ${JSON.stringify(contact)}`);
  return (
    <form onSubmit={handleSubmit(save)} noValidate>
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
      <ModalTrigger>
        <Button>Why a phone?</Button>
        <Modal title="Why a phone?">
          We call to agree on the hour.
          <DialogActions>
            <Button slot="close">Understanding</Button>
          </DialogActions>
        </Modal>
      </ModalTrigger>
      <Button type="submit" variant="primary">
        Save the contact
      </Button>
    </form>
  );
}
