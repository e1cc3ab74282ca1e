import { forwardRef, type ReactNode, type RefObject } from 'react';
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
import type { DomProps } from '../internal/dom-props.ts';
import { given } from '../internal/unstyled.ts';
import { useLayoutEffect } from '../internal/use-layout-effect.ts';
import { useWords } from '../words/words.tsx';
import * as css from './modal.css.ts';

export interface ModalProps extends DomProps {
  /** Heading of the dialog and its name for assistive technology. */
  title: ReactNode;
  /**
   * Words of the cross.
   * @default those of `WordsProvider`
   */
  closeLabel?: string | undefined;
  /** Content, or a function that is given `close`. A `Button` with `slot="close"` closes the dialog too. */
  children?: ReactNode | ((close: () => void) => ReactNode) | undefined;
  /**
   * Whether it is open, when the owner decides.
   * @default decided by `ModalTrigger`
   */
  isOpen?: boolean | undefined;
  /**
   * Whether it starts open.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog asks to be closed. With a `ModalTrigger` give it to the trigger instead. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * A request runs that can't be taken back: Escape, the scrim and the cross do nothing until it ends.
   * @default false
   */
  isBusy?: boolean | undefined;
  /**
   * Whether a press beside the dialog closes it. Turn it off where typed work would be lost.
   * @default true
   */
  isDismissable?: boolean | undefined;
  /**
   * Widest it gets: 480 or 760 px.
   * @default 'regular'
   */
  size?: keyof typeof css.boxes | undefined;
  /**
   * `alertdialog` interrupts: assistive technology reads all of it at once.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * What has the focus when it opens; anything with `autoFocus` has it too.
   * @default the first thing in the content that can have it, else the dialog
   */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A dialog above the page. The page behind can't be reached or scrolled and doesn't shift; focus stays inside and goes
 * back to where it was. Escape closes the topmost one. It comes in 300 ms. `ref` is the dialog.
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
    ...props
  },
  ref,
) {
  const words = useWords();
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
              {initialFocusRef && <FocusOnOpening element={initialFocusRef} />}
            </>
          )}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
});

/** Stands after the content: what the owner wants focused is there before the dialog looks for its first focus. */
function FocusOnOpening({ element }: { element: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => element.current?.focus(), [element]);
  return null;
}

export interface DialogActionsProps extends DomProps {
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** The row of buttons that ends a dialog or the form inside it. */
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

/** Opens the `Modal` inside it by the button inside it. Leave it out where the owner keeps `isOpen`. */
export const ModalTrigger = DialogTrigger;
