import { Button } from '@org/ui/button';
import { Text } from '@org/ui/text';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { alternativesOf, dearerWords } from '../alternatives.ts';
import type { GoodsOption, OfferedGoods } from '../request-calls.ts';
import { type Line, withPick } from '../request-lines.ts';
import type { Arrivals } from '../request-words.ts';
import * as css from './alternatives.css.ts';
import { type Choosing, Options } from './options.tsx';

export interface AlternativesProps extends Choosing {
  line: Line;
  goods: OfferedGoods;
  arrivals: Arrivals;
  /** The suppliers of the other lines. */
  suppliers: ReadonlySet<string>;
  /** Finds products that may replace another one. */
  loadSubstitutes: (productId: string, wanted: number | null) => Promise<GoodsOption[]>;
}

/** What a line may be bought from instead, named by what differs. One press chooses it by hand, another leaves it. */
export function Alternatives(props: AlternativesProps) {
  const { line, goods, arrivals, suppliers, onChange } = props;
  const alternatives = alternativesOf(line, arrivals, suppliers);
  const take = (pick: Line['pick']) => onChange(line.id, (one) => withPick(one, pick));
  return (
    <div className={css.row}>
      {line.pick && (
        <>
          <Text as="span" size={12} tone="hint">
            Выбрано вами
          </Text>
          <Button variant="link" onPress={() => take(null)}>
            Вернуть выбор системы
          </Button>
        </>
      )}
      {alternatives.map(({ offer, dearer, differs }) => (
        <Button
          key={offer.offer_id}
          size="s"
          onPress={() => take({ id: offer.offer_id, price: offer.bulk_price })}
        >
          <b className={dearer < 0 ? css.cheaper : undefined}>{dearerWords(dearer)}</b>{' '}
          {`${offer.supplier}, ${differs.join(', ')}`}
        </Button>
      ))}
      <Others {...props} productId={goods.product.id} />
    </div>
  );
}

/** Other products, which are looked for when somebody asks. */
function Others({
  line,
  productId,
  loadSubstitutes,
  ...choosing
}: AlternativesProps & { productId: string }) {
  const [found, setFound] = useState<{ of: string; options: readonly GoodsOption[] }>();
  const [error, setError] = useState<string>();
  const [isBusy, during] = useBusy();
  const find = async () => {
    setError(undefined);
    try {
      setFound({ of: productId, options: await loadSubstitutes(productId, line.wanted) });
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  if (found?.of !== productId)
    return (
      <>
        <Button
          variant="link"
          isPending={isBusy}
          pendingText="Ищем"
          onPress={() => void during(find())}
        >
          Другие товары
        </Button>
        {error && (
          <Text as="span" size={13} tone="warn">
            {error}
          </Text>
        )}
      </>
    );
  if (found.options.length === 0)
    return (
      <Text as="span" size={12} tone="hint">
        Других товаров такого размера нет
      </Text>
    );
  return (
    <div className={css.others}>
      <Options
        label={`Вместо «${line.row.text}»`}
        options={found.options}
        line={line}
        {...choosing}
      />
    </div>
  );
}
