import { forwardRef, type ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/icon-button.tsx';
import { XIcon } from '../icons/icons.tsx';
import { DialogFocus, type DialogFocusRefs, useFocusTrail } from '../internal/dialog-focus.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { scrim } from '../internal/scrim.css.ts';
import { given } from '../internal/unstyled.ts';
import { useWords } from '../words/words.tsx';
import * as css from './sheet.css.ts';
import { usePullDown } from './use-pull-down.ts';

export interface SheetProps extends DomProps, DialogFocusRefs {
  /** Heading and accessible name of the sheet. */
  title: ReactNode;
  /**
   * Accessible name of the cross.
   * @default those of `WordsProvider`
   */
  closeLabel?: string | undefined;
  /** Content that scrolls between header and footer, or a function that gets `close`. */
  children?: ReactNode | ((close: () => void) => ReactNode) | undefined;
  /**
   * An action for all of the content, beside the cross: a small `Button`.
   * @default none
   */
  action?: ReactNode;
  /**
   * Footer that stays at the bottom while the content scrolls. A `Button` with `slot="close"` in it closes the sheet.
   * @default none
   */
  footer?: ReactNode;
  /**
   * Whether the sheet is open (controlled).
   * @default decided by `SheetTrigger`
   */
  isOpen?: boolean | undefined;
  /**
   * Whether the sheet is open at first (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the sheet should close. With a `SheetTrigger` set it on the trigger instead. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Whether a press outside the sheet, or pulling it down on a phone, closes it.
   * @default true
   */
  isDismissable?: boolean | undefined;
}

/**
 * A dialog at the edge of the screen, for a task beside the page: at the end side, 400 px wide; under 700 px at the
 * bottom, as high as its content, where it can be pulled down by its header on touch. Everything else is as in `Modal`.
 */
export const Sheet = forwardRef<HTMLElement, SheetProps>(function Sheet(
  {
    title,
    closeLabel,
    children,
    action,
    footer,
    isOpen,
    defaultOpen,
    onOpenChange,
    isDismissable = true,
    initialFocusRef,
    returnFocusRef,
    ...props
  },
  ref,
) {
  const words = useWords();
  useFocusTrail();
  const overlay = { isOpen, defaultOpen, onOpenChange };
  return (
    <ModalOverlay {...given(overlay)} className={scrim} isDismissable={isDismissable}>
      <Modal className={css.sheet} data-sheet="">
        <Dialog {...given(props)} ref={ref} className={css.dialog}>
          {({ close }) => (
            <>
              <Head onPulledDown={close} isDismissable={isDismissable}>
                <Heading slot="title" className={css.title}>
                  {title}
                </Heading>
                {action}
                <IconButton
                  slot="close"
                  size="m"
                  label={closeLabel ?? words.close}
                  icon={<XIcon />}
                />
              </Head>
              <div className={css.body}>
                {typeof children === 'function' ? children(close) : children}
              </div>
              {footer && <footer className={css.foot}>{footer}</footer>}
              <DialogFocus first={initialFocusRef} last={returnFocusRef} />
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
});

interface HeadProps {
  children: ReactNode;
  isDismissable: boolean;
  onPulledDown: () => void;
}

function Head({ children, isDismissable, onPulledDown }: HeadProps) {
  const pulling = usePullDown(isDismissable, onPulledDown);
  return (
    <header className={css.head} {...pulling}>
      {isDismissable && <span className={css.grip} />}
      {children}
    </header>
  );
}

/** Contains a button and the `Sheet` that it opens. Leave it out if the parent controls `isOpen`. */
export const SheetTrigger = DialogTrigger;
