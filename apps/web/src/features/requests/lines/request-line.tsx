import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { memo, type ReactNode } from 'react';
import * as goodsCss from '../../../shared/cart/goods.css.ts';
import { formatPieces } from '../../../shared/format/format.ts';
import { MarkedText } from '../../../shared/marked-text/marked-text.tsx';
import { searchPath } from '../../../shared/sections.ts';
import type { BulkGoods } from '../calls.ts';
import { doubtOf, type Line, questionOf, withWanted } from '../lines.ts';
import * as css from '../requests.css.ts';
import { LineProduct } from './line-product.tsx';
import { Options, type OptionsProps } from './options.tsx';

export interface RequestLineProps extends Pick<OptionsProps, 'loadProduct' | 'onChange'> {
  line: Line;
  drawingOf: (product: BulkGoods['product']) => ReactNode;
}

/** A line: the buyer's words, what they mean, how many. */
export const RequestLine = memo(function RequestLine({
  line,
  drawingOf,
  ...props
}: RequestLineProps) {
  const { row, goods, id } = line;
  const { onChange } = props;
  return (
    <li className={css.item}>
      <Source row={row} place={line.place} />
      <div className={css.meaning}>
        {row.status === 'ambiguous' && <Choice line={line} {...props} />}
        {goods && (
          <LineProduct
            line={line}
            goods={goods}
            drawing={drawingOf(goods.product)}
            onWanted={(wanted) => onChange(id, (one) => withWanted(one, wanted))}
          />
        )}
        <Question line={line} onChange={onChange} />
        {row.substitutes.length > 0 && (
          <div className={css.choice}>
            <div className={css.asked}>Ближайшие замены</div>
            <Options
              label={`Замены для «${row.text}»`}
              options={row.substitutes}
              line={line}
              {...props}
            />
          </div>
        )}
      </div>
    </li>
  );
});

/** The open question of a row. An unusual quantity is confirmed in one press. */
function Question({ line, onChange }: Pick<RequestLineProps, 'line' | 'onChange'>) {
  const { row, wanted, id } = line;
  const doubt = doubtOf(line);
  const message =
    doubt === 'product'
      ? (questionOf(row, 'contradiction') ?? questionOf(row, 'unread'))
      : doubt && questionOf(row, doubt);
  if (!message) {
    const correction = questionOf(row, 'corrected');
    return correction ? <div className={css.reason}>{correction}</div> : null;
  }
  return (
    <div className={css.question}>
      <span className={goodsCss.warning}>{message}</span>
      {doubt === 'large_quantity' && wanted !== null && (
        <Button size="s" onPress={() => onChange(id, (one) => withWanted(one, wanted))}>
          {`Да, ${formatPieces(wanted)}`}
        </Button>
      )}
    </div>
  );
}

function Source({
  row: { text, context, understood, reason, unmet },
  place,
}: Pick<Line, 'row' | 'place'>) {
  return (
    <div className={css.source}>
      <span className={css.place}>{place}.</span>
      {context && <span className={css.context}>{context} · </span>}
      <MarkedText text={text} understood={understood} />
      {reason && <div className={css.reason}>{reason}</div>}
      {unmet.length > 0 && (
        <div className={goodsCss.warning}>
          Не нашли с условием {unmet.map((words) => `«${words}»`).join(', ')}: показали без него
        </div>
      )}
    </div>
  );
}

/** The most options that the server returns. If it returns this many, there may be more. */
const MAX_CANDIDATES = 5;

function Choice({ line, ...props }: Pick<RequestLineProps, 'line' | 'loadProduct' | 'onChange'>) {
  const { row } = line;
  return (
    <div className={css.choice}>
      <Options label={`Что значит «${row.text}»`} options={row.options} line={line} {...props} />
      {row.options.length >= MAX_CANDIDATES && (
        <div>
          <Link
            variant="action"
            href={searchPath(row.section ?? 'tyres', `${row.context} ${row.text}`.trim())}
          >
            Все варианты в каталоге
          </Link>
        </div>
      )}
    </div>
  );
}
