import { forwardRef, type ReactNode, useId } from 'react';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { Button } from '../button/button.tsx';
import { CircleAlertIcon, UploadIcon } from '../icons/icons.tsx';
import { domProps, ids, withoutDomProps } from '../internal/dom-props.ts';
import { error as errorClass, errorIcon, hint as hintClass } from '../internal/field.css.ts';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { useWords } from '../words/words.tsx';
import { type Rejection, sortFiles } from './accept.ts';
import * as css from './file-drop.css.ts';

export type { Rejection, RejectReason } from './accept.ts';

export interface FileDropProps
  extends Omit<UnstyledProps<DropZoneProps>, 'children' | 'onDrop' | 'getDropOperation'> {
  /** Text: what can be dropped here. Hidden on touch screens, where nothing can be dragged. */
  label: string;
  /**
   * Text instead of `label` while files are dragged over the zone.
   * @default those of `WordsProvider`
   */
  dropLabel?: string | undefined;
  /**
   * Text of the button that opens the system's file dialog.
   * @default those of `WordsProvider`
   */
  buttonText?: string | undefined;
  /** Called with the accepted files after a drop, a selection or a paste. */
  onFiles: (files: readonly File[]) => void;
  /** Called with the rejected files, each with the rule it breaks. Show the reason with `errorMessage`. */
  onReject?: ((rejections: readonly Rejection[]) => void) | undefined;
  /**
   * Extensions with a dot, media types, or wildcards like `image/*`.
   * @default []: any file
   */
  acceptedTypes?: readonly string[] | undefined;
  /**
   * Largest size of a file, bytes.
   * @default Infinity
   */
  maxBytes?: number | undefined;
  /**
   * Whether several files are accepted at a time.
   * @default false
   */
  isMultiple?: boolean | undefined;
  /**
   * Text about types and limits.
   * @default none
   */
  hint?: ReactNode;
  /**
   * What is wrong with the rejected files. It replaces the hint.
   * @default none
   */
  errorMessage?: string | undefined;
  /**
   * `FileProgress` rows of the accepted files.
   * @default none
   */
  children?: ReactNode;
}

/**
 * An area to drop files on, to select them with a button, or to paste them into while it has the focus. It uploads
 * nothing: the parent does, and shows the progress with `FileProgress`. Every other prop is React Aria's.
 * @see https://react-spectrum.adobe.com/react-aria/DropZone.html
 */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(
  {
    label,
    dropLabel,
    buttonText,
    onFiles,
    onReject,
    acceptedTypes = [],
    maxBytes = Number.POSITIVE_INFINITY,
    isMultiple = false,
    hint,
    errorMessage,
    children,
    ...props
  },
  ref,
) {
  const words = useWords();
  const helpId = useId();
  const { 'aria-describedby': describedBy, ...root } = domProps(props);
  const zone = withoutDomProps(props);
  const take = (files: readonly File[]) => {
    const maxCount = isMultiple ? Number.POSITIVE_INFINITY : 1;
    const { taken, rejected } = sortFiles(files, { acceptedTypes, maxBytes, maxCount });
    if (taken.length > 0) onFiles(taken);
    if (rejected.length > 0) onReject?.(rejected);
  };
  return (
    <div {...root} ref={ref} className={css.root}>
      <DropZone
        {...given(zone)}
        className={errorMessage ? css.invalid : css.zone}
        onDrop={async ({ items }) =>
          take(
            await Promise.all(
              items.flatMap((item) => (item.kind === 'file' ? item.getFile() : [])),
            ),
          )
        }
      >
        {({ isDropTarget }) => (
          <>
            <span className={css.icon}>
              <UploadIcon />
            </span>
            <Text slot="label" className={css.label}>
              {isDropTarget ? (dropLabel ?? words.dropHere) : label}
            </Text>
            <FileTrigger
              acceptedFileTypes={acceptedTypes}
              allowsMultiple={isMultiple}
              onSelect={(files) => files && take([...files])}
            >
              <Button
                isDisabled={props.isDisabled}
                aria-describedby={ids((hint || errorMessage) && helpId, describedBy)}
              >
                {buttonText ?? words.chooseFile}
              </Button>
            </FileTrigger>
            <Help id={helpId} hint={hint} errorMessage={errorMessage} />
          </>
        )}
      </DropZone>
      {children}
    </div>
  );
});

type HelpProps = Pick<FileDropProps, 'hint' | 'errorMessage'> & { id: string };

/** Hint or error. Screen readers announce each change, because the user's focus need not be here after a drop. */
function Help({ id, hint, errorMessage }: HelpProps) {
  return (
    <div id={id} role="status">
      {errorMessage ? (
        <span className={errorClass}>
          <span className={errorIcon}>
            <CircleAlertIcon size={14} />
          </span>
          <span>{errorMessage}</span>
        </span>
      ) : (
        hint && <span className={hintClass}>{hint}</span>
      )}
    </div>
  );
}
