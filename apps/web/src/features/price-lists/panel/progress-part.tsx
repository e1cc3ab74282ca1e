import { Button } from '@org/ui/button';
import { Progress } from '@org/ui/progress';
import { formatNumber } from '../../../shared/format.ts';
import type { Import } from '../atoms.ts';
import * as css from '../import.css.ts';
import { timeLeft } from '../import-words.ts';
import { useCall } from '../use-call.ts';
import { ReadFigures } from './figures.tsx';

export interface ProgressPartProps {
  list: Import;
  onCancel: () => Promise<unknown>;
}

/** A price list that is being read, or applied: how far it has come, how long it will take, and the way out. */
export function ProgressPart({ list, onCancel }: ProgressPartProps) {
  const { isPending, run } = useCall(onCancel);
  return (
    <>
      {list.status === 'reading' ? <Reading list={list} /> : <Running list={list} />}
      <div className={css.actions}>
        <Button isPending={isPending} pendingText="Отменяем" onPress={run}>
          Отменить загрузку
        </Button>
        <span className={css.note}>Страницу можно закрыть: загрузка продолжится</span>
      </div>
    </>
  );
}

function Reading({ list }: Pick<ProgressPartProps, 'list'>) {
  const { rows_total, rows_done, eta_s } = list;
  if (!rows_total) return <Progress label="Открываем файл" size="m" isIndeterminate />;
  const percent = Math.floor((rows_done / rows_total) * 100);
  const rows = `${formatNumber(rows_done)} из ${formatNumber(rows_total)} строк`;
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

function Running({ list }: Pick<ProgressPartProps, 'list'>) {
  return (
    <div>
      <div className={css.amount}>
        <span className={css.percent}>Обновляем остатки</span>
        {list.eta_s !== null && <span className={css.rows}>{timeLeft(list.eta_s)}</span>}
      </div>
      <Progress label="Обновляем остатки" isLabelHidden size="m" isIndeterminate />
    </div>
  );
}
