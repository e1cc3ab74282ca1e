import { memo, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { filled } from '../family/phone-words.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, LockIcon, SlidersHorizontalIcon } from '../icons/icons.tsx';
import { Popover, PopoverTrigger } from '../popover/popover.tsx';
import { Progress } from '../progress/progress.tsx';
import { useWords } from '../words/words.tsx';
import * as css from './data-grid.css.ts';
import {
  type GridColumn,
  type GridLayout,
  orderedColumns,
  withFrozen,
  withMoved,
  withShown,
} from './grid-layout.ts';
import type { GridState } from './use-active-cell.ts';

interface GridBarProps<Row> {
  grid: GridState<Row>;
}

/** The line above the rows: what there is, or was done, or is chosen and can be done with it. */
export function GridBar<Row>({ grid }: GridBarProps<Row>) {
  const { selected, onSelectedChange, edits } = grid;
  const words = useWords();
  const isChosen = selected !== undefined && selected.size > 0;
  const chosen = isChosen && filled(words.chosen, 'count', selected.size);
  return (
    <div className={css.bar}>
      <div className={css.status} role="status">
        <span>{chosen || grid.summary}</span>
        {edits.said && <span>{edits.said}</span>}
      </div>
      {grid.work.current && (
        <>
          <div className={css.work}>
            <Progress label={words.loading} value={grid.work.current.share * 100} isLabelHidden />
          </div>
          <Button size="s" variant="ghost" onPress={grid.work.current.cancel}>
            {words.cancel}
          </Button>
        </>
      )}
      {isChosen && grid.actions}
      {isChosen && (
        <Button size="s" variant="ghost" onPress={() => onSelectedChange?.(new Set())}>
          {words.clear}
        </Button>
      )}
      {!isChosen && edits.canUndo && (
        <Button size="s" variant="ghost" onPress={edits.undo}>
          {words.undo}
        </Button>
      )}
      <ColumnsButton
        columns={grid.columns}
        layout={grid.layout}
        setLayout={grid.setLayout}
        initial={grid.defaultLayout}
      />
    </div>
  );
}

const NOTHING: GridLayout = {};

interface ColumnsButtonProps<Row> {
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  setLayout: (layout: GridLayout) => void;
  initial: GridLayout | undefined;
}

/** Opens what is shown, in which order, and what stays in view. An edit does not concern it, and it is the dearest part to draw. */
const ColumnsButton = memo(function ColumnsButton<Row>(props: ColumnsButtonProps<Row>) {
  const { columns, layout, setLayout, initial = NOTHING } = props;
  const words = useWords();
  const { hidden = [], frozen = [] } = layout;
  return (
    <PopoverTrigger>
      <Button size="s" icon={<SlidersHorizontalIcon size={16} />}>
        {words.columns}
      </Button>
      <Popover title={words.columns} placement="bottom end">
        <div className={css.columnList}>
          {orderedColumns(columns, layout).map(({ id, title, isRowHeader }) => (
            <div key={id} className={css.columnItem}>
              <Checkbox
                isSelected={isRowHeader === true || !hidden.includes(id)}
                isDisabled={isRowHeader === true}
                onChange={(isOn) => setLayout(withShown(layout, id, isOn))}
              >
                {title}
              </Checkbox>
              <IconButton
                label={filled(words.moveEarlier, 'column', title)}
                icon={<ArrowUpIcon size={16} />}
                onPress={() => setLayout(withMoved(columns, layout, id, -1))}
              />
              <IconButton
                label={filled(words.moveLater, 'column', title)}
                icon={<ArrowDownIcon size={16} />}
                onPress={() => setLayout(withMoved(columns, layout, id, 1))}
              />
              <IconButton
                label={filled(words.freeze, 'column', title)}
                icon={<LockIcon size={16} />}
                isSelected={frozen.includes(id)}
                onPress={() => setLayout(withFrozen(layout, id, !frozen.includes(id)))}
              />
            </div>
          ))}
        </div>
        <Button size="s" variant="ghost" onPress={() => setLayout(initial)}>
          {words.resetColumns}
        </Button>
      </Popover>
    </PopoverTrigger>
  );
}) as <Row>(props: ColumnsButtonProps<Row>) => ReactNode;
