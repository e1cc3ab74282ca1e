import { Button } from '@org/ui/button';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import type { Key } from '../atoms.ts';
import * as list from '../employees/employees.css.ts';
import { SCOPES } from './key-input.ts';
import * as css from './keys.css.ts';

const usedText = ({ used_at, used_from }: Key) =>
  used_at ? `Работал ${formatMoment(used_at)} с ${used_from}` : 'Ещё не работал';

/** One key: what it may do, and when it was used. */
export function KeyRow({ item, onRevoke }: { item: Key; onRevoke: () => void }) {
  const { name, ending, scopes, networks, created_by, created_at } = item;
  return (
    <li className={css.item}>
      <div>
        <div className={list.name}>{name}</div>
        <div className={css.details}>
          ptk_…{ending} · {scopes.map((scope) => SCOPES[scope][0].toLowerCase()).join(', ')}
          {networks.length > 0 && ` · только с ${networks.join(', ')}`}
        </div>
      </div>
      <div className={css.details}>
        {usedText(item)}
        <br />
        Создан {formatMoment(created_at)}, {created_by}
      </div>
      <div className={css.actions}>
        <Button variant="danger-ghost" size="s" aria-label={`Отозвать: ${name}`} onPress={onRevoke}>
          Отозвать
        </Button>
      </div>
    </li>
  );
}
