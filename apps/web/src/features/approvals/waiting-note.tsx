import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { formatNumber } from '../../shared/format/format.ts';
import { paths } from '../../shared/page/paths.ts';
import * as css from './approvals.css.ts';

/** Says above the news how much waits for the user's yes. */
export function WaitingNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={css.above}>
      <Note title={`Ждут вашего согласия: ${formatNumber(count)}.`}>
        <Link href={paths.approvals}>Посмотреть и ответить</Link>
      </Note>
    </div>
  );
}
