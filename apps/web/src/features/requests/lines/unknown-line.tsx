import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { SearchIcon, Trash2Icon } from '@org/ui/icons';
import { TextField } from '@org/ui/text-field';
import { memo, type ReactNode, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { badgeOf } from '../badges.ts';
import type { MatchedList, OfferedGoods } from '../request-calls.ts';
import { type Line, questionOf, withWanted } from '../request-lines.ts';
import * as css from '../requests.css.ts';
import { LineWatch } from '../watches/line-watch.tsx';
import { isWatchable } from '../watches/use-watches.tsx';
import type { AlternativesProps } from './alternatives.tsx';
import * as lineCss from './line.css.ts';
import { LineProduct } from './line-product.tsx';
import { Options, type OptionsProps } from './options.tsx';
import type { RequestLineProps } from './request-line.tsx';

export interface UnknownLineProps
  extends Pick<OptionsProps, 'loadProduct' | 'onChange'>,
    Pick<AlternativesProps, 'arrivals' | 'suppliers'>,
    Pick<RequestLineProps, 'watch' | 'onWatch' | 'onStopWatch'> {
  drawingOf: (product: OfferedGoods['product']) => ReactNode;
  line: Line;
  match: (text: string) => Promise<MatchedList>;
  /** Puts another text in place of the line. */
  onReword: (id: string, text: string) => Promise<unknown>;
  onRemove: (id: string) => void;
}

/** A row that matches nothing on sale. Its text can be changed and tried again. */
export const UnknownLine = memo(function UnknownLine({
  line,
  match,
  onReword,
  onRemove,
  drawingOf,
  arrivals,
  suppliers,
  watch,
  onWatch,
  onStopWatch,
  ...props
}: UnknownLineProps) {
  const { id, row } = line;
  const badge = badgeOf(line);
  const [text, setText] = useState(row.text);
  const [error, setError] = useState<string>();
  const [isSearching, during] = useBusy();
  const said = questionOf(row, 'unread') ?? (row.reason || undefined);
  const search = async () => {
    setError(undefined);
    try {
      const found = await during(match(text));
      if (found.rows.every(({ status }) => status === 'unknown'))
        setError('Таких товаров нет. Назовите размер и марку или артикул');
      else await during(onReword(id, text));
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  return (
    <li className={css.item}>
      <div className={lineCss.unknown}>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      <form
        className={css.retry}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSearching) void search();
        }}
      >
        <div className={css.retryText}>
          <TextField
            aria-label={`Строка ${line.place}`}
            prefix={`${line.place}.`}
            value={text}
            onChange={(value) => {
              setText(value);
              setError(undefined);
            }}
            hint={text === row.text ? said : undefined}
            isInvalid={error !== undefined}
            errorMessage={error}
          />
        </div>
        <Button
          type="submit"
          icon={<SearchIcon size={16} />}
          isPending={isSearching}
          pendingText="Ищем"
        >
          Найти
        </Button>
        <IconButton
          size="m"
          label={`Убрать строку ${line.place}`}
          icon={<Trash2Icon size={16} />}
          onPress={() => onRemove(id)}
        />
      </form>
      {isWatchable(line) && (
        <LineWatch
          watch={watch}
          place={line.place}
          onWatch={() => onWatch([line])}
          onStop={onStopWatch}
        />
      )}
      {row.substitutes.length > 0 && (
        <div className={css.substitutes}>
          <div className={css.asked}>Таких сейчас нет. Ближайшие замены</div>
          <Options
            label={`Замены для «${row.text}»`}
            options={row.substitutes}
            line={line}
            {...props}
          />
          {line.goods && (
            <LineProduct
              line={line}
              goods={line.goods}
              {...{ arrivals, suppliers }}
              drawing={drawingOf(line.goods.product)}
              onWanted={(wanted) => props.onChange(id, (one) => withWanted(one, wanted))}
            />
          )}
        </div>
      )}
    </li>
  );
});
