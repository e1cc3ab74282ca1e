import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { PlusIcon, XIcon } from '@org/ui/icons';
import { TextField } from '@org/ui/text-field';
import { formatNumber, POSITIONS, pluralOf } from '../../shared/format/format.ts';
import { type BandDraft, newBand } from './showcase-draft.ts';
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
export function BandsField({ bands, errors, counts, onChange }: BandsFieldProps) {
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
