import { forwardRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { DialogActions, Modal, type ModalProps } from '../modal/modal.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { useWords } from '../words/words.tsx';
import * as css from './confirm-dialog.css.ts';

export interface ConfirmDialogProps
  extends Pick<
      ModalProps,
      'isOpen' | 'defaultOpen' | 'onOpenChange' | 'closeLabel' | 'returnFocusRef'
    >,
    Omit<DomProps, 'aria-describedby'> {
  /** The question. */
  title: string;
  /** Text: what will happen. */
  children: ReactNode;
  /** Text of the confirming button: the verb of the question. */
  confirmLabel: string;
  /**
   * Text of the safe button. It has the focus when the dialog opens.
   * @default those of `WordsProvider`
   */
  cancelLabel?: string | undefined;
  /** Called on confirmation. While a returned promise is pending the dialog can't be closed; then it closes. */
  onConfirm: () => unknown;
  /**
   * Text of the confirming button while `onConfirm` runs.
   * @default confirmLabel
   */
  pendingText?: string | undefined;
  /**
   * Whether the action can't be undone: the confirming button is crimson.
   * @default false
   */
  isDestructive?: boolean | undefined;
  /**
   * What must be typed before confirming, such as a name or a number. Leading and trailing spaces are ignored.
   * @default none
   */
  phrase?: string | undefined;
  /**
   * Label of the field for `phrase`. Required with it.
   * @default none
   */
  phraseLabel?: string | undefined;
  /**
   * Why the last attempt failed. Shown above the buttons and announced at once.
   * @default none
   */
  error?: ReactNode;
}

/**
 * A dialog that asks before an important action. Opened by a `ModalTrigger` or by `isOpen`. If `onConfirm` rejects, the
 * dialog stays open: show the reason with `error`.
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
        // The parent shows the reason with `error`; here a rejection only means «stay open».
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
        returnFocusRef={props.returnFocusRef}
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
