import { forwardRef } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar, type ProgressBarProps } from 'react-aria-components/ProgressBar';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { amount, bars, head, tracks } from './progress.css.ts';

export interface ProgressProps
  extends Omit<UnstyledProps<ProgressBarProps>, 'children' | 'aria-label'> {
  /** What is in progress. */
  label: string;
  /**
   * Progress, from `minValue` to `maxValue`. A value outside is clamped.
   * @default 0
   */
  value?: number | undefined;
  /**
   * Height 8 or 14 px.
   * @default 's'
   */
  size?: keyof typeof tracks | undefined;
  /**
   * Whether `label` and the amount are only for screen readers.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
}

function barClass(isIndeterminate: boolean, percentage: number) {
  if (isIndeterminate) return bars.rolling;
  return percentage >= 100 ? bars.reached : bars.onTheWay;
}

/**
 * A progress bar that looks like a tread: ink while in progress, green when complete. If the end is unknown
 * (`isIndeterminate`) a piece of it moves. Every other prop is React Aria's: `valueLabel` is the text of the amount.
 * @see https://react-spectrum.adobe.com/react-aria/ProgressBar.html
 */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, size = 's', isLabelHidden = false, ...props },
  ref,
) {
  return (
    <ProgressBar
      ref={ref}
      {...given({ ...props, 'aria-label': isLabelHidden ? label : undefined })}
    >
      {({ percentage = 0, valueText, isIndeterminate }) => (
        <>
          {!isLabelHidden && (
            <div className={head}>
              <Label>{label}</Label>
              <span className={amount}>{valueText}</span>
            </div>
          )}
          <div className={tracks[size]}>
            <svg
              className={barClass(isIndeterminate, percentage)}
              width={`${percentage}%`}
              aria-hidden="true"
            />
          </div>
        </>
      )}
    </ProgressBar>
  );
});
