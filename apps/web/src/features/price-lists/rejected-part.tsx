import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { CheckIcon, DownloadIcon } from '@org/ui/icons';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { TextField } from '@org/ui/text-field';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { formatNumber } from '../../shared/format/format.ts';
import { useMayChange } from '../../shared/page/changing.tsx';
import { useCall } from '../../shared/page/use-call.ts';
import { fieldName } from './column-fields.ts';
import * as page from './import.css.ts';
import { fixRow, saveRejected } from './import-calls.ts';
import * as css from './lists.css.ts';
import { MoreRows } from './more-rows.tsx';
import { type Import, type ImportId, type RejectedRow, rejectedAtom } from './price-lists.atoms.ts';

interface RejectedItemProps {
  rejected: RejectedRow;
  /** There are several sheets, so the row names its sheet. */
  isSheetShown: boolean;
  /** Reads the row again with another value; absent if it is too late. @default none */
  onFix?: (rejected: RejectedRow, value: string) => Promise<unknown>;
}

/** A rejected row: its place, its text, the error, and a way to correct it here. */
function RejectedItem({ rejected, isSheetShown, onFix }: RejectedItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { row, sheet, text, field, value, reason, fixed } = rejected;
  const canFix = useMayChange() && onFix !== undefined && field !== null && !fixed;
  return (
    <li className={css.rejected}>
      <div className={css.place}>{formatNumber(row)}</div>
      <div className={css.part}>
        <div className={`${css.name} ${css.clamped}`}>{text}</div>
        {isSheetShown && <div className={css.note}>Лист «{sheet}»</div>}
      </div>
      <div className={css.part}>
        {value && value.length <= LONGEST_VALUE && <span className={css.bad}>{value}</span>}
      </div>
      <div className={css.part}>{reason}</div>
      <div className={`${css.part} ${css.end}`}>
        {fixed && (
          <span className={css.fixed}>
            <CheckIcon size={14} /> Исправлено
          </span>
        )}
        {canFix && !isOpen && (
          <Button
            variant="link"
            aria-label={`Исправить строку ${row}`}
            onPress={() => setOpen(true)}
          >
            Исправить
          </Button>
        )}
      </div>
      {canFix && isOpen && (
        <FixForm
          rejected={rejected}
          onFix={(typed) => onFix(rejected, typed)}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

/** A longer value is a name, which the text of the row shows already. */
const LONGEST_VALUE = 40;

interface FixFormProps {
  rejected: RejectedRow;
  onFix: (value: string) => Promise<unknown>;
  onClose: () => void;
}

function FixForm({ rejected, onFix, onClose }: FixFormProps) {
  const { field, value, suggestion } = rejected;
  const [typed, setTyped] = useState(suggestion ?? value ?? '');
  return (
    <div className={css.whole}>
      <Form label="Исправление строки" send={() => onFix(typed.trim()).then(onClose)}>
        <div className={css.fix}>
          <TextField
            name={`values.${field}`}
            label={fieldName(field)}
            autoFocus
            maxLength={500}
            value={typed}
            onChange={setTyped}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
          <SubmitButton pendingText="Проверяем">Сохранить</SubmitButton>
          <Button variant="ghost" onPress={onClose}>
            Не исправлять
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The rejected rows of an import, from the server. */
export function RejectedPart({ id, list }: { id: ImportId; list: Import }) {
  const { data, error, isFetchingNextPage, fetchNextPage } = useAtomValue(rejectedAtom(id));
  if (!data && error) return <Note tone="danger">{messageOf(error)}</Note>;
  if (!data) return <Skeleton width="100%" height={160} shape="box" />;
  const rows = data.pages.flatMap((one) => one.data);
  const total = data.pages[0]?.meta.total ?? 0;
  if (total === 0) return null;
  const canFix = list.status === 'preview' || list.status === 'done';
  return (
    <RejectedRows
      rows={rows}
      total={total}
      onFix={canFix ? (row, value) => fixRow(id, row, value) : undefined}
      onSave={() => saveRejected(id)}
      isLoading={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
    />
  );
}

interface RejectedRowsProps extends Pick<RejectedItemProps, 'onFix'> {
  rows: readonly RejectedRow[];
  total: number;
  /** Downloads all of them as a file. */
  onSave: () => Promise<unknown>;
  isLoading: boolean;
  onMore: () => void;
}

/** The rejected rows, each with its reason, as a list and as a file. */
export function RejectedRows({ rows, total, onFix, onSave, isLoading, onMore }: RejectedRowsProps) {
  const save = useCall(onSave);
  const isSheetShown = new Set(rows.map(({ sheet }) => sheet)).size > 1;
  return (
    <section className={page.section} aria-labelledby="rejected">
      <div className={page.sectionHead}>
        <Heading id="rejected" level={2} size={16}>
          Отклонённые строки
        </Heading>
        <span className={page.note}>{formatNumber(total)}</span>
        <span className={page.atEnd}>
          <Button
            variant="link"
            icon={<DownloadIcon size={16} />}
            isPending={save.isPending}
            onPress={save.run}
          >
            Скачать с причинами
          </Button>
        </span>
      </div>
      <p className={css.note}>
        Исправьте строки в файле и загрузите его как часть остатков — или поправьте здесь
      </p>
      <ul className={css.list}>
        {rows.map((rejected) => (
          <RejectedItem
            key={`${rejected.sheet} ${rejected.row}`}
            rejected={rejected}
            isSheetShown={isSheetShown}
            onFix={onFix}
          />
        ))}
      </ul>
      <MoreRows total={total} shown={rows.length} isLoading={isLoading} onMore={onMore} />
    </section>
  );
}
