import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect } from 'react';
import { columns, HEIGHT_PX, ROW_PX, type Row, rows } from '../rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const definitions = columns.map(({ id, width }) => ({
  field: id,
  width,
  editable: id === 'price' || id === 'pieces',
  cellDataType: id === 'price' || id === 'pieces' ? 'number' : 'text',
}));

/** It writes edits into the rows that it is given, which are the others’ too. */
const own = rows.map((row) => ({ ...row }));

export function Candidate() {
  useEffect(
    () => () => {
      own[0] = { ...(rows[0] as Row) };
    },
    [],
  );
  return (
    <div style={{ height: HEIGHT_PX }}>
      <AgGridReact rowData={own} columnDefs={definitions} rowHeight={ROW_PX} headerHeight={36} />
    </div>
  );
}
