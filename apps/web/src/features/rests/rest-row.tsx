import { writeRoubles } from '@org/trade/roubles';
import { Badge } from '@org/ui/badge';
import { Checkbox } from '@org/ui/checkbox';
import { IconButton } from '@org/ui/icon-button';
import { EllipsisIcon } from '@org/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@org/ui/menu';
import { TextField } from '@org/ui/text-field';
import { type KeyboardEvent, memo, useState } from 'react';
import {
  countOf,
  DAYS,
  formatMoney,
  formatNumber,
  formatPieces,
} from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { titleOf } from '../../shared/format/marking.ts';
import { Changing, useMayChange } from '../../shared/page/changing.tsx';
import { placeOf } from '../../shared/place-of.ts';
import { type CellReading, parseCost, parsePrice, parseQuantity, quantityText } from './amounts.ts';
import type { Rest } from './rests.atoms.ts';
import * as css from './rests.css.ts';

interface AmountCellProps {
  /** Name of the field: what it is, and of which row. */
  label: string;
  /** The value as people write it. */
  text: string;
  /** Parses what was typed; the error is shown. */
  parse: (text: string) => CellReading;
  /** Called with the typed value, if it has changed. */
  onCommit: (amount: number) => void;
  /** Unit after the value. @default none */
  suffix?: string;
}

/** A number that is edited in place. Enter or leaving the field saves it, Escape restores the old value. */
function AmountCell({ label, text, parse, onCommit, suffix }: AmountCellProps) {
  const mayChange = useMayChange();
  const [draft, setDraft] = useState<string>();
  const error = draft === undefined ? undefined : parse(draft).error;
  const isWrong = error !== undefined;
  const commit = () => {
    if (draft === undefined || isWrong) return;
    setDraft(undefined);
    const { value } = parse(draft);
    if (value !== undefined && value !== parse(text).value) onCommit(value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(undefined);
  };
  return (
    <TextField
      aria-label={label}
      size="s"
      inputMode="decimal"
      value={draft ?? text}
      onChange={setDraft}
      onBlur={() => (isWrong ? setDraft(undefined) : commit())}
      onKeyDown={onKeyDown}
      isReadOnly={!mayChange}
      isInvalid={isWrong}
      errorMessage={error}
      suffix={suffix}
    />
  );
}

type Place = NonNullable<Rest['place']>;

const APART: Record<Exclude<Place['standing'], 'fresh'>, string> = {
  old: 'Старый DOT',
  unknown: 'Доставка неизвестна',
  short: 'Остаток меньше минимума',
};

/** Gaps are told in whole roubles. */
const roubles = (kopecks: number) => formatMoney(Math.round(Math.abs(kopecks) / 100) * 100);

/** «лучшая, запас 60 ₽», «дороже лучшей на 120 ₽» */
function bestText(gap: number): string {
  if (gap === 0) return 'как у лучшей';
  return gap < 0 ? `лучшая, запас ${roubles(gap)}` : `дороже лучшей на ${roubles(gap)}`;
}

function middleText(gap: number): string {
  if (gap === 0) return 'как середина';
  return `${gap < 0 ? 'дешевле' : 'дороже'} середины на ${roubles(gap)}`;
}

/** Where the price of a row stands among other suppliers, with its delivery. */
function PricePlace({ place, quantity }: { place: Place; quantity: number }) {
  const { rank, best_gap, median_gap, others, standing, gross_price } = place;
  if (quantity === 0) return null;
  if (standing !== 'fresh')
    return (
      <>
        {APART[standing]}
        <div className={css.note}>с такими не сравниваем</div>
      </>
    );
  if (rank === null || best_gap === null || median_gap === null)
    return (
      <>
        Сравнить не с кем
        <div className={css.note}>сравниваем, когда у товара ещё трое поставщиков</div>
      </>
    );
  return (
    <>
      <b>{`${formatNumber(rank)}-е`}</b> {`место из ${formatNumber(others + 1)}`}
      <div className={css.note}>
        {bestText(best_gap)}
        <br />
        {middleText(median_gap)}
        {gross_price !== null && (
          <>
            <br />с доставкой {roubles(gross_price)}
          </>
        )}
      </div>
    </>
  );
}

/** How well a row sells, and for how long its stock lasts: «За 90 дней продано 12 шт., остатка хватит на 40 дней». */
function salesText({ sold, stock_days, quantity }: Rest): string | undefined {
  if (sold <= 0) return quantity > 0 ? 'За 90 дней не продавалось' : undefined;
  const lasts =
    quantity > 0 && stock_days !== null ? `, остатка хватит на ${countOf(stock_days, DAYS)}` : '';
  return `За 90 дней продано ${formatPieces(sold)}${lasts}`;
}

/** What is edited in a row. */
export type RestChange =
  | { bulk_price: number }
  | { quantity: number }
  | { cost_price: number | null };

export interface RestRowProps {
  rest: Rest;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean) => void;
  onChange: (rest: Rest, changes: RestChange) => void;
  /** Called with a row that is matched to a wrong product. */
  onMismatch: (rest: Rest) => void;
  /** Called with a row whose origin is to be stated. */
  onOrigin: (rest: Rest) => void;
}

