import { forwardRef, type ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/icon-button.tsx';
import { XIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { scrim } from '../internal/scrim.css.ts';
import { given } from '../internal/unstyled.ts';
import { useWords } from '../words/words.tsx';
import * as css from './sheet.css.ts';
import { usePullDown } from './use-pull-down.ts';

export interface SheetProps extends DomProps {
  /** Heading of the sheet and its name for assistive technology. */
  title: ReactNode;
  /**
   * Words of the cross.
   * @default those of `WordsProvider`
   */
  closeLabel?: string | undefined;
  /** What scrolls between head and foot, or a function that is given `close`. */
  children?: ReactNode | ((close: () => void) => ReactNode) | undefined;
  /**
   * Beside the cross: what is done with all of the content, as a small `Button`.
   * @default none
   */
  action?: ReactNode;
  /**
   * Stays at the bottom while the content scrolls. A `Button` with `slot="close"` in it closes the sheet.
   * @default none
   */
  footer?: ReactNode;
  /**
   * Whether it is open, when the owner decides.
   * @default decided by `SheetTrigger`
   */
  isOpen?: boolean | undefined;
  /**
   * Whether it starts open.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the sheet asks to be closed. With a `SheetTrigger` give it to the trigger instead. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Whether a press beside the sheet, or a pull down on a phone, closes it.
   * @default true
   */
  isDismissable?: boolean | undefined;
}

/**
 * A dialog at the edge of the screen for a task beside the page: on the end side, 400 px wide; at the bottom, as high as
 * its content, under 700 px, where a finger can pull it down by its head. Everything else is as with `Modal`.
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
    ...props
  },
  ref,
) {
  const words = useWords();
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

/** Opens the `Sheet` inside it by the button inside it. Leave it out where the owner keeps `isOpen`. */
export const SheetTrigger = DialogTrigger;
