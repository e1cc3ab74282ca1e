import { Button } from '@org/ui/button';
import { Progress } from '@org/ui/progress';
import { countOf, formatNumber } from '../../../shared/format/format.ts';
import { useCall } from '../../../shared/hooks/use-call.ts';
import { Changing } from '../../../shared/rights/changing.tsx';
import * as css from '../import.css.ts';
import { ROWS_OF, timeLeft } from '../import-words.ts';
import type { Import } from '../price-lists.atoms.ts';
import { ReadFigures } from './panel-figures.tsx';

export interface ProgressPartProps {
  list: Import;
  onCancel: () => Promise<unknown>;
}

/** An import that is being read or applied: its progress, the time left, and a button that cancels it. */
export function ProgressPart({ list, onCancel }: ProgressPartProps) {
  const { isPending, run } = useCall(onCancel);
  return (
    <>
      {list.status === 'reading' ? <Reading list={list} /> : <Running list={list} />}
      <div className={css.actions}>
        <Changing>
          <Button isPending={isPending} pendingText="Отменяем" onPress={run}>
            Отменить загрузку
          </Button>
        </Changing>
        <span className={css.note}>Страницу можно закрыть: загрузка продолжится</span>
      </div>
    </>
  );
}

function Reading({ list }: Pick<ProgressPartProps, 'list'>) {
  const { rows_total, rows_done, eta_s } = list;
  if (!rows_total) return <Progress label="Открываем файл" size="m" isIndeterminate />;
  const percent = Math.floor((rows_done / rows_total) * 100);
  const rows = `${formatNumber(rows_done)} из ${countOf(rows_total, ROWS_OF)}`;
  return (
    <>
      <div>
        <div className={css.amount}>
          <span className={css.percent}>{percent}&#8239;%</span>
          <span className={css.rows}>
            {rows}
            {eta_s !== null && `, ${timeLeft(eta_s)}`}
          </span>
        </div>
        <Progress label="Читаем файл" isLabelHidden size="m" value={percent} valueLabel={rows} />
      </div>
      <ReadFigures list={list} />
    </>
  );
}

function Running({ list: { accepted, rows_done, eta_s } }: Pick<ProgressPartProps, 'list'>) {
  const rows = `${formatNumber(rows_done)} из ${countOf(accepted, ROWS_OF)}`;
  return (
    <div>
      <div className={css.amount}>
        <span className={css.percent}>Обновляем остатки</span>
        <span className={css.rows}>
          {rows}
          {eta_s !== null && `, ${timeLeft(eta_s)}`}
        </span>
      </div>
      <Progress
        label="Обновляем остатки"
        isLabelHidden
        size="m"
        // before the first step is done there is no progress to show
        isIndeterminate={rows_done === 0}
        value={accepted > 0 ? Math.floor((rows_done / accepted) * 100) : 0}
        valueLabel={rows}
      />
    </div>
  );
}
