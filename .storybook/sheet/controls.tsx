import { useRef } from 'react';
import { Checkbox } from '../../packages/ui/src/checkbox/checkbox.tsx';
import * as search from '../../packages/ui/src/combo-box/search-list.css.ts';
import { SearchIcon } from '../../packages/ui/src/icons/icons.tsx';
import { ListBox } from '../../packages/ui/src/internal/list/list-box.tsx';
import type { Option } from '../../packages/ui/src/internal/list/option.ts';
import { surface } from '../../packages/ui/src/internal/popover.css.ts';
import { NumberStepper } from '../../packages/ui/src/number-stepper/number-stepper.tsx';
import { Radio, RadioGroup } from '../../packages/ui/src/radio-group/radio-group.tsx';
import { SegmentedControl } from '../../packages/ui/src/segmented-control/segmented-control.tsx';
import { Select } from '../../packages/ui/src/select/select.tsx';
import { Switch } from '../../packages/ui/src/switch/switch.tsx';
import { TextField } from '../../packages/ui/src/text-field/text-field.tsx';
import { Line, Part, Shown } from './part.tsx';
import * as css from './sheet.css.ts';

const stepper = { decreaseLabel: 'Меньше', increaseLabel: 'Больше', 'aria-label': 'Количество' };

export function Fields() {
  return (
    <Part title="Поля">
      <div className={css.pair}>
        <TextField label="Название" placeholder="Например, «Колесница»" hint="Видно поставщикам" />
        <Shown as="data-focus-within" selector=":has(> input)">
          <TextField label="КПП" defaultValue="667101001" />
        </Shown>
        <TextField
          label="ИНН"
          defaultValue="667104551"
          isInvalid
          errorMessage="У юрлица в ИНН 10 цифр, сейчас 9"
        />
        <TextField
          label="Код в 1С"
          defaultValue="00-000417"
          isReadOnly
          hint="Меняет администратор"
        />
      </div>
      <Line>
        <NumberStepper {...stepper} defaultValue={4} />
        <NumberStepper {...stepper} defaultValue={0} />
        <NumberStepper {...stepper} defaultValue={48} isInvalid errorMessage="В наличии 24 шт." />
      </Line>
    </Part>
  );
}

export function Choices() {
  return (
    <Part title="Выбор">
      <div className={css.line} style={{ gap: 20 }}>
        <Checkbox defaultSelected>Выбран</Checkbox>
        <Checkbox isIndeterminate>Часть</Checkbox>
        <Checkbox>Не выбран</Checkbox>
        <RadioGroup aria-label="Оплата" orientation="horizontal" defaultValue="bill">
          <Radio value="bill">Счёт</Radio>
          <Radio value="prepaid">Предоплата</Radio>
        </RadioGroup>
        <Switch defaultSelected>Включён</Switch>
        <Switch>Выключен</Switch>
      </div>
      <Line>
        <SegmentedControl
          label="Порядок"
          defaultValue={['price']}
          options={[
            { value: 'price', label: 'Цена' },
            { value: 'term', label: 'Срок' },
            { value: 'stock', label: 'Остаток' },
          ]}
        />
        <SegmentedControl
          label="Остаток от"
          look="pills"
          size="s"
          defaultValue={['20']}
          options={[
            { value: '20', label: '20' },
            { value: '40', label: '40' },
          ]}
        />
        <SegmentedControl
          label="Размер"
          look="pills"
          size="s"
          face="mark"
          options={[{ value: '205', label: '205/55 R16' }]}
        />
      </Line>
    </Part>
  );
}

const words = {
  empty: 'Ничего не нашлось',
  loading: 'Загружаем ещё города',
  retry: 'Повторить',
  found: 'Найдено: {count}',
};

const sorts: Option[] = [
  'Цена: сначала дороже',
  'Цена: сначала дешевле',
  'Остаток: сначала больше',
  'Остаток: сначала меньше',
  'Название: А–Я',
  'Название: Я–А',
].map((label) => ({ value: label, label }));

const cities: Option[] = [
  ['Артёмовский', 'Свердловская обл.'],
  ['Архангельск', 'Архангельская обл.'],
  ['Брянск', 'Брянская обл.'],
  ['Верхнеуральск', 'Челябинская обл.'],
  ['Ижевск', 'Удмуртия'],
  ['Каменск-Уральский', 'Свердловская обл.'],
].map(([label = '', description]) => ({ value: label, label, description }));

interface ListProps {
  id: string;
  label: string;
  rows: Option[];
  active: number;
  selected?: string;
  query?: string;
  isLoading?: boolean;
}

/** The list that a field opens, placed in the page. */
function OpenList({ id, label, rows, active, selected, query = '', isLoading }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={`${surface} ${css.inPlace}`}>
      {query && (
        <div className={search.search}>
          <SearchIcon size={16} />
          <input className={search.input} aria-label={label} defaultValue={query} />
        </div>
      )}
      <ListBox
        id={id}
        label={label}
        rows={rows}
        source={{ items: rows, isLoading, hasMore: isLoading, onLoadMore: () => undefined }}
        words={words}
        selected={new Set(selected ? [selected] : [])}
        isMultiple={false}
        look="options"
        query={query}
        startAt={active}
        onPick={() => undefined}
      />
    </div>
  );
}

export function Lists({ id }: { id: string }) {
  return (
    <Part title="Список, сортировка">
      <div className={css.pair}>
        <div className={css.stack}>
          <Shown as="data-focus-within" selector=":has(> input)">
            <Select
              aria-label="Сортировка"
              items={sorts}
              words={words}
              defaultValue={sorts[0]?.value}
            />
          </Shown>
          <OpenList
            id={`${id}-sorts`}
            label="Сортировка"
            rows={sorts}
            active={1}
            selected={sorts[0]?.value}
          />
        </div>
        <div className={css.stack}>
          <Shown as="data-focus-within" selector=":has(> input)">
            <Select aria-label="Город" items={cities} words={words} placeholder="Выберите город" />
          </Shown>
          <OpenList
            id={`${id}-cities`}
            label="Найти город"
            rows={cities}
            active={2}
            query="ск"
            isLoading
          />
        </div>
      </div>
    </Part>
  );
}
