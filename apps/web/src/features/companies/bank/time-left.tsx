import { minutesInHour } from 'date-fns/constants';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { useEffect, useState } from 'react';

const LOOK_MS = 10_000;

/** How long there is until a moment, in hours and minutes: «23 ч 14 мин». Counts down while it is seen. */
export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, differenceInMinutes(until, now, { roundingMethod: 'ceil' }));
  const hours = Math.floor(minutes / minutesInHour);
  return (
    <time dateTime={until}>
      {hours > 0 && `${hours} ч `}
      {minutes % minutesInHour} мин
    </time>
  );
}
