import { Button } from '@org/ui/button';
import { countOf } from '../../../shared/format/format.ts';
import * as css from './smart-search.css.ts';

/** «из 6 строк» */
const OF_LINES = ['строки', 'строк', 'строк'] as const;
/** More lines are only counted. */
const MAX_SHOWN = 10;

export interface MessagePanelProps {
  lines: readonly string[];
  /** Leads to where lists are matched with goods. */
  onMatch: () => void;
  /** Searches for the first line alone. */
  onFirst: () => void;
}

/** Shown for a text that is a list of goods: it is no search, but an order. */
export function MessagePanel({ lines, onMatch, onFirst }: MessagePanelProps) {
  const hidden = lines.length - MAX_SHOWN;
  return (
    <div className={css.panel} tabIndex={-1}>
      <div className={css.caption} role="status">
        Похоже на заявку из {countOf(lines.length, OF_LINES)}
      </div>
      {lines.slice(0, MAX_SHOWN).map((line, at) => (
        <div key={`${at} ${line}`} className={css.row}>
          <span className={css.meaning}>{line}</span>
        </div>
      ))}
      {hidden > 0 && <div className={css.row}>и ещё {hidden}</div>}
      <div className={css.acts}>
        <Button variant="primary" onPress={onMatch}>
          Разобрать
        </Button>
        <Button variant="ghost" onPress={onFirst}>
          Искать первую строку
        </Button>
      </div>
    </div>
  );
}
