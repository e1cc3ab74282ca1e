import { forwardRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FileTextIcon, RotateCcwIcon, XIcon } from '../icons/icons.tsx';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { Progress } from '../progress/progress.tsx';
import * as css from './file-progress.css.ts';

export interface FileProgressProps extends DomProps {
  /** Name of the file. */
  name: string;
  /** Size, state, time left: what there is to know now, or why it failed. */
  details: string;
  /**
   * Part that has been sent, 0 to 100. Without it there is no bar: the file waits, is done or has failed.
   * @default none
   */
  value?: number | undefined;
  /**
   * `details` say why it failed.
   * @default false
   */
  isFailed?: boolean | undefined;
  /**
   * Drawing of the file: an icon of 20 px or a picture of 40.
   * @default a sheet of paper
   */
  icon?: ReactNode;
  /**
   * What the circling arrow does; without it there is none.
   * @default none
   */
  retryText?: string | undefined;
  /** Sends the file again. */
  onRetry?: (() => void) | undefined;
  /**
   * What the cross does: cancels the sending or removes the file; without it there is none.
   * @default none
   */
  removeText?: string | undefined;
  /** Cancels or removes. */
  onRemove?: (() => void) | undefined;
}

/** A file on its way: waiting, sending, done or failed. */
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
        {props.retryText && (
          <IconButton
            label={props.retryText}
            icon={<RotateCcwIcon size={16} />}
            onPress={props.onRetry}
          />
        )}
        {props.removeText && (
          <IconButton
            label={props.removeText}
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
