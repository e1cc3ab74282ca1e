import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { Tab, TabList, TabPanel, Tabs } from '@org/ui/tabs';
import { createToastQueue, ToastRegion } from '@org/ui/toast';
import { useCities } from './cities.ts';
import { type Contact, ContactForm } from './contact-form.tsx';

const toasts = createToastQueue();
const save = (contact: Contact) => toasts.success(`Saved ${JSON.stringify(contact)}`);

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
          <ContactForm cities={useCities()} onSave={save}>
            <ModalTrigger>
              <Button>Why a phone?</Button>
              <Modal title="Why a phone?">
                We call to agree on the hour.
                <DialogActions>
                  <Button slot="close">Understanding</Button>
                </DialogActions>
              </Modal>
            </ModalTrigger>
          </ContactForm>
        </TabPanel>
        <TabPanel id="help">We call within a day.</TabPanel>
      </Tabs>
      <ToastRegion queue={toasts} />
    </main>
  );
}
