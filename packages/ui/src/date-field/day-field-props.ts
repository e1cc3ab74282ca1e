import type { ControlSize } from '../internal/field.css.ts';
import type { FieldTexts } from '../internal/field.tsx';
import type { UnstyledProps } from '../internal/unstyled.ts';

/** What every field of days has. */
export interface DayFieldProps extends FieldTexts {
  /**
   * First day that can be selected, `YYYY-MM-DD`.
   * @default none
   */
  minValue?: string | undefined;
  /**
   * Last day that can be selected, `YYYY-MM-DD`.
   * @default none
   */
  maxValue?: string | undefined;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: ControlSize | undefined;
  /**
   * Accessible name of a cross that empties the field.
   * @default none: no cross
   */
  clearLabel?: string | undefined;
}

/** A field of React Aria without what ours says otherwise. */
export type WithoutDays<Props> = Omit<
  UnstyledProps<Props>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'granularity'
>;
