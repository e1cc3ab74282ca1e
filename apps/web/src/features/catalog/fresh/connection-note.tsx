import { formatMoment } from '../../../shared/format/format-moment.ts';
import * as css from './connection-note.css.ts';

export interface ConnectionNoteProps {
  /** True if the device is offline; false if the server does not answer. */
  isOffline: boolean;
  /** The time of the prices and stock on the screen. */
  at: Date;
}

/** Shows the time of the prices on the screen while they can't be refreshed. */
export function ConnectionNote({ isOffline, at }: ConnectionNoteProps) {
  return (
    <div className={css.note} role="status">
      {isOffline ? 'Нет связи.' : 'Сервер не отвечает.'} Цены и остатки — {formatMoment(at)}
    </div>
  );
}
