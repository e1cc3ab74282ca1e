import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import * as css from './month.css.ts';

/** The calendar in the popover of a date field. */
export function Month() {
  return (
    <Calendar>
      <MonthHead />
      <MonthGrid day={css.day} />
    </Calendar>
  );
}

/** The name of the month between the buttons that turn to the next. */
export function MonthHead() {
  return (
    <header className={css.head}>
      <Button slot="previous" className={css.turn}>
        <ChevronLeftIcon size={16} />
      </Button>
      <CalendarHeading className={css.title} />
      <Button slot="next" className={css.turn}>
        <ChevronRightIcon size={16} />
      </Button>
    </header>
  );
}

/** The days of a month; `day` is the class of each. */
export function MonthGrid({ day }: { day: string }) {
  return (
    <CalendarGrid weekdayStyle="short" className={css.grid}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
    </CalendarGrid>
  );
}
