import { Button } from '@org/ui/button';
import { ComboBox } from '@org/ui/combo-box';
import { EmptyState } from '@org/ui/empty-state';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { useMemo } from 'react';
import { countOf, pluralOf } from '../../shared/format/format.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { useNames } from '../../shared/names/use-names.ts';
import { ExportButton } from '../../shared/page/page-export-button.tsx';
import { type SectionCode, sections } from '../../shared/sections.ts';
import type { Demand, DemandRow } from './demand.atoms.ts';
import * as css from './demand.css.ts';
import { DemandTable, isHardToFind } from './demand-table.tsx';

/** How many weeks can be shown. */
export const WEEKS = [4, 8, 12] as const;
export const isWeeks = (count: number): count is (typeof WEEKS)[number] =>
  WEEKS.some((weeks) => weeks === count);

const SIGHTS = { all: 'Всё', absent: 'Чего у вас нет', lacking: 'Чего не находят' };
type DemandSight = keyof typeof SIGHTS;
export const isDemandSight = (text: string | null): text is DemandSight =>
  text !== null && Object.hasOwn(SIGHTS, text);

const IN_SIGHT: Record<DemandSight, (row: DemandRow) => boolean> = {
  all: () => true,
  absent: ({ stock }) => stock === 0,
  lacking: isHardToFind,
};

/** What the address says of the page. */
export interface DemandChoice {
  section: SectionCode | undefined;
  city: string | undefined;
  weeks: (typeof WEEKS)[number];
  sight: DemandSight;
}

export interface DemandViewProps {
  choice: DemandChoice;
  /** Of an earlier choice while the new one loads. */
  demand: Demand;
  isStale: boolean;
  onChoice: (choice: DemandChoice) => void;
  onExport: (format: 'xlsx' | 'csv') => Promise<void>;
}

const WEEK_WORDS = ['неделя', 'недели', 'недель'] as const;
const COUNTRY = { value: '', label: 'Вся страна' };
const cityWords = listWords('Найти город');

function CityChoice({ choice, onChoice }: Pick<DemandViewProps, 'choice' | 'onChoice'>) {
  const { items, ...names } = useNames('city');
  const cities = useMemo(() => [COUNTRY, ...items], [items]);
  const { city = '' } = choice;
  return (
    <ComboBox
      label="Где ищут"
      words={cityWords}
      {...names}
      items={cities}
      selectedItems={[city ? { value: city, label: city } : COUNTRY]}
      value={city}
      onChange={(next) => onChoice({ ...choice, city: next || undefined })}
    />
  );
}

function Tools({ choice, demand, onChoice, onExport }: DemandViewProps) {
  return (
    <div className={css.tools}>
      <div className={css.choice}>
        <Select
          label="Раздел"
          items={sections.map(({ code, label }) => ({ value: code, label }))}
          value={demand.section}
          onChange={(section) =>
            onChoice({ ...choice, section: sections.find(({ code }) => code === section)?.code })
          }
          words={listWords('Раздел')}
        />
      </div>
      <div className={css.choice}>
        <CityChoice choice={choice} onChoice={onChoice} />
      </div>
      <SegmentedControl
        label="За сколько недель"
        options={WEEKS.map((weeks) => ({
          value: `${weeks}`,
          label: countOf(weeks, WEEK_WORDS),
        }))}
        value={[`${choice.weeks}`]}
        onChange={([value]) => {
          const weeks = Number(value);
          if (isWeeks(weeks)) onChoice({ ...choice, weeks });
        }}
      />
      <SegmentedControl
        label="Что показать"
        options={Object.entries(SIGHTS).map(([value, label]) => ({ value, label }))}
        value={[choice.sight]}
        onChange={([value = null]) => isDemandSight(value) && onChoice({ ...choice, sight: value })}
      />
      <ExportButton onExport={() => onExport('xlsx')} />
      <ExportButton format="CSV" onExport={() => onExport('csv')} />
    </div>
  );
}

/** Why there is nothing to show, and what else could be looked at. */
function Nothing({ choice, demand, onChoice }: DemandViewProps) {
  if (demand.data.length > 0)
    return (
      <EmptyState
        title={choice.sight === 'absent' ? 'У вас есть всё, что ищут' : 'Всё, что ищут, находят'}
        actions={
          <Button onPress={() => onChoice({ ...choice, sight: 'all' })}>Показать всё</Button>
        }
      />
    );
  return (
    <EmptyState
      title="Пока мало запросов"
      actions={
        choice.city !== undefined && (
          <Button onPress={() => onChoice({ ...choice, city: undefined })}>
            Показать всю страну
          </Button>
        )
      }
    >
      Размер появится здесь, когда за одну неделю его будут искать пятеро покупателей.
    </EmptyState>
  );
}

const SIZES = ['размер', 'размера', 'размеров'] as const;

/** What buyers look for, week by week, beside what the company has. */
export function DemandView(props: DemandViewProps) {
  const { choice, demand, isStale } = props;
  const rows = demand.data.filter(IN_SIGHT[choice.sight]);
  return (
    <>
      <h2 className={css.title}>Что ищут</h2>
      <p className={css.note}>
        Сколько покупателей искали размер за неделю. Без имён: меньше пяти не показываем. Кто сам
        продаёт такой размер, за покупателя не считается. Считаем раз в час.
      </p>
      <Tools {...props} />
      <p className={css.note} role="status">
        {isStale
          ? 'Считаем то, что выбрано'
          : `${pluralOf(rows.length, ['Показан', 'Показаны', 'Показано'])} ${countOf(rows.length, SIZES)}`}
      </p>
      <div aria-busy={isStale}>
        {rows.length === 0 ? (
          <Nothing {...props} />
        ) : (
          <DemandTable
            key={choice.sight}
            section={demand.section}
            weeks={demand.weeks}
            rows={rows}
          />
        )}
      </div>
    </>
  );
}
