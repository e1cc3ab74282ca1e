import { Note } from '@org/ui/note';
import { lightFormat } from 'date-fns/lightFormat';
import { ClockText } from '../../../../shared/format/clock-text.tsx';
import * as css from '../product-list.css.ts';

/**
 * Says that the list comes from memory because the database is away: how old it is, and what can't be done meanwhile.
 */
export function ReadOnlyNotice({ asOf }: { asOf: string }) {
  return (
    <div className={css.notice} role="status">
      <Note>
        <b>
          <ClockText>{`Цены на ${lightFormat(new Date(asOf), 'HH:mm:ss')}.`}</ClockText>
        </b>{' '}
        Заказ временно недоступен: база данных переключается. Список обновится сам.
      </Note>
    </div>
  );
}
