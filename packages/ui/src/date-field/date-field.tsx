import type { CalendarDate } from '@internationalized/date';
import {
  forwardRef,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { CalendarIcon, XIcon } from '../icons/icons.tsx';
import * as field from '../internal/field.css.ts';
import { FieldHelp, FieldLabel } from '../internal/field.tsx';
import { PopoverSurface } from '../internal/popover.tsx';
import { given } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useWords } from '../words/words.tsx';
import * as css from './date-field.css.ts';
import { dayOf, isHalfTyped, textOf, withCentury } from './day.ts';
import type { DayFieldProps, WithoutDays } from './day-field-props.ts';
import { Month } from './month.tsx';

export interface DateFieldProps
  extends WithoutDays<AriaDatePickerProps<CalendarDate>>,
    DayFieldProps {
  /**
   * The date, `YYYY-MM-DD`, or null for none (controlled). Use with `onChange`.
   * @default the field keeps it
   */
  value?: string | null | undefined;
  /**
   * First date, `YYYY-MM-DD` (uncontrolled).
   * @default null
   */
  defaultValue?: string | null | undefined;
  /**
   * Called with the date, `YYYY-MM-DD`, when it is completely typed or selected, and with null when a part of it is
   * removed or its year is being typed. Years have four digits; one of two becomes one of this century.
   * @default none
   */
  onChange?: ((day: string | null) => void) | undefined;
}

/**
 * A date, typed part by part or selected in a calendar. Order of the parts, first day of the week and names follow
 * React Aria's `I18nProvider`, not the browser. Every other prop is React Aria's; `ref` is the whole field.
 * @see https://react-spectrum.adobe.com/react-aria/DatePicker.html
 */
export const DateField = forwardRef<HTMLDivElement, DateFieldProps>(function DateField(
  {
    label,
    optionalText,
    hint,
    errorMessage,
    size = 'm',
    clearLabel,
    value: controlled,
    defaultValue = null,
    onChange,
    minValue,
    maxValue,
    ...props
  },
  ref,
) {
  const words = useWords();
  const [value, setValue] = useControlled(controlled, defaultValue, onChange);
  const [first] = useState(value);
  // A half-typed date is none for the parent, but its parts stay: this is the date that they began with, or a year of
  // fewer than four digits. `undefined` unless the date is half typed.
  const [half, setHalf] = useState<CalendarDate | null>();
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== null) setHalf(undefined);
  }
  // React Aria treats another object as another date and drops a half-typed one
  const whole = useMemo(() => dayOf(value), [value]);
  const day = half === undefined ? whole : half;
  const report = (next: CalendarDate | null, rest?: CalendarDate | null) => {
    setHalf(rest);
    if (textOf(next) !== value) setValue(textOf(next));
  };
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const [resets, setResets] = useState(0);
  const isResetting = useFormReset(root, props.form, () => {
    report(dayOf(first));
    setResets(resets + 1);
  });
  const onType = (next: CalendarDate | null) => {
    if (!isResetting.current) report(next, isHalfTyped(next) ? next : undefined);
  };
  const canClear = clearLabel && day && !props.isDisabled && !props.isReadOnly;
  return (
    <AriaDatePicker
      // parts that were typed before there was a date go only with the field
      key={resets}
      {...given({ ...props, minValue: dayOf(minValue), maxValue: dayOf(maxValue) })}
      shouldForceLeadingZeros={props.shouldForceLeadingZeros ?? true}
      ref={root}
      className={field.field}
      value={day}
      onChange={onType}
      validate={(chosen) => (half === undefined ? props.validate?.(chosen) : words.unfinishedDate)}
      onBlur={(event) => {
        if (half && half.year < 100) report(withCentury(half));
        props.onBlur?.(event);
      }}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={field.controls[size]}>
        <DateInput className={css.parts}>
          {(segment) => (
            <>
              {segment.type === 'day' && <Parts half={half} report={report} />}
              <DateSegment segment={segment} className={css.part} />
            </>
          )}
        </DateInput>
        {canClear && (
          <Button
            slot={null}
            aria-label={clearLabel}
            className={css.button}
            onPress={() => report(null)}
          >
            <XIcon size={16} />
          </Button>
        )}
        <Button className={css.button}>
          <CalendarIcon size={16} />
        </Button>
      </Group>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
      <PopoverSurface placement="bottom end">
        <Dialog className={css.dialog}>
          <Month />
        </Dialog>
      </PopoverSurface>
    </AriaDatePicker>
  );
});

interface PartsProps {
  half: CalendarDate | null | undefined;
  report: (next: CalendarDate | null, half?: CalendarDate | null) => void;
}

/**
 * Reports what React Aria does not: null when a part of the date is removed (it keeps the last date then, and the parent
 * would send what the field does not show), and the same date when the part is there again.
 */
function Parts({ half, report }: PartsProps) {
  const state = useContext(DateFieldStateContext);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const kept = (state?.value ?? null) as CalendarDate | null;
  useEffect(() => {
    const isPart = missing > 0 && missing < parts.length;
    if (isPart && half === undefined) report(null, kept);
    if (!isPart && half !== undefined && !isHalfTyped(kept)) report(missing > 0 ? null : kept);
  });
  return null;
}
