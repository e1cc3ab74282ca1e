import { DateField } from '@org/ui/date-field';
import { TextField } from '@org/ui/text-field';
import { today } from '../../../shared/format/format-day.ts';
import * as css from '../order.css.ts';

/** The details of a shipment. */
export interface ShipTerms {
  carrier: string;
  waybill: string;
  /** calendar day, as `2026-11-24` */
  date: string;
}

export const usualTerms = (): ShipTerms => ({
  carrier: 'Своя машина',
  waybill: '',
  date: today(),
});

export function ShipFields({
  value,
  onChange,
}: {
  value: ShipTerms;
  onChange: (value: ShipTerms) => void;
}) {
  return (
    <section className={css.block}>
      <h2 className={css.heading}>Отгрузка</h2>
      <TextField
        name="carrier"
        label="Перевозчик"
        isRequired
        errorMessage="Напишите, чем отправляете"
        placeholder="Деловые Линии"
        maxLength={100}
        value={value.carrier}
        onChange={(carrier) => onChange({ ...value, carrier })}
      />
      <TextField
        name="waybill"
        label="Номер накладной"
        optionalText="необязательно"
        maxLength={100}
        value={value.waybill}
        onChange={(waybill) => onChange({ ...value, waybill })}
      />
      <DateField
        name="shipped_on"
        label="Дата отгрузки"
        isRequired
        errorMessage="Выберите дату отгрузки"
        value={value.date || null}
        onChange={(date) => onChange({ ...value, date: date ?? '' })}
      />
    </section>
  );
}
