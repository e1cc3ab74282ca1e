import { Button } from '@org/ui/button';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { Changing } from '../../../shared/rights/changing.tsx';
import type { Key } from '../companies.atoms.ts';
import * as list from '../employees/employees.css.ts';
import { limitLines } from '../employees/limit-words.ts';
import { SCOPES } from './key-input.ts';
import * as css from './keys.css.ts';

const usedText = ({ used_at, used_from }: Key) =>
  used_at ? `Работал ${formatMoment(used_at)} с ${used_from}` : 'Ещё не работал';

interface KeyRowProps {
  item: Key;
  /** Absent if the user may not, or if the key orders nothing. */
  onLimit: (() => void) | undefined;
  onRevoke: () => void;
}

/** One key: what it may do, and when it was used. */
export function KeyRow({ item, onLimit, onRevoke }: KeyRowProps) {
  const { name, ending, scopes, networks, created_by, created_at, limit } = item;
  return (
    <li className={css.item}>
      <div>
        <div className={list.name}>{name}</div>
        <div className={css.details}>
          ptk_…{ending} · {scopes.map((scope) => SCOPES[scope][0].toLowerCase()).join(', ')}
          {networks.length > 0 && ` · только с ${networks.join(', ')}`}
        </div>
        {limit &&
          limitLines(limit).map(({ text, isOver }) => (
            <div key={text} className={isOver ? list.over : list.note}>
              {text}
            </div>
          ))}
      </div>
      <div className={css.details}>
        {usedText(item)}
        <br />
        Создан {formatMoment(created_at)}, {created_by}
      </div>
      <div className={css.actions}>
        {onLimit && (
          <Button variant="ghost" size="s" aria-label={`Лимит: ${name}`} onPress={onLimit}>
            Лимит
          </Button>
        )}
        <Changing>
          <Button
            variant="danger-ghost"
            size="s"
            aria-label={`Отозвать: ${name}`}
            onPress={onRevoke}
          >
            Отозвать
          </Button>
        </Changing>
      </div>
    </li>
  );
}
