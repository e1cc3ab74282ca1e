import { Link } from '@org/ui/link';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { memo, type ReactNode } from 'react';
import * as goods from '../../shared/cart/goods.css.ts';
import { formatPieces } from '../../shared/format.ts';
import { MarkedText } from '../../shared/marked-text/marked-text.tsx';
import { indicesOf, sizeOf } from '../../shared/marking.ts';
import { searchPath } from '../../shared/sections.ts';
import type { BulkRow, Candidate } from './bulk.ts';
import * as css from './bulk-order.css.ts';
import { priceOf } from './bulk-words.ts';
import { Goods } from './goods.tsx';
import { chosenOf, type Line } from './lines.ts';
import { split } from './split.ts';

export interface BulkLineProps {
  line: Line;
  drawingOf: (product: Candidate['product']) => ReactNode;
  onChange: (line: Line) => void;
}

/** A row of the list: the buyer's words, what they mean, how many. */
export const BulkLine = memo(function BulkLine({ line, drawingOf, onChange }: BulkLineProps) {
  const { row } = line;
  const chosen = chosenOf(line);
  return (
    <li className={css.item}>
      <Source row={row} />
      <div className={css.meaning}>
        {row.status === 'ambiguous' && <Choice line={line} onChange={onChange} />}
        {chosen && (
          <Goods
            line={line}
            candidate={chosen}
            drawing={drawingOf(chosen.product)}
            onWanted={(wanted) => onChange({ ...line, wanted })}
          />
        )}
      </div>
    </li>
  );
});

/** Pieces that are where they are said to be: those of a row whose quantity stood in its middle are not. */
const inPlace = (text: string, pieces: readonly { text: string; start: number; end: number }[]) =>
  pieces.filter((piece) => text.slice(piece.start, piece.end) === piece.text);

function Source({ row: { row, text, understood, candidates } }: { row: BulkRow }) {
  const tokens = inPlace(text, understood.tokens) as typeof understood.tokens;
  const unknown = inPlace(text, understood.unknown);
  return (
    <div className={css.source}>
      <span className={css.place}>{row}.</span>
      <MarkedText text={text} understood={{ tokens, unknown }} />
      {candidates[0] && <div className={css.reason}>{candidates[0].reason}</div>}
    </div>
  );
}

/** As many candidates as the server names: where it names them all there may be more. */
const MOST_CANDIDATES = 5;

function Choice({ line, onChange }: Pick<BulkLineProps, 'line' | 'onChange'>) {
  const { row, productId } = line;
  return (
    <div className={css.choice}>
      <RadioGroup
        aria-label={`Что значит «${row.text}»`}
        value={productId ?? ''}
        onChange={(id) => onChange({ ...line, productId: id })}
      >
        {row.candidates.map((candidate) => (
          <Option key={candidate.product.id} candidate={candidate} wanted={line.wanted} />
        ))}
      </RadioGroup>
      {row.candidates.length === MOST_CANDIDATES && (
        <div>
          <Link variant="action" href={searchPath(row.understood.section ?? 'tyres', row.text)}>
            Все варианты в каталоге
          </Link>
        </div>
      )}
    </div>
  );
}

/** A product that a row may mean, at the price of as many as are wanted. */
function Option({ candidate, wanted }: { candidate: Candidate; wanted: number }) {
  const { product, quantity } = candidate;
  const takes = split(candidate.offers, Math.max(1, wanted));
  return (
    <Radio
      value={product.id}
      isDisabled={takes.length === 0}
      description={
        takes.length > 0
          ? `${priceOf(takes)}, в наличии ${formatPieces(quantity)}`
          : 'нет в продаже'
      }
    >
      <span className={css.option}>
        <b className={goods.brand}>{product.brand}</b> {product.model}{' '}
        <span className={css.optionMark}>
          {sizeOf(product)} <span className={goods.indices}>{indicesOf(product)}</span>
        </span>
      </span>
    </Radio>
  );
}
