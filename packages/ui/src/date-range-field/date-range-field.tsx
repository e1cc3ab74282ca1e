import type { CalendarDate } from '@internationalized/date';
import {
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
  DateRangePickerStateContext,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import * as fieldCss from '../date-field/date-field.css.ts';
import { dayOf } from '../date-field/day.ts';
import type { DayFieldProps, WithoutDays } from '../date-field/day-field-props.ts';
import { rangeDay } from '../date-field/month.css.ts';
import { MonthGrid, MonthHead } from '../date-field/month.tsx';
import { CalendarIcon, XIcon } from '../icons/icons.tsx';
import * as field from '../internal/field.css.ts';
import { FieldHelp, FieldLabel } from '../internal/field.tsx';
import { PopoverSurface } from '../internal/popover.tsx';
import { given } from '../internal/unstyled.ts';
import { useFormReset } from '../internal/use-form-reset.ts';
import { useMedia } from '../internal/use-media.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { below } from '../theme/breakpoints.ts';
import { useWords } from '../words/words.tsx';
import * as css from './date-range-field.css.ts';
import {
  type DateRange,
  type Days,
  isReversed,
  keyOf,
  type TypedShare,
  useRange,
} from './use-range.ts';

export type { DateRange } from './use-range.ts';

/** A well-known range. */
export interface DateRangePreset {
  /** What people call it: “This month”. */
  label: string;
  /** Its days; null for no range: “Any time”. */
  value: DateRange | null;
}

export interface DateRangeFieldProps
  extends WithoutDays<AriaDateRangePickerProps<CalendarDate>>,
    DayFieldProps {
  /**
   * The days, or null for none (controlled). Use with `onChange`.
   * @default the field keeps them
   */
  value?: DateRange | null | undefined;
  /**
   * The days at first (uncontrolled).
   * @default null
   */
  defaultValue?: DateRange | null | undefined;
  /**
   * Called with the days when both are completely typed or selected, and with null when a part of them is removed or
   * the start is after the end.
   * @default none
   */
  onChange?: ((range: DateRange | null) => void) | undefined;
  /**
   * Well-known ranges beside the calendar, each a press away. They are plain days: reckon them from today.
   * @default none
   */
  presets?: readonly DateRangePreset[] | undefined;
}

/**
 * A period: two days, typed part by part, selected in a calendar or as one of the well-known periods beside it. On a
 * phone the calendar is a sheet. Order of the parts, first day of the week and names follow React Aria's
 * `I18nProvider`, not the browser. Every other prop is React Aria's; `ref` is the whole field.
 * @see https://react-spectrum.adobe.com/react-aria/DateRangePicker.html
 */
export const DateRangeField = forwardRef<HTMLDivElement, DateRangeFieldProps>(
  function DateRangeField(
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
      presets = [],
      ...props
    },
    ref,
  ) {
    const words = useWords();
    const picked = useRange({ value: controlled, defaultValue, onChange });
    const root = useRef<HTMLDivElement>(null);
    useImperativeHandle(ref, () => root.current as HTMLDivElement);
    const [resets, setResets] = useState(0);
    const isResetting = useFormReset(root, props.form, () => {
      picked.reset();
      setResets(resets + 1);
    });
    const [isLeft, setLeft] = useState(false);
    // a range with one day is none, which React Aria does not check
    const isUnfinished = isLeft && picked.isUnfinished && !props.isDisabled;
    const isEmpty = !picked.days && !picked.isUnfinished;
    const canClear = clearLabel && !isEmpty && !props.isDisabled && !props.isReadOnly;
    const empty = () => {
      picked.choose(null);
      setResets(resets + 1);
    };
    const name = label ?? props['aria-label'];
    return (
      <AriaDateRangePicker
        // parts that were typed before there was a range go only with the field
        key={resets}
        {...given({
          ...props,
          minValue: dayOf(minValue),
          maxValue: dayOf(maxValue),
          isInvalid: isUnfinished || props.isInvalid,
        })}
        shouldForceLeadingZeros={props.shouldForceLeadingZeros ?? true}
        ref={root}
        className={field.field}
        value={picked.days}
        onChange={(days) => isResetting.current || picked.type(days)}
        validate={(days) => {
          if (picked.isUnfinished) return words.unfinishedRange;
          if (isReversed(days as Days)) return words.reversedRange;
          return props.validate?.(days);
        }}
        onFocus={(event) => {
          setLeft(false);
          props.onFocus?.(event);
        }}
        onBlur={(event) => {
          setLeft(true);
          picked.complete();
          props.onBlur?.(event);
        }}
      >
        <FieldLabel label={label} optionalText={optionalText} />
        <Group className={field.controls[size]}>
          <Day end="start" onTyped={picked.onTyped} />
          <span aria-hidden="true" className={css.dash}>
            –
          </span>
          <Day end="end" onTyped={picked.onTyped} />
          {canClear && (
            <Button slot={null} aria-label={clearLabel} className={fieldCss.button} onPress={empty}>
              <XIcon size={16} />
            </Button>
          )}
          <Button className={fieldCss.button}>
            <CalendarIcon size={16} />
          </Button>
        </Group>
        <FieldHelp hint={hint} errorMessage={isUnfinished ? words.unfinishedRange : errorMessage} />
        <Choice title={name}>
          {presets.length > 0 && (
            <Presets presets={presets} chosen={picked.range} onChoose={picked.choose} />
          )}
          <RangeCalendar>
            <MonthHead />
            <MonthGrid day={rangeDay} />
          </RangeCalendar>
        </Choice>
      </AriaDateRangePicker>
    );
  },
);

interface DayProps {
  end: keyof Days;
  onTyped: (end: keyof Days, typed: TypedShare) => void;
}

/** One of the days, part by part. */
function Day({ end, onTyped }: DayProps) {
  return (
    <DateInput slot={end} className={css[end]}>
      {(segment) => (
        <>
          {segment.type === 'day' && <TypedParts end={end} onTyped={onTyped} />}
          <DateSegment segment={segment} className={fieldCss.part} />
        </>
      )}
    </DateInput>
  );
}

/** Tells how much of a day is typed, which React Aria does not. */
function TypedParts({ end, onTyped }: DayProps) {
  const segments = useContext(DateFieldStateContext)?.segments ?? [];
  const parts = segments.filter(({ isEditable }) => isEditable);
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const typed = missing === 0 ? 'whole' : missing < parts.length ? 'part' : 'nothing';
  useEffect(() => onTyped(end, typed));
  return null;
}

/** What opens at the field: a sheet on a phone. */
function Choice({ title, children }: { title: string | undefined; children: ReactNode }) {
  const isPhone = useMedia(below(768));
  const choice = <div className={css.choice}>{children}</div>;
  if (isPhone) return <Sheet title={title}>{choice}</Sheet>;
  return (
    <PopoverSurface placement="bottom start">
      <Dialog className={fieldCss.dialog}>{choice}</Dialog>
    </PopoverSurface>
  );
}

interface PresetsProps {
  presets: readonly DateRangePreset[];
  chosen: DateRange | null;
  onChoose: (range: DateRange | null) => void;
}

function Presets({ presets, chosen, onChoose }: PresetsProps) {
  const state = useContext(DateRangePickerStateContext);
  return (
    <div className={css.presets}>
      {presets.map(({ label, value }) => (
        <Button
          key={label}
          slot={null}
          className={css.preset}
          aria-pressed={keyOf(value) === keyOf(chosen)}
          onPress={() => {
            onChoose(value);
            state?.setOpen(false);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
