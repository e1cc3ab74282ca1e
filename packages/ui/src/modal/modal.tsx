import { forwardRef, type ReactNode } from 'react';
import {
  Modal as AriaModal,
  Dialog,
  DialogTrigger,
  Heading,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/icon-button.tsx';
import { XIcon } from '../icons/icons.tsx';
import { DialogFocus, type DialogFocusRefs, useFocusTrail } from '../internal/dialog-focus.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { given } from '../internal/unstyled.ts';
import { useWords } from '../words/words.tsx';
import * as css from './modal.css.ts';

export interface ModalProps extends DomProps, DialogFocusRefs {
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /**
   * Accessible name of the cross.
   * @default those of `WordsProvider`
   */
  closeLabel?: string | undefined;
  /** Content, or a function that gets `close`. A `Button` with `slot="close"` also closes the dialog. */
  children?: ReactNode | ((close: () => void) => ReactNode) | undefined;
  /**
   * Whether the dialog is open (controlled).
   * @default decided by `ModalTrigger`
   */
  isOpen?: boolean | undefined;
  /**
   * Whether the dialog is open at first (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog should close. With a `ModalTrigger` set it on the trigger instead. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Whether a request runs that can't be undone: Escape, the scrim and the cross do nothing until it ends.
   * @default false
   */
  isBusy?: boolean | undefined;
  /**
   * Whether a press outside the dialog closes it. Turn it off if typed input would be lost.
   * @default true
   */
  isDismissable?: boolean | undefined;
  /**
   * Maximum width: 480 or 760 px.
   * @default 'regular'
   */
  size?: keyof typeof css.boxes | undefined;
  /**
   * `alertdialog` interrupts: screen readers read all of it at once.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A dialog above the page. The page behind can't be used or scrolled and doesn't shift. The focus stays inside and
 * returns on closing, to what is nearest if the opener is gone. Escape closes the topmost dialog. It opens in 300 ms. `ref` is the dialog.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export const Modal = forwardRef<HTMLElement, ModalProps>(function Modal(
  {
    title,
    closeLabel,
    children,
    isOpen,
    defaultOpen,
    onOpenChange,
    isBusy = false,
    isDismissable = true,
    size = 'regular',
    role,
    initialFocusRef,
    returnFocusRef,
    ...props
  },
  ref,
) {
  const words = useWords();
  useFocusTrail();
  return (
    <ModalOverlay
      {...({ isOpen, defaultOpen, onOpenChange } as ModalOverlayProps)}
      className={css.scrim}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <AriaModal className={css.boxes[size]}>
        <Dialog {...given({ ...props, role })} ref={ref} className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.head}>
                <Heading slot="title" className={css.title}>
                  {title}
                </Heading>
                <div className={css.close}>
                  <IconButton
                    slot="close"
                    label={closeLabel ?? words.close}
                    icon={<XIcon />}
                    isDisabled={isBusy}
                  />
                </div>
              </header>
              {typeof children === 'function' ? children(close) : children}
              <DialogFocus first={initialFocusRef} last={returnFocusRef} />
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
});

export interface DialogActionsProps extends DomProps {
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** The row of buttons at the end of a dialog or of the form in it. */
export const DialogActions = forwardRef<HTMLDivElement, DialogActionsProps>(function DialogActions(
  { children, ...props },
  ref,
) {
  return (
    <div {...props} ref={ref} className={css.actions}>
      {children}
    </div>
  );
});

/** Contains a button and the `Modal` that it opens. Leave it out if the parent controls `isOpen`. */
export const ModalTrigger = DialogTrigger;
