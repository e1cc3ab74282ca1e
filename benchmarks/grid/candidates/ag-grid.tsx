import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { columns, HEIGHT_PX, ROW_PX, rows } from '../rows.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const definitions = columns.map(({ id, width }) => ({
  field: id,
  width,
  editable: id === 'price' || id === 'pieces',
  cellDataType: id === 'price' || id === 'pieces' ? 'number' : 'text',
}));

export function Candidate() {
  return (
    <div style={{ height: HEIGHT_PX }}>
      <AgGridReact rowData={rows} columnDefs={definitions} rowHeight={ROW_PX} headerHeight={36} />
    </div>
  );
}
