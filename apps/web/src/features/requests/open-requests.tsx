import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';
import { Text } from '@org/ui/text';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';
import { useCall } from '../../shared/page/use-call.ts';
import type { RequestSummary } from './request-calls.ts';
import { beginningOf, isOpen, nameOf, stateOf } from './request-words.ts';
import * as css from './requests.css.ts';

/** How many are shown. */
const SHOWN = 3;

export interface OpenRequestsProps {
  requests: readonly RequestSummary[];
  /** Closes a draft that nobody wants. */
  onDismiss: (draft: RequestSummary) => Promise<unknown>;
}

/**
 * The drafts that have come of themselves, then the requests in which something is not ordered yet, the last changed
 * first; nothing if there are none.
 */
export function OpenRequests({ requests, onDismiss }: OpenRequestsProps) {
  const drafts = requests.filter(({ draft_reason }) => draft_reason !== null);
  const open = requests.filter((one) => isOpen(one) && one.draft_reason === null);
  return (
    <>
      {drafts.length > 0 && (
        <section aria-label="Черновики">
          <h2 className={css.groupTitle}>
            Пора повторить <span className={css.count}>{drafts.length}</span>
          </h2>
          <ul>
            {drafts.map((draft) => (
              <Draft key={draft.id} draft={draft} onDismiss={onDismiss} />
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && <InWork open={open} />}
    </>
  );
}

interface DraftProps extends Pick<OpenRequestsProps, 'onDismiss'> {
  draft: RequestSummary;
}

/** Why it is time, and what to do with it: nothing is ordered by itself. */
function Draft({ draft, onDismiss }: DraftProps) {
  const { isPending, run } = useCall(() => onDismiss(draft));
  return (
    <li className={css.openRow}>
      <Inline>
        <Link className={css.listName} to={paths.request(draft.id)}>
          {nameOf(draft)}
        </Link>
        <Badge tone="warn">Черновик</Badge>
      </Inline>
      <Text as="div" size={12} tone="hint">
        {draft.draft_reason}
      </Text>
      <Text as="div" size={12} tone="hint">
        {beginningOf(draft)}
      </Text>
      <Button
        variant="link"
        aria-label={`Не нужно: ${nameOf(draft)}`}
        isPending={isPending}
        onPress={run}
      >
        Не нужно
      </Button>
    </li>
  );
}

function InWork({ open }: { open: readonly RequestSummary[] }) {
  return (
    <section aria-label="Заявки в работе">
      <h2 className={css.groupTitle}>
        Заявки в работе <span className={css.count}>{open.length}</span>
      </h2>
      <ul>
        {open.slice(0, SHOWN).map((request) => (
          <li key={request.id} className={css.openRow}>
            <Link className={css.listName} to={paths.request(request.id)}>
              {nameOf(request)}
            </Link>
            <Text as="div" size={12} tone="hint">
              {beginningOf(request)}
            </Text>
            <Text as="div" size={12} tone="hint">
              {stateOf(request)}
            </Text>
          </li>
        ))}
      </ul>
      {open.length > SHOWN && <Link to={paths.requests}>Все заявки</Link>}
    </section>
  );
}
