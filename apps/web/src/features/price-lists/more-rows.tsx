import { Button } from '@org/ui/button';
import { ChevronDownIcon } from '@org/ui/icons';
import { countOf, ROWS } from '../../shared/format/format.ts';
import * as css from './import.css.ts';

export interface MoreRowsProps {
  /** The number of all rows, and of those shown. */
  total: number;
  shown: number;
  isLoading: boolean;
  onMore: () => void;
}

/** The button for the rows of a list that are not shown yet. */
export function MoreRows({ total, shown, isLoading, onMore }: MoreRowsProps) {
  if (shown >= total) return null;
  return (
    <div className={css.more}>
      <Button
        variant="ghost"
        size="s"
        icon={<ChevronDownIcon size={16} />}
        isPending={isLoading}
        pendingText="Загружаем"
        onPress={onMore}
      >
        {`Ещё ${countOf(total - shown, ROWS)}`}
      </Button>
    </div>
  );
}
