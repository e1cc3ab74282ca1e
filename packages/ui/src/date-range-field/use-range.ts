import type { CalendarDate } from '@internationalized/date';
import { useEffect, useMemo, useState } from 'react';
import type { RangeValue } from 'react-aria-components/DateRangePicker';
import { dayOf, textOf, withCentury } from '../date-field/day.ts';
import { useControlled } from '../internal/use-controlled.ts';

/** Both days of a range, `YYYY-MM-DD`; both belong to it. */
export interface DateRange {
  from: string;
  to: string;
}

export type Days = RangeValue<CalendarDate>;

/** How much of a day is typed. */
export type TypedShare = 'nothing' | 'part' | 'whole';

const UNTYPED: Readonly<Record<keyof Days, TypedShare>> = { start: 'nothing', end: 'nothing' };

/** The days of a range; null if one of them is no day, as from a URL that was edited by hand. */
function daysOf(range: DateRange | null): Days | null {
  const [start, end] = [dayOf(range?.from), dayOf(range?.to)];
  return start && end ? { start, end } : null;
}

export const isReversed = ({ start, end }: Days) => start.compare(end) > 0;

/** What the parent is told of days: none while a year is being typed, or if they are in the wrong order. */
function rangeOf(days: Days | null): DateRange | null {
  if (!days || isReversed(days)) return null;
  const [from, to] = [textOf(days.start), textOf(days.end)];
  return from && to ? { from, to } : null;
}

export const keyOf = (range: DateRange | null) => (range ? `${range.from} ${range.to}` : '');

interface RangeOptions {
  value: DateRange | null | undefined;
  defaultValue: DateRange | null;
  onChange: ((range: DateRange | null) => void) | undefined;
}

/** The range that the parent has, and the days that are shown: they differ while a day is half typed. Decision 493. */
export function useRange({ value: controlled, defaultValue, onChange }: RangeOptions) {
  const [value, setValue] = useControlled(controlled, defaultValue, onChange);
  const [first] = useState(value);
  // what is shown while the parent has no range
  const [half, setHalf] = useState<Days>();
  const [typed, setTyped] = useState(UNTYPED);
  const key = keyOf(value);
  const [seen, setSeen] = useState(key);
  const [reportedKey, setTold] = useState(key);
  if (key !== seen) {
    setSeen(key);
    // the parent's own doing, not what it was told
    if (key !== reportedKey) {
      setTold(key);
      setHalf(undefined);
      setTyped(UNTYPED);
    }
  }
  // React Aria treats another object as another date and drops a half-typed one
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the value is
  const whole = useMemo(() => daysOf(value), [key]);
  const report = (range: DateRange | null, rest?: Days) => {
    setHalf(rest);
    setTold(keyOf(range));
    if (keyOf(range) !== key) setValue(range);
  };
  const isPart = typed.start === 'part' || typed.end === 'part';
  // React Aria keeps the last day when a part of it is removed: the parent would send what the field does not show
  useEffect(() => {
    if (isPart && !half && whole) report(null, whole);
    if (!isPart && half && rangeOf(half)) report(rangeOf(half));
  });
  const type = (days: Days | null) => {
    const range = rangeOf(days);
    report(range, days && !range ? days : undefined);
  };
  return {
    days: half ?? whole,
    range: value,
    /** Whether parts of the days are missing, so that there is no range. */
    isUnfinished: isPart || typed.start !== typed.end,
    type,
    /** Years of two digits are of this century. */
    complete: () => {
      if (half && Math.min(half.start.year, half.end.year) < 100)
        type({ start: withCentury(half.start), end: withCentury(half.end) });
    },
    choose: (range: DateRange | null) => report(range),
    reset: () => report(first),
    onTyped: (end: keyof Days, how: TypedShare) =>
      setTyped((last) => (last[end] === how ? last : { ...last, [end]: how })),
  };
}
