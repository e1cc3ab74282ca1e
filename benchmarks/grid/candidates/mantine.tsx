import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.layer.css';
import 'mantine-datatable/styles.layer.css';
import { DataTable } from 'mantine-datatable';
import { columns, HEIGHT_PX, rows } from '../rows.ts';

const PAGE = 1_000;
const first = rows.slice(0, PAGE);
const definitions = columns.map(({ id, width }) => ({ accessor: id, width }));

/** It draws all rows that it has, so its guide asks for pages. */
export function Candidate() {
  return (
    <MantineProvider>
      <DataTable
        height={HEIGHT_PX}
        columns={definitions}
        records={first}
        totalRecords={rows.length}
        recordsPerPage={PAGE}
        page={1}
        onPageChange={() => undefined}
      />
    </MantineProvider>
  );
}
