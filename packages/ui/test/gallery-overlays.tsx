import { Button } from '@org/ui/button';
import { ConfirmDialog } from '@org/ui/confirm-dialog';
import { Menu, MenuItem, MenuSection, MenuSeparator, MenuTrigger } from '@org/ui/menu';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { Popover, PopoverTrigger } from '@org/ui/popover';
import { Sheet, SheetTrigger } from '@org/ui/sheet';
import { createToastQueue, ToastRegion } from '@org/ui/toast';
import { Tooltip, TooltipTarget } from '@org/ui/tooltip';
import type { GallerySection } from './gallery-section.ts';

const toasts = createToastQueue();

/** What opens above the page. */
export const overlays: GallerySection[] = [
  {
    entry: 'modal',
    opens: 'dialog',
    content: (
      <ModalTrigger>
        <Button>Open a dialog</Button>
        <Modal title="Delivery" closeLabel="Close">
          <DialogActions>
            <Button slot="close">Done</Button>
          </DialogActions>
        </Modal>
      </ModalTrigger>
    ),
  },
  {
    entry: 'confirm-dialog',
    opens: 'alertdialog',
    content: (
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
    ),
  },
  {
    entry: 'sheet',
    opens: 'dialog',
    content: (
      <SheetTrigger>
        <Button>Open a sheet</Button>
        <Sheet title="Filters" closeLabel="Close" footer={<Button slot="close">Show</Button>}>
          Brand, price, city
        </Sheet>
      </SheetTrigger>
    ),
  },
  {
    entry: 'popover',
    opens: 'dialog',
    content: (
      <PopoverTrigger>
        <Button>What is this?</Button>
        <Popover title="Staggered fitment">The rear axle is wider than the front one.</Popover>
      </PopoverTrigger>
    ),
  },
  {
    entry: 'menu',
    opens: 'menu',
    content: (
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
    ),
  },
  {
    entry: 'tooltip',
    content: (
      <Tooltip content="Average of 128 orders">
        <TooltipTarget>
          <span role="img" aria-label="Rating 4.9">
            4.9
          </span>
        </TooltipTarget>
      </Tooltip>
    ),
  },
  {
    entry: 'toast',
    opens: 'alertdialog',
    content: (
      <>
        <Button onPress={() => toasts.success('Saved')}>Say</Button>
        <ToastRegion queue={toasts} label="Notifications" closeLabel="Close" />
      </>
    ),
  },
];
