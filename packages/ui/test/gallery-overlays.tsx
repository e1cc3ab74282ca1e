import { Button } from '@org/ui/button';
import { ConfirmDialog } from '@org/ui/confirm-dialog';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@org/ui/menu';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { Popover, PopoverTrigger } from '@org/ui/popover';
import { Sheet, SheetTrigger } from '@org/ui/sheet';
import { createToastQueue, ToastRegion } from '@org/ui/toast';
import { Tooltip, TooltipTarget } from '@org/ui/tooltip';

const toasts = createToastQueue();

/** What opens above the page: the first button of a section opens a layer of the given role. */
export const Overlays = () => (
  <>
    <section data-opens="dialog">
      <ModalTrigger>
        <Button>Open a dialog</Button>
        <Modal title="Delivery" closeLabel="Close">
          <DialogActions>
            <Button slot="close">Done</Button>
          </DialogActions>
        </Modal>
      </ModalTrigger>
    </section>
    <section data-opens="alertdialog">
      <ModalTrigger>
        <Button>Ask</Button>
        <ConfirmDialog
          title="Delete the company?"
          closeLabel="Close"
          cancelLabel="Keep"
          confirmLabel="Delete"
          onConfirm={() => {}}
          isDestructive
          phrase="1234"
          phraseLabel="Type 1234"
        >
          This can not be taken back.
        </ConfirmDialog>
      </ModalTrigger>
    </section>
    <section data-opens="dialog">
      <SheetTrigger>
        <Button>Open a sheet</Button>
        <Sheet title="Filters" closeLabel="Close" footer={<Button slot="close">Show</Button>}>
          Brand, price, city
        </Sheet>
      </SheetTrigger>
    </section>
    <section data-opens="dialog">
      <PopoverTrigger>
        <Button>What is this?</Button>
        <Popover title="Staggered fitment">The rear axle is wider than the front one.</Popover>
      </PopoverTrigger>
    </section>
    <section data-opens="menu">
      <MenuTrigger>
        <Button>Open a menu</Button>
        <Menu>
          <MenuSection title="Account">
            <MenuItem href="#profile">Profile</MenuItem>
          </MenuSection>
          <MenuSeparator />
          <MenuItem isDanger>Delete</MenuItem>
        </Menu>
      </MenuTrigger>
    </section>
    <section>
      <Tooltip content="Average of 128 orders">
        <TooltipTarget>
          <span role="img" aria-label="Rating 4.9">
            4.9
          </span>
        </TooltipTarget>
      </Tooltip>
    </section>
    <section data-opens="alertdialog">
      <Button onPress={() => toasts.success('Saved')}>Say</Button>
      <ToastRegion queue={toasts} label="Notifications" closeLabel="Close" />
    </section>
  </>
);
