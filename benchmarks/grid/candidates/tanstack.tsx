import { tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { columns, HEIGHT_PX, ROW_PX, type Row, rows } from '../rows.ts';

const features = tableFeatures({});
const definitions = columns.map(({ id, width }) => ({
  accessorKey: id,
  header: id,
  size: width,
}));
const template = columns.map(({ width }) => `${width}px`).join(' ');

/** Its example for long tables: rows and cells without keyboard, selection or editing, which it leaves to its user. */
export function Candidate() {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable<typeof features, Row>({ features, columns: definitions, data: rows });
  const model = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 3,
  });
  return (
    <div ref={scroller} style={{ height: HEIGHT_PX, overflow: 'auto' }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ key, index, start, size }) => (
          <div
            key={key}
            style={{
              position: 'absolute',
              insetInline: 0,
              height: size,
              transform: `translateY(${start}px)`,
              display: 'grid',
              gridTemplateColumns: template,
            }}
          >
            {model[index]?.getAllCells().map((cell) => (
              <div key={cell.id}>
                <table.FlexRender cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