const SEASONS = {
  summer: { tone: 'summer', label: 'Лето' },
  winter: { tone: 'winter', label: 'Зима' },
  all_season: { tone: 'allseason', label: 'Всесезон' },
} as const;

/** One offer of the company: its warehouse, price and stock. Price and stock are edited in place. */
export const RestRow = memo(function RestRow({
  rest,
  isSelected,
  onSelect,
  onChange,
  onMismatch,
  onOrigin,
}: RestRowProps) {
  const { id, product, warehouse, source_name, match, quantity, quantity_is_minimum } = rest;
  const season = product.season && SEASONS[product.season];
  const place = placeOf(warehouse.name, warehouse.city);
  const sales = salesText(rest);
  const { place: pricePlace } = rest;
  const broad = pricePlace ? css.hidden : css.broad;
  return (
    <li className={pricePlace ? css.comparedRow : css.row}>
      <Checkbox
        aria-label={`Выбрать: ${product.title}, ${warehouse.name}`}
        isSelected={isSelected}
        onChange={(isOn) => onSelect(id, isOn)}
      />
      <div className={css.product}>
        <div className={css.name}>
          {titleOf(product)}
          {season && <Badge tone={season.tone}>{season.label}</Badge>}
          {quantity === 0 && <Badge tone="warn">Нет в наличии</Badge>}
          {match.by === 'own' && <Badge>Отдельный товар</Badge>}
        </div>
        {source_name && source_name !== product.title && (
          <div className={css.note}>В прайсе: {source_name}</div>
        )}
        {rest.customs_declaration && (
          <div className={css.note}>
            {rest.country}, ГТД {rest.customs_declaration}
          </div>
        )}
        <div className={`${css.note} ${pricePlace ? '' : css.narrow}`}>{place}</div>
        {sales && <div className={css.note}>{sales}</div>}
      </div>
      {pricePlace && (
        <div className={css.place}>
          <PricePlace place={pricePlace} quantity={quantity} />
        </div>
      )}
      <div className={`${css.note} ${broad}`}>{place}</div>
      <div className={css.price}>
        <AmountCell
          label={`Цена: ${product.title}, ${warehouse.name}`}
          text={writeRoubles(rest.bulk_price)}
          parse={parsePrice}
          suffix="₽"
          onCommit={(bulk_price) => onChange(rest, { bulk_price })}
        />
        {pricePlace && (
          <AmountCell
            label={`Закупка: ${product.title}, ${warehouse.name}`}
            text={rest.cost_price === null ? '' : writeRoubles(rest.cost_price)}
            parse={parseCost}
            suffix="закупка"
            onCommit={(cost) => onChange(rest, { cost_price: cost || null })}
          />
        )}
      </div>
      <div className={css.stock}>
        <AmountCell
          label={`Остаток: ${product.title}, ${warehouse.name}`}
          text={quantityText(quantity)}
          parse={parseQuantity}
          suffix={quantity_is_minimum ? 'и более' : 'шт.'}
          onCommit={(pieces) => onChange(rest, { quantity: pieces })}
        />
      </div>
      <div className={`${css.note} ${broad}`}>{formatMoment(rest.updated_at)}</div>
      <div className={css.menu}>
        <Changing>
          <MenuTrigger>
            <IconButton
              label={`Действия: ${product.title}, ${warehouse.name}`}
              icon={<EllipsisIcon size={16} />}
            />
            <Menu aria-label="Действия" placement="bottom end">
              <MenuItem onAction={() => onOrigin(rest)}>Происхождение и ГТД</MenuItem>
              <MenuItem onAction={() => onMismatch(rest)}>Не тот товар</MenuItem>
            </Menu>
          </MenuTrigger>
        </Changing>
      </div>
    </li>
  );
});
