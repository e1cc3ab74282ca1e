import { ApiError } from '@org/api-client';
import type { SupplierName } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { Heading } from '@org/ui/heading';
import { Inline } from '@org/ui/inline';
import { Note } from '@org/ui/note';
import { NumberStepper } from '@org/ui/number-stepper';
import { Select } from '@org/ui/select';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { countOf, OF_SUPPLIERS } from '../../../shared/format/format.ts';
import { useDebouncedValue } from '../../../shared/hooks/use-debounced-value.ts';
import { useCall } from '../../../shared/page/use-call.ts';
import { TERMS } from '../quote-words.ts';
import type { InquiryBody } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';

/** A line of a request that can be asked for. */
export interface AskableLine {
  id: string;
  text: string;
  /** the product that it means; null for anything of its size */
  product: { id: string; title: string } | null;
  /** pieces that are wanted; null where nobody said */
  quantity: number | null;
}

export interface AskFormProps {
  lines: readonly AskableLine[];
  /** Resolves to who sells such goods and brings them. */
  whoSells: (lines: InquiryBody['lines']) => Promise<readonly SupplierName[]>;
  onAsk: (
    lines: InquiryBody['lines'],
    hours: string,
    supplierIds: readonly string[],
  ) => Promise<unknown>;
}

const SET = 4;

/** Which lines, until when, of whom. All of it is chosen already: one press asks. */
export function AskForm({ lines, whoSells, onAsk }: AskFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [hours, setHours] = useState('24');
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useMemo(
    () =>
      lines
        .filter(({ id }) => !left.has(id) && !refused.has(id))
        .map(({ id, product, quantity }) => ({
          ...{ line_id: id, product_id: product?.id ?? null },
          quantity: pieces[id] ?? quantity ?? SET,
        })),
    [lines, left, pieces, refused],
  );
  const { sellers, failure } = useSellers(asked, whoSells, (more) =>
    setRefused(new Map([...refused, ...more])),
  );
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const chosen = sellers?.filter(({ id }) => !without.has(id)) ?? [];
  const { isPending, run } = useCall(() =>
    onAsk(
      asked,
      hours,
      chosen.map(({ id }) => id),
    ),
  );
  return (
    <section className={css.ask} aria-labelledby="ask">
      <div>
        <Heading id="ask" level={2} size={16}>
          Запросить цены
        </Heading>
        <p className={css.note}>
          Поставщики увидят товары, количество и город. Имя узнают те, у кого закажете.
        </p>
      </div>
      <fieldset aria-label="Строки" className={css.choices}>
        {lines.map(({ id, text, product, quantity }) => (
          <div key={id} className={css.row}>
            <div>
              <Checkbox
                isSelected={!left.has(id) && !refused.has(id)}
                isDisabled={refused.has(id)}
                onChange={() => setLeft(toggle(left, id))}
              >
                {product?.title ?? text}
              </Checkbox>
              {refused.has(id) && <p className={css.note}>{refused.get(id)}</p>}
            </div>
            <NumberStepper
              aria-label={`Сколько: ${product?.title ?? text}`}
              decreaseLabel="Меньше"
              increaseLabel="Больше"
              minValue={1}
              maxValue={1_000_000}
              value={pieces[id] ?? quantity ?? SET}
              onChange={(value) => setPieces({ ...pieces, [id]: value })}
            />
          </div>
        ))}
      </fieldset>
      {failure !== undefined && <Note title="Спросить не получится.">{failure}</Note>}
      {sellers && sellers.length > 0 && (
        <SellersField sellers={sellers} without={without} onChange={setWithout} />
      )}
      <div className={css.field}>
        <Select
          label="Ждать ответов"
          items={TERMS}
          value={hours}
          onChange={(value) => setHours(value ?? hours)}
          isRequired
        />
      </div>
      <Inline gap={3}>
        <Button
          variant="primary"
          size="l"
          isDisabled={asked.length === 0 || chosen.length === 0}
          isPending={isPending}
          pendingText="Спрашиваем"
          onPress={run}
        >
          {chosen.length > 0 ? `Спросить ${countOf(chosen.length, OF_SUPPLIERS)}` : 'Спросить'}
        </Button>
      </Inline>
    </section>
  );
}

const toggle = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  set.has(id) ? new Set([...set].filter((one) => one !== id)) : new Set([...set, id]);

/** More are folded: on a phone the button that asks would be two screens away. */
const MAX_UNFOLDED = 6;

interface SellersFieldProps {
  sellers: readonly SupplierName[];
  /** who is not asked */
  without: ReadonlySet<string>;
  onChange: (without: ReadonlySet<string>) => void;
}

function SellersField({ sellers, without, onChange }: SellersFieldProps) {
  const field = (
    <fieldset aria-label="Кого спросить" className={css.sellers}>
      {sellers.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={!without.has(id)}
          onChange={() => onChange(toggle(without, id))}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
  if (sellers.length <= MAX_UNFOLDED) return field;
  const chosen = sellers.filter(({ id }) => !without.has(id)).length;
  const isAll = chosen === sellers.length;
  return (
    <details>
      <summary className={css.fold}>
        Кого спросить: {isAll ? `всех, ${sellers.length}` : `${chosen} из ${sellers.length}`}
      </summary>
      <Inline gap={3}>
        <Button
          variant="ghost"
          size="s"
          onPress={() => onChange(isAll ? new Set(sellers.map(({ id }) => id)) : new Set())}
        >
          {isAll ? 'Снять всех' : 'Отметить всех'}
        </Button>
      </Inline>
      {field}
    </details>
  );
}

const LINE_FIELD = /^lines\.(\d+)\./;

/** The lines that cannot be asked for, each with the reason; empty for any other refusal. */
function refusedLines(reason: unknown, asked: InquiryBody['lines']): [string, string][] {
  if (!(reason instanceof ApiError)) return [];
  return Object.entries(reason.fieldErrors).flatMap(([field, [message]]) => {
    const line = asked[Number(LINE_FIELD.exec(field)?.[1] ?? -1)];
    return line && message ? [[line.line_id, message]] : [];
  });
}

/** Who sells what is asked for, asked again whenever that has changed. */
function useSellers(
  asked: InquiryBody['lines'],
  whoSells: AskFormProps['whoSells'],
  onRefused: (lines: readonly [string, string][]) => void,
) {
  const [state, setState] = useState<{
    text: string;
    sellers?: readonly SupplierName[];
    failure?: string;
  }>();
  const text = JSON.stringify(asked);
  const settled = useDebouncedValue(text);
  useEffect(() => {
    if (settled !== text || asked.length === 0) return;
    let isOver = false;
    whoSells(asked).then(
      (sellers) => !isOver && setState({ text, sellers }),
      (reason: unknown) => {
        if (isOver) return;
        const refused = refusedLines(reason, asked);
        if (refused.length > 0) onRefused(refused);
        else setState({ text, failure: messageOf(reason) });
      },
    );
    return () => {
      isOver = true;
    };
  }, [settled, text]);
  const isCurrent = state?.text === text && asked.length > 0;
  return {
    sellers: isCurrent ? state.sellers : undefined,
    failure: isCurrent ? state.failure : undefined,
  };
}
