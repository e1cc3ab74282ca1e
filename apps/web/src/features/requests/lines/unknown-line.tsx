import { Badge } from '@org/ui/badge';
import { IconButton } from '@org/ui/icon-button';
import { SearchIcon, Trash2Icon } from '@org/ui/icons';
import { Text } from '@org/ui/text';
import { TextField } from '@org/ui/text-field';
import { memo, type ReactNode, useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { fieldError } from '../../../shared/form/form-failure.ts';
import { badgeOf } from '../badges.ts';
import * as lineCss from '../line.css.ts';
import type { MatchedList, OfferedGoods } from '../request-calls.ts';
import { type Line, questionOf, withWanted } from '../request-lines.ts';
import * as css from '../requests.css.ts';
import { LineWatch } from '../watches/line-watch.tsx';
import { isWatchable } from '../watches/use-watches.tsx';
import type { AlternativesProps } from './alternatives.tsx';
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
  const question = questionOf(row, 'unread') ?? (row.reason || undefined);
  const search = async () => {
    const found = await match(text);
    if (found.rows.every(({ status }) => status === 'unknown'))
      throw fieldError('text', 'Таких товаров нет. Назовите размер и марку или артикул');
    await onReword(id, text);
  };
  return (
    <li className={css.item}>
      <div className={lineCss.unknown}>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      <Form label={`Поиск строки ${line.place}`} send={search}>
        <div className={css.retry}>
          <div className={css.retryText}>
            <TextField
              name="text"
              aria-label={`Строка ${line.place}`}
              prefix={`${line.place}.`}
              value={text}
              onChange={setText}
              hint={text === row.text ? question : undefined}
            />
          </div>
          <SubmitButton variant="secondary" icon={<SearchIcon size={16} />} pendingText="Ищем">
            Найти
          </SubmitButton>
          <IconButton
            size="m"
            label={`Убрать строку ${line.place}`}
            icon={<Trash2Icon size={16} />}
            onPress={() => onRemove(id)}
          />
        </div>
      </Form>
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
          <Text as="div" size={13} tone="secondary">
            Таких сейчас нет. Ближайшие замены
          </Text>
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
