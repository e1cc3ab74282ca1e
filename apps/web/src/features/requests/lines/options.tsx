import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Stack } from '@org/ui/stack';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { formatMoney, formatPieces, formatRoubles } from '../../../shared/format/format.ts';
import type { GoodsOption, OfferedGoods } from '../request-calls.ts';
import type { Line } from '../request-lines.ts';
import * as css from '../requests.css.ts';

export interface Choosing {
  loadProduct: (productId: string, wanted: number | null) => Promise<OfferedGoods>;
  onChange: (id: string, change: (line: Line) => Line) => void;
}

/** Decides on a product for a line, and loads its offers. Takes the decision back where they do not load, and throws. */
async function choose({ loadProduct, onChange }: Choosing, line: Line, productId: string) {
  const { id, goods: before } = line;
  const isStill = (one: Line) => one.productId === productId && !one.goods;
  onChange(id, (one) => ({ ...one, productId, goods: null, pick: null }));
  try {
    const goods = await loadProduct(productId, line.wanted);
    onChange(id, (one) => (isStill(one) ? { ...one, goods } : one));
  } catch (reason) {
    const { productId: old, pick } = line;
    onChange(id, (one) => (isStill(one) ? { ...one, productId: old, goods: before, pick } : one));
    throw reason;
  }
}

export interface OptionsProps extends Choosing {
  label: string;
  options: readonly GoodsOption[];
  line: Line;
}

/** Products that a row may mean. The offers of a product load when it is chosen. */
export function Options({ label, options, line, ...choosing }: OptionsProps) {
  const [error, setError] = useState<string>();
  const take = (productId: string) => {
    setError(undefined);
    choose(choosing, line, productId).catch((reason) => setError(messageOf(reason)));
  };
  const isKnown = options.some(({ product_id }) => product_id === line.productId);
  return (
    <Stack gap={2}>
      <RadioGroup
        aria-label={label}
        value={isKnown ? line.productId : ''}
        onChange={take}
        isInvalid={error !== undefined}
        errorMessage={error}
      >
        {options.map((option) => (
          <Radio
            key={option.product_id}
            value={option.product_id}
            isDisabled={option.min_bulk_price === null}
            description={<Description option={option} />}
          >
            <span className={css.option}>{option.title}</span>
          </Radio>
        ))}
      </RadioGroup>
      {isKnown && !line.goods && <div role="status">Загружаем предложения…</div>}
    </Stack>
  );
}

function Description({ option }: { option: GoodsOption }) {
  const { min_bulk_price, landed_price, quantity, differs } = option;
  if (min_bulk_price === null) return 'нет в продаже';
  const texts = [
    landed_price === null
      ? `от ${formatMoney(min_bulk_price)}`
      : `с доставкой ${formatRoubles(landed_price)}`,
    `в наличии ${formatPieces(quantity)}`,
  ];
  return [texts.join(', '), ...(differs.length > 0 ? [differs.join(', ')] : [])].join(' · ');
}
