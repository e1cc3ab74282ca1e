import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FileTextIcon, RotateCcwIcon, XIcon } from '../icons/icons.tsx';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { Progress } from '../progress/progress.tsx';
import * as css from './file-progress.css.ts';

export interface FileProgressProps extends DomProps {
  /** Name of the file. */
  name: string;
  /** Size, state and time left, or why it failed. */
  details: string;
  /**
   * Percentage uploaded, 0 to 100. Without it there is no bar: the file is waiting, done or failed.
   * @default none
   */
  value?: number | undefined;
  /**
   * Whether the upload failed. `details` say why.
   * @default false
   */
  isFailed?: boolean | undefined;
  /**
   * Icon of 20 px or picture of 40 px.
   * @default a sheet of paper
   */
  icon?: ReactNode;
  /**
   * Accessible name of the retry button. Without it there is no retry button.
   * @default none
   */
  retryLabel?: string | undefined;
  /** Called when the retry button is pressed: send the file again. */
  onRetry?: (() => void) | undefined;
  /**
   * Accessible name of the cross, which cancels the upload or removes the file. Without it there is no cross.
   * @default none
   */
  removeLabel?: string | undefined;
  /** Called when the cross is pressed: cancel the upload or remove the file. */
  onRemove?: (() => void) | undefined;
}

/** A file of an upload: waiting, sending, done or failed. */
export const FileProgress = forwardRef<HTMLDivElement, FileProgressProps>(function FileProgress(
  { name, details, value, isFailed = false, ...props },
  ref,
) {
  return (
    <div {...domProps(props)} ref={ref} className={css.file}>
      <span className={css.fileIcon}>{props.icon ?? <FileTextIcon />}</span>
      <div>
        <div className={css.name}>{name}</div>
        <div className={isFailed ? css.failure : css.details} role="status">
          {details}
        </div>
      </div>
      <div className={css.actions}>
        {props.retryLabel && (
          <IconButton
            label={props.retryLabel}
            icon={<RotateCcwIcon size={16} />}
            onPress={props.onRetry}
          />
        )}
        {props.removeLabel && (
          <IconButton
            label={props.removeLabel}
            icon={<XIcon size={16} />}
            onPress={props.onRemove}
          />
        )}
      </div>
      {value !== undefined && (
        <div className={css.progress}>
          <Progress label={name} isLabelHidden value={value} />
        </div>
      )}
    </div>
  );
});
