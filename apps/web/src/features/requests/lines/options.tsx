import { Radio, RadioGroup } from '@org/ui/radio-group';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { formatMoney, formatPieces } from '../../../shared/format/format.ts';
import type { BulkGoods, BulkOption } from '../calls.ts';
import type { Line } from '../lines.ts';
import * as css from '../requests.css.ts';

export interface OptionsProps {
  label: string;
  options: readonly BulkOption[];
  line: Line;
  loadProduct: (productId: string) => Promise<BulkGoods>;
  onChange: (id: string, change: (line: Line) => Line) => void;
}

/** Products that a row may mean. The offers of a product load when it is chosen. */
export function Options({ label, options, line, loadProduct, onChange }: OptionsProps) {
  const [error, setError] = useState<string>();
  const choose = async (productId: string) => {
    setError(undefined);
    onChange(line.id, (one) => ({ ...one, productId, goods: null }));
    try {
      const goods = await loadProduct(productId);
      onChange(line.id, (one) => (one.productId === productId ? { ...one, goods } : one));
    } catch (reason) {
      setError(messageOf(reason));
      onChange(line.id, (one) => (one.productId === productId ? { ...one, productId: null } : one));
    }
  };
  const isKnown = options.some(({ product_id }) => product_id === line.productId);
  return (
    <div className={css.choice}>
      <RadioGroup
        aria-label={label}
        value={isKnown ? line.productId : ''}
        onChange={(id) => void choose(id)}
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
    </div>
  );
}

function Description({ option: { min_bulk_price, quantity, differs } }: { option: BulkOption }) {
  if (min_bulk_price === null) return 'нет в продаже';
  const offer = `от ${formatMoney(min_bulk_price)}, в наличии ${formatPieces(quantity)}`;
  return differs.length > 0 ? `${offer} · ${differs.join(', ')}` : offer;
}
