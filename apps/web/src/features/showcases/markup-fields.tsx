import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { IconButton } from '@org/ui/icon-button';
import { PlusIcon, XIcon } from '@org/ui/icons';
import { Select } from '@org/ui/select';
import { Switch } from '@org/ui/switch';
import { TextField } from '@org/ui/text-field';
import { formatNumber, POSITIONS, pluralOf } from '../../shared/format/format.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { type BandDraft, type Draft, newBand } from './showcase-draft.ts';
import type { ShowcasePreview } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

const MAX_BANDS = 20;
const COLUMNS = [
  ['from', 'Закупка от', '₽'],
  ['percent', 'Наценка', '%'],
  ['min', 'Не меньше', '₽'],
] as const;
type Column = (typeof COLUMNS)[number];

interface BandsFieldProps {
  bands: readonly BandDraft[];
  errors: Readonly<Record<string, string>>;
  /** The number of products in each band. */
  counts: readonly number[];
  onChange: (bands: BandDraft[]) => void;
}

/** The markup, by bands of the cost. */
function BandsField({ bands, errors, counts, onChange }: BandsFieldProps) {
  const field = (at: number, [name, label, suffix]: Column) => {
    const error = errors[`bands.${at}.${name}`];
    return (
      <TextField
        key={name}
        aria-label={`Полоса ${at + 1}: ${label}`}
        value={name === 'from' && at === 0 ? '0' : (bands[at]?.[name] ?? '')}
        isReadOnly={name === 'from' && at === 0}
        onChange={(value) =>
          onChange(bands.map((band, place) => (place === at ? { ...band, [name]: value } : band)))
        }
        inputMode="decimal"
        maxLength={12}
        suffix={suffix}
        isInvalid={error !== undefined}
        errorMessage={error}
      />
    );
  };
  return (
    <>
      <div className={css.bands}>
        <div className={css.bandTitles} aria-hidden="true">
          {COLUMNS.map(([name, label]) => (
            <span key={name}>{label}</span>
          ))}
          <span className={css.countTitle}>Позиций</span>
        </div>
        {bands.map(({ key }, at) => (
          <div key={key} className={css.band}>
            {COLUMNS.map((column) => field(at, column))}
            <div className={css.removal}>
              {at > 0 && (
                <IconButton
                  label={`Удалить полосу ${at + 1}`}
                  icon={<XIcon size={16} />}
                  onPress={() => onChange(bands.filter((_, place) => place !== at))}
                />
              )}
            </div>
            <div className={css.bandCount}>
              {formatNumber(counts[at] ?? 0)}{' '}
              <span className={css.onNarrow}>{pluralOf(counts[at] ?? 0, POSITIONS)}</span>
            </div>
          </div>
        ))}
      </div>
      <Button
        variant="link"
        icon={<PlusIcon size={16} />}
        isDisabled={bands.length >= MAX_BANDS}
        onPress={() => onChange([...bands, newBand()])}
      >
        Добавить полосу
      </Button>
    </>
  );
}

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
        <Heading level={2} size={18}>
          Наценка
        </Heading>
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
