import { Select } from '@org/ui/select';
import { Switch } from '@org/ui/switch';
import { TextField } from '@org/ui/text-field';
import { listWords } from '../../shared/format/list-words.ts';
import { BandsField } from './bands-field.tsx';
import type { Draft } from './showcase-draft.ts';
import type { ShowcasePreview } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

const ROUNDINGS = [
  { value: '1', label: 'не округлять' },
  { value: '100', label: 'до 1 ₽ вверх' },
  { value: '1000', label: 'до 10 ₽ вверх' },
  { value: '5000', label: 'до 50 ₽ вверх' },
  { value: '10000', label: 'до 100 ₽ вверх' },
];
const STOCKS = [
  { value: 'in_stock', label: 'только в наличии' },
  { value: 'with_incoming', label: 'и то, что в пути' },
];

interface MarkupFieldsProps {
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  preview: ShowcasePreview | undefined;
  onChange: (changes: Partial<Draft>) => void;
}

/** The markup, the rounding, and what is said of stock and days. */
export function MarkupFields({ draft, errors, preview, onChange }: MarkupFieldsProps) {
  return (
    <section aria-label="Наценка">
      <div className={css.sectionHead}>
        <h2 className={css.heading}>Наценка</h2>
        <span className={css.note}>по закупочной цене с НДС; на границе полос не падает</span>
      </div>
      <BandsField
        bands={draft.bands}
        errors={errors}
        counts={preview?.bands ?? []}
        onChange={(bands) => onChange({ bands })}
      />
      <div className={css.fields}>
        <Select
          label="Округлять"
          items={ROUNDINGS}
          value={String(draft.rounding)}
          onChange={(value) => value && onChange({ rounding: Number(value) as Draft['rounding'] })}
          words={listWords('Округлять')}
        />
        <TextField
          label="Срок, прибавить"
          value={draft.days_added}
          onChange={(days_added) => onChange({ days_added })}
          suffix="дн."
          inputMode="numeric"
          maxLength={2}
          isInvalid={errors.days_added !== undefined}
          errorMessage={errors.days_added}
        />
        <Select
          label="Наличие"
          items={STOCKS}
          value={draft.stock}
          onChange={(value) =>
            onChange({ stock: value === 'with_incoming' ? 'with_incoming' : 'in_stock' })
          }
          words={listWords('Наличие')}
        />
      </div>
      <Switch
        isSelected={draft.floor_retail}
        onChange={(floor_retail) => onChange({ floor_retail })}
        count={preview?.raised}
      >
        Не дешевле рекомендованной цены
      </Switch>
      <Switch
        isSelected={draft.cap_quantity}
        onChange={(cap_quantity) => onChange({ cap_quantity })}
      >
        Показывать остаток больше 20 как «20+»
      </Switch>
    </section>
  );
}
