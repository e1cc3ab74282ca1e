import { Button } from '@org/ui/button';
import { FileSpreadsheetIcon, FileTextIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Popover } from '@org/ui/popover';
import { Progress } from '@org/ui/progress';
import { Text } from '@org/ui/text';
import type { RefObject } from 'react';
import { countOf, formatNumber, MODELS } from '../../../shared/format/format.ts';
import { formatBytes } from '../../../shared/format/format-bytes.ts';
import { paths } from '../../../shared/page/paths.ts';
import { type Search, searchBody } from '../search/catalog-search.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import * as css from './export-panel.css.ts';
import { percentOf } from './fetch-with-progress.ts';
import { useExport } from './use-export.ts';

/** @see contract, exportTyres */
const MAX_ROWS = 100_000;

/** What is exported. */
export interface ExportedList {
  section: SectionDescription;
  search: Search;
  /** The number of rows in the list. */
  total: number | undefined;
}

export interface ExportPanelProps extends ExportedList {
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A link to a new showcase of the same search. The order is left out: a price list has its own order. */
function showcaseHref({ code }: SectionDescription, search: Search) {
  const { order_by: _order, ...filter } = searchBody(search, '');
  return paths.newShowcase(code, filter);
}

/** The choice of the file format, the progress, and cancelling. Closing the panel cancels too. */
export function ExportPanel({ section, search, total, trigger, onClose }: ExportPanelProps) {
  const { progress, failure, start, cancel } = useExport(section, search, onClose);
  const isTooLong = total !== undefined && total > MAX_ROWS;
  return (
    <Popover
      title="Экспорт списка"
      placement="bottom end"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        cancel();
        onClose();
      }}
    >
      <div className={css.panel}>
        <Text size={13} tone="secondary">
          {total === undefined
            ? 'Всё, что нашлось, с выбранными фильтрами и порядком.'
            : `${countOf(total, MODELS)} с выбранными фильтрами и порядком.`}
        </Text>
        {isTooLong && (
          <Note>В файл помещается {formatNumber(MAX_ROWS)} строк. Сузьте список фильтрами.</Note>
        )}
        {failure && <Note tone="danger">{failure}</Note>}
        {progress ? (
          <>
            <Progress
              label="Готовим файл"
              isIndeterminate={percentOf(progress) === undefined}
              value={percentOf(progress) ?? 0}
              valueLabel={formatBytes(progress.received)}
            />
            <Button onPress={cancel}>Отменить</Button>
          </>
        ) : (
          <Inline align="stretch">
            <Button
              variant="primary"
              isDisabled={isTooLong}
              icon={<FileSpreadsheetIcon size={16} />}
              onPress={() => start('xlsx')}
            >
              Скачать XLSX
            </Button>
            <Button
              isDisabled={isTooLong}
              icon={<FileTextIcon size={16} />}
              onPress={() => start('csv')}
            >
              Скачать CSV
            </Button>
          </Inline>
        )}
        {!progress && (
          <Text size={13} tone="secondary">
            <Link href={showcaseHref(section, search)}>Сделать витрину</Link>: прайс-лист с вашей
            наценкой, по постоянной ссылке.
          </Text>
        )}
      </div>
    </Popover>
  );
}
