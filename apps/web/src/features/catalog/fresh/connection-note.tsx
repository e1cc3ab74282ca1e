import { formatMoment } from '../../../shared/format/format-moment.ts';
import * as css from './connection-note.css.ts';

export interface ConnectionNoteProps {
  /** Whether the device itself is offline, or the server does not answer. */
  isOffline: boolean;
  /** Of when the prices and stock on the screen are. */
  at: Date;
}

/** Says of when the prices on the screen are while they cannot be looked at again. */
export function ConnectionNote({ isOffline, at }: ConnectionNoteProps) {
  return (
    <div className={css.note} role="status">
      {isOffline ? 'Нет связи.' : 'Сервер не отвечает.'} Цены и остатки — {formatMoment(at)}
    </div>
  );
}
