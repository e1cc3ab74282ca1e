import { ComboBox } from '@org/ui/combo-box';
import { Heading } from '@org/ui/heading';
import { NumberStepper } from '@org/ui/number-stepper';
import { Select } from '@org/ui/select';
import { Text } from '@org/ui/text';
import { useMemo, useState } from 'react';
import { formatNumber, pluralOf } from '../../shared/format/format.ts';
import { listWords } from '../../shared/format/list-words.ts';
import * as css from './delivery.css.ts';
import type { DeliveryTerms, DeliveryZone } from './delivery-draft.ts';
import { answerOf } from './preview.ts';

/** «6.5×16», as the server keeps it, in Russian: «6,5×16» */
const commaOf = (size: string) => size.replaceAll('.', ',');

export interface TermsPreviewProps {
  terms: DeliveryTerms;
  zones: readonly DeliveryZone[];
  now: Date;
}

const MAX = 10_000;
const wordOf = (section: string, pieces: number) =>
  section.endsWith('disks')
    ? pluralOf(pieces, ['диск', 'диска', 'дисков'])
    : pluralOf(pieces, ['шина', 'шины', 'шин']);

/** The sentence that a buyer will read, made from the terms as typed. */
export function TermsPreview({ terms, zones, now }: TermsPreviewProps) {
  const { cities, goods, warehouses } = terms;
  const [city, setCity] = useState(warehouses[0]?.city ?? cities[0]?.name ?? '');
  const [title, setTitle] = useState(goods[0]?.title ?? '');
  const [pieces, setPieces] = useState(16);
  const [from, setFrom] = useState(warehouses[0]?.id ?? '');
  const cityItems = useMemo(
    () => cities.map(({ name }) => ({ value: name, label: name })),
    [cities],
  );
  const product = goods.find((one) => one.title === title);
  const warehouse = warehouses.find(({ id }) => id === from);
  if (!product || !warehouse) return null;
  const answer = answerOf({ zones, cities }, { city, product, pieces, warehouse }, now);
  return (
    <section className={css.panel} aria-label="Что увидит покупатель">
      <div className={css.panelHead}>
        <Heading level={2} size={16}>
          Что увидит покупатель
        </Heading>
        <span className={css.note}>если закажет сейчас</span>
      </div>
      <div className={css.fields}>
        <ComboBox
          label="Куда"
          items={cityItems}
          value={city}
          onChange={(value) => value && setCity(value)}
          words={listWords('Найти город')}
        />
        <Select
          label="Товар"
          items={goods.map((one) => ({ value: one.title, label: commaOf(one.title) }))}
          value={title}
          onChange={(value) => value && setTitle(value)}
          words={listWords('Товар')}
        />
        <NumberStepper
          label="Сколько"
          minValue={1}
          maxValue={MAX}
          value={pieces}
          onChange={setPieces}
        />
        <Select
          label="Со склада"
          items={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          value={from}
          onChange={(value) => value && setFrom(value)}
          words={listWords('Склад')}
        />
      </div>
      <div role="status">
        <p className={css.answer}>
          {city}, {formatNumber(pieces)} {wordOf(product.section, pieces)} {commaOf(title)}:{' '}
          {answer.title}
        </p>
        <Text size={13} tone="secondary">
          {answer.note}
        </Text>
      </div>
      <details className={css.how}>
        <summary>Как посчитали вес</summary>
        Шина занимает коробку: наружный диаметр в квадрате на ширину. Вес — объём на плотность вида
        шин (легковая 114 кг/м³, грузовая 185), у дисков — диаметр в квадрате на ширину. Вес из
        прайс-листа важнее расчёта.
      </details>
    </section>
  );
}
