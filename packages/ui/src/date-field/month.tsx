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
      <header className={css.head}>
        <Button slot="previous" className={css.turn}>
          <ChevronLeftIcon size={16} />
        </Button>
        <CalendarHeading className={css.title} />
        <Button slot="next" className={css.turn}>
          <ChevronRightIcon size={16} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={css.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={css.day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
