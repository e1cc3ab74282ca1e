import { FileSpreadsheetIcon } from '@org/ui/icons';
import { Steps } from '@org/ui/steps';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { countOf, ROWS } from '../../../shared/format/format.ts';
import { formatBytes } from '../../../shared/format/format-bytes.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { columnsOfReadSheets, groupBySheet } from '../columns/columns.ts';
import * as css from '../import.css.ts';
import { STATUSES, STEPS, stepOf } from '../import-words.ts';
import type { Import } from '../price-lists.atoms.ts';
import { Outcome, type OutcomeProps } from './outcome.tsx';
import { ProgressPart, type ProgressPartProps } from './progress-part.tsx';

export type ImportPanelProps = ProgressPartProps & OutcomeProps;

/** One import: its file, its state, and what can be done about it now. */
export function ImportPanel(props: ImportPanelProps) {
  const { list } = props;
  return (
    <section className={css.panel} aria-label={`Прайс-лист ${list.file_name}`}>
      <div className={css.head}>
        <div className={css.file}>
          <span className={css.icon}>
            <FileSpreadsheetIcon />
          </span>
          <div>
            <h2 className={css.title}>{list.file_name}</h2>
            <p className={css.note}>{detailsOf(list)}</p>
          </div>
        </div>
        <Steps
          label="Загрузка прайс-листа"
          steps={STEPS}
          {...stepOf(list)}
          doneLabel="готово"
          failedLabel="не вышло"
        />
      </div>
      <VisuallyHidden>
        <span role="status">{STATUSES[list.status].label}</span>
      </VisuallyHidden>
      {(list.status === 'reading' || list.status === 'running') && <ProgressPart {...props} />}
      {isOver(list) && <Outcome {...props} />}
    </section>
  );
}

const isOver = ({ status }: Import) => !['preview', 'reading', 'running'].includes(status);
const SHOWN_SHEETS = 3;

/** «2,4 МБ, листы «Шины», «Диски», 12 480 строк. Пётр Ильин, сегодня в 11:36» */
function detailsOf({ file_size, columns, rows_total, created_by, created_at }: Import) {
  const names = groupBySheet(columnsOfReadSheets(columns)).flatMap(([sheet]) =>
    sheet ? [`«${sheet}»`] : [],
  );
  const shown = names.slice(0, SHOWN_SHEETS).join(', ');
  const rest = names.length > SHOWN_SHEETS ? ` и ещё ${names.length - SHOWN_SHEETS}` : '';
  const facts = [
    formatBytes(file_size),
    names.length > 0 && `${names.length === 1 ? 'лист' : 'листы'} ${shown}${rest}`,
    rows_total && countOf(rows_total, ROWS),
  ].filter(Boolean);
  const moment = formatMoment(created_at);
  return `${facts.join(', ')}. ${created_by ? `${created_by}, ${moment}` : `Загружен ${moment}`}`;
}
