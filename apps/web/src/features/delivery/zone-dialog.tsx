import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { ComboBox } from '@org/ui/combo-box';
import { DialogActions } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { useMemo, useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { listWords } from '../../shared/format/list-words.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import * as css from './delivery.css.ts';
import type { DeliveryTerms, ZoneDraft } from './delivery-draft.ts';

/** The error of a zone, if any. A city may also belong to another zone by its region: the narrower zone counts. */
function mistakeOf(zone: ZoneDraft, others: readonly ZoneDraft[]) {
  const name = zone.name.trim();
  if (!name) return { name: 'Назовите зону' };
  if (others.some((other) => other.name.trim() === name)) return { name: 'Такая зона уже есть' };
  const holder = (holds: (other: ZoneDraft) => boolean) => others.find(holds)?.name;
  const city = zone.cities.find((one) => others.some(({ cities }) => cities.includes(one)));
  if (city) return { cities: `${city} уже в зоне «${holder((one) => one.cities.includes(city))}»` };
  const region = zone.regions.find((one) => others.some(({ regions }) => regions.includes(one)));
  if (region)
    return { regions: `${region} уже в зоне «${holder((one) => one.regions.includes(region))}»` };
  if (!zone.own_city && !zone.everywhere && zone.cities.length + zone.regions.length === 0)
    return { cities: 'Выберите города или области' };
  return {};
}

interface ZoneDialogProps {
  /** The zone to change; a new one has no name yet. */
  zone: ZoneDraft;
  /** The other zones. */
  others: readonly ZoneDraft[];
  cities: DeliveryTerms['cities'];
  onSave: (zone: ZoneDraft) => void;
  /** None for a new zone. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

const optionsOf = (names: Iterable<string>) =>
  [...new Set(names)]
    .sort((a, b) => a.localeCompare(b, 'ru'))
    .map((value) => ({ value, label: value }));

const PLACES = [
  ['cities', 'Города', 'Найти город'],
  ['regions', 'Области', 'Найти область'],
] as const;

/** The form of a zone: its name, and what is in it. */
export function ZoneDialog({ zone, others, cities, onSave, onRemove, onClose }: ZoneDialogProps) {
  const [draft, setDraft] = useState(zone);
  const names = useMemo(() => optionsOf(cities.map(({ name }) => name)), [cities]);
  const regions = useMemo(() => optionsOf(cities.map(({ region }) => region)), [cities]);
  const mistake: { name?: string; cities?: string; regions?: string } = mistakeOf(draft, others);
  const send = async () => onSave({ ...draft, name: draft.name.trim() });
  const isTaken = (holds: (other: ZoneDraft) => boolean) => others.some(holds);
  return (
    <Dialog onClose={onClose} title={onRemove ? 'Зона' : 'Новая зона'} isDismissable={false}>
      <Form label={onRemove ? 'Зона' : 'Новая зона'} send={send}>
        <TextField
          label="Название"
          value={draft.name}
          onChange={(name) => setDraft({ ...draft, name })}
          validate={() => mistake.name ?? null}
          maxLength={60}
          autoFocus
        />
        <Checkbox
          isSelected={draft.own_city}
          isDisabled={isTaken(({ own_city }) => own_city)}
          onChange={(own_city) => setDraft({ ...draft, own_city })}
        >
          Город, где стоит склад
        </Checkbox>
        {PLACES.map(([field, label, searchLabel]) => (
          <ComboBox
            key={field}
            label={label}
            selectionMode="multiple"
            hasChips
            items={field === 'cities' ? names : regions}
            value={draft[field]}
            onChange={(value) => setDraft({ ...draft, [field]: [...value] })}
            validate={() => mistake[field] ?? null}
            isClearable
            words={listWords(searchLabel)}
          />
        ))}
        <Checkbox
          isSelected={draft.everywhere}
          isDisabled={isTaken(({ everywhere }) => everywhere)}
          onChange={(everywhere) => setDraft({ ...draft, everywhere })}
        >
          Всё, чего нет в других зонах
        </Checkbox>
        <p className={css.note}>Если город попал в две зоны, действует более узкая.</p>
        <DialogActions>
          {onRemove && (
            <Button variant="danger-ghost" onPress={onRemove}>
              Удалить зону
            </Button>
          )}
          <Button slot="close">Не сейчас</Button>
          <SubmitButton>{onRemove ? 'Готово' : 'Добавить зону'}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
