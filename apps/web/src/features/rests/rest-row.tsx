import { writeRoubles } from '@org/trade/roubles';
import { Badge } from '@org/ui/badge';
import { Checkbox } from '@org/ui/checkbox';
import { IconButton } from '@org/ui/icon-button';
import { EllipsisIcon } from '@org/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@org/ui/menu';
import { memo } from 'react';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { titleOf } from '../../shared/format/marking.ts';
import { placeOf } from '../../shared/place-of.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import { AmountCell } from './amount-cell.tsx';
import { parseCost, parsePrice, parseQuantity, quantityText } from './amounts.ts';
import { PricePlace } from './price-place.tsx';
import type { Rest } from './rests.atoms.ts';
import * as css from './rests.css.ts';
import { salesText } from './sales-text.ts';

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
