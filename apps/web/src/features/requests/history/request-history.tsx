import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Stack } from '@org/ui/stack';
import { Timeline } from '@org/ui/timeline';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/page/paths.ts';
import { historyAtom, type RequestEvent } from './history.atoms.ts';
import { detailsOf, titleOf } from './history-words.ts';

/** As many entries are shown at first. */
const FIRST = 6;

/** What has happened to a request, and who did it. */
export function RequestHistory({ id }: { id: string }) {
  const { data: events, error, refetch } = useAtomValue(historyAtom(id));
  const [isWhole, setWhole] = useState(false);
  if (error && !events)
    return (
      <Note tone="danger" title="История не загрузилась.">
        {messageOf(error)} <Button onPress={() => void refetch()}>Повторить</Button>
      </Note>
    );
  if (!events) return null;
  const shown = isWhole ? events : events.slice(0, FIRST);
  return (
    <section aria-labelledby="history">
      <Stack gap={3}>
        <Heading id="history" level={2} size={16}>
          Что было
        </Heading>
        <Timeline
          label="Что было"
          events={shown.map((event, at) => ({
            id: event.id,
            title: <Title event={event} />,
            when: formatMoment(event.at),
            details: detailsOf(event),
            tone: at === 0 ? ('current' as const) : undefined,
          }))}
        />
        {shown.length < events.length && (
          <Button variant="link" onPress={() => setWhole(true)}>
            Показать ещё {events.length - shown.length}
          </Button>
        )}
      </Stack>
    </section>
  );
}

function Title({ event }: { event: RequestEvent }) {
  const [first, ...others] = event.orders;
  if (!first) return titleOf(event);
  return (
    <>
      {titleOf(event)}:{' '}
      {[first, ...others].map(({ id, number }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link href={paths.order(id)}>{number}</Link>
        </span>
      ))}
    </>
  );
}
