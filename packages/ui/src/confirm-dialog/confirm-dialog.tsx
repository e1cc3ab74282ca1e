import { forwardRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { DialogActions, Modal, type ModalProps } from '../modal/modal.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useWords } from '../words/words.tsx';
import * as css from './confirm-dialog.css.ts';

export interface ConfirmDialogProps
  extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'closeLabel'>,
    Omit<DomProps, 'aria-describedby'> {
  /** The question. */
  title: string;
  /** What will happen, in words. */
  children: ReactNode;
  /** The verb of the question: what the press does. */
  confirmLabel: string;
  /**
   * The safe choice. It has focus when the dialog opens.
   * @default those of `WordsProvider`
   */
  cancelLabel?: string | undefined;
  /** Does it. While a promise that it returns runs, the dialog can't be left; when it is kept, the dialog closes. */
  onConfirm: () => unknown;
  /**
   * Words of the confirming button while `onConfirm` runs.
   * @default confirmLabel
   */
  pendingText?: string | undefined;
  /**
   * It can't be taken back: the confirming button is crimson.
   * @default false
   */
  isDestructive?: boolean | undefined;
  /**
   * What must be typed before confirming, such as a name or a number. Spaces at the ends don't matter.
   * @default none
   */
  phrase?: string | undefined;
  /**
   * Label of the field for `phrase`. Required with it.
   * @default none
   */
  phraseLabel?: string | undefined;
  /**
   * Why the last attempt failed. Shown above the buttons and read at once.
   * @default none
   */
  error?: ReactNode;
}

/**
 * Asks before something that matters. Opened by a `ModalTrigger`, or by its owner through `isOpen`. A rejected `onConfirm` leaves the dialog open: say why through `error`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/
 */
export const ConfirmDialog = forwardRef<HTMLElement, ConfirmDialogProps>(
  function ConfirmDialog(props, ref) {
    const [isBusy, setBusy] = useState(false);
    const textId = useId();

    const confirm = async (close: () => void) => {
      const work = props.onConfirm();
      setBusy(true);
      try {
        await work;
        close();
      } catch {
        // The owner made the promise and says through `error` why it was broken; here it only means «stay open».
      } finally {
        setBusy(false);
      }
    };

    return (
      <Modal
        {...domProps(props)}
        ref={ref}
        isOpen={props.isOpen}
        defaultOpen={props.defaultOpen}
        onOpenChange={props.onOpenChange}
        title={props.title}
        closeLabel={props.closeLabel}
        role="alertdialog"
        aria-describedby={textId}
        isDismissable={false}
        isBusy={isBusy}
      >
        {(close) => (
          <Question {...props} textId={textId} isBusy={isBusy} onSubmit={() => confirm(close)} />
        )}
      </Modal>
    );
  },
);

interface QuestionProps extends ConfirmDialogProps {
  textId: string;
  isBusy: boolean;
  onSubmit: () => void;
}

function Question({ textId, isBusy, onSubmit, phrase, error, ...props }: QuestionProps) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const isAgreed = phrase === undefined || typed.trim() === phrase.trim();
  return (
    <form
      className={css.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAgreed && !isBusy) onSubmit();
      }}
    >
      <div id={textId} className={css.text}>
        {props.children}
      </div>
      {phrase !== undefined && (
        <TextField
          label={props.phraseLabel ?? phrase}
          placeholder={phrase}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          isReadOnly={isBusy}
        />
      )}
      {error != null && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <DialogActions>
        <Button slot="close" autoFocus isDisabled={isBusy}>
          {props.cancelLabel ?? words.cancel}
        </Button>
        <Button
          type="submit"
          variant={props.isDestructive ? 'danger' : 'primary'}
          isDisabled={!isAgreed}
          isPending={isBusy}
          pendingText={props.pendingText}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
