import { Button } from '@org/ui/button';
import { BadgeCheckIcon, GaugeIcon, RulerIcon, SearchIcon, SnowflakeIcon } from '@org/ui/icons';
import { sizeOf } from '../../../shared/format/marking.ts';
import * as css from './smart-search.css.ts';
import type { Token } from './understood.ts';

const icons: Partial<Record<Token['field'], typeof SearchIcon>> = {
  size: RulerIcon,
  index: GaugeIcon,
  brand: BadgeCheckIcon,
  season: SnowflakeIcon,
};

const MARKED = new Set<Token['field']>(['size', 'index', 'fastening', 'et', 'dia', 'pattern']);

export const WITHOUT = 'С этим ничего не находится, покажем без этого';

/** The most readings that are offered for a word in doubt. A word with one reading offers only the next one. */
const MAX_OFFERED = 3;

export interface UnderstoodRowProps {
  token: Token;
  isLeftOut: boolean;
  /** Adds another reading of a piece to the filters. */
  onAdd?: ((filter: Token['filter']) => void) | undefined;
}

/** A piece of the search text, and what it was understood as. */
export function UnderstoodRow({ token, isLeftOut, onAdd }: UnderstoodRowProps) {
  const Icon = icons[token.field] ?? SearchIcon;
  const isOpen = Object.keys(token.filter).length === 0;
  const offered = token.alternatives.slice(0, isOpen ? MAX_OFFERED : 1);
  return (
    <div className={css.row}>
      <span className={css.rowIcon}>
        <Icon size={16} />
      </span>
      <span className={MARKED.has(token.field) ? `${css.piece} ${css.mark}` : css.piece}>
        {token.text}
      </span>
      <span className={css.meaning}>
        {token.label}
        {token.value !== token.text && (
          <>
            {' '}
            <b className={css.value}>
              {MARKED.has(token.field) ? sizeOf({ size: token.value }) : token.value}
            </b>
          </>
        )}
      </span>
      {isLeftOut && <span className={css.meaning}>{WITHOUT}</span>}
      {onAdd &&
        offered.map(({ value, filter }) => (
          <Button key={value} variant="ghost" size="s" onPress={() => onAdd(filter)}>
            {isOpen || token.field === 'car' ? value : `Добавить ${value}`}
          </Button>
        ))}
    </div>
  );
}
