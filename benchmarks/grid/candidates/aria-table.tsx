import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { columns, HEIGHT_PX, ROW_PX, rows } from '../rows.ts';

/** With all rows it opens in 23 seconds, on a processor that is not slowed. */
const some = rows.slice(0, 10_000);

/** React Aria's example for long tables. */
export function Candidate() {
  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: ROW_PX, headingHeight: 36 }}>
      <Table
        aria-label="Stock"
        selectionMode="multiple"
        style={{ height: HEIGHT_PX, overflow: 'auto', display: 'block' }}
      >
        <TableHeader>
          {columns.map(({ id, width }) => (
            <Column key={id} id={id} width={width} isRowHeader={id === 'name'}>
              {id}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={some}>
          {(row) => (
            <Row>
              {columns.map(({ id }) => (
                <Cell key={id}>{row[id]}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
}
