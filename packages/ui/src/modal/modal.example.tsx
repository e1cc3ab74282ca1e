import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { useRef } from 'react';

export function Example() {
  const name = useRef<HTMLInputElement>(null);
  return (
    <ModalTrigger>
      <Button>Rename…</Button>
      <Modal title="Rename the list" initialFocusRef={name} isDismissable={false}>
        {(close) => (
          <>
            <TextField ref={name} label="Name" defaultValue="Winter tyres" />
            <DialogActions>
              <Button onPress={close}>Keep the name</Button>
              <Button variant="primary" onPress={close}>
                Rename
              </Button>
            </DialogActions>
          </>
        )}
      </Modal>
    </ModalTrigger>
  );
}
