import { MAX_OPTIONS } from '@org/trade/match-options';
import type { OrderRow } from '@org/tyre-names/order/settle-rows';
import type { BriefGoods } from '../substitutes/substitutes.sql.ts';
import type { CodedProduct } from './matching.sql.ts';
import { contradictionOf } from './questions.ts';
import type { RowMeaning } from './row-meaning.ts';

const CODE_WORDS = { article: 'артикул', barcode: 'штрихкод' } as const;

/** Returns the products whose codes a row names; if makers share a code, those that agree with its other words. */
export function byCode(
  row: OrderRow,
  coded: readonly CodedProduct[],
  briefs: ReadonlyMap<string, BriefGoods>,
  byWords: RowMeaning | undefined,
): RowMeaning {
  const ids = [...new Set(coded.map(({ id }) => id))];
  const candidates = ids.map((id) => {
    const brief = briefs.get(id);
    return { id, brief, contradiction: brief && contradictionOf(brief.product, row.ownReadings) };
  });
  const agreeing = candidates.filter(({ contradiction }) => contradiction === undefined);
  const reading = row.readings[0];
  const reason = `Совпал ${CODE_WORDS[coded[0]?.kind ?? 'article']}`;
  if (agreeing.length > 0)
    return {
      row,
      reading,
      ids: agreeing.map(({ id }) => id).slice(0, MAX_OPTIONS),
      isSure: agreeing.length === 1 && row.source.unread === '',
      reason,
    };
  const [first] = candidates;
  return {
    row,
    reading,
    ids: [...new Set([...ids.slice(0, 2), ...(byWords?.ids ?? [])])].slice(0, MAX_OPTIONS),
    isSure: false,
    reason,
    contradiction: `Код — это ${first?.brief?.product.title ?? 'другой товар'}, а в строке ${first?.contradiction}: что нужно?`,
  };
}
