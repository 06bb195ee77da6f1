import { useState } from 'react';
import type { DataTableColumn, DataTableProps } from './data-table.types.ts';
import { DataTable } from './data-table.tsx';
import { PhoneRow } from './phone-row.tsx';

export interface Person {
  id: string;
  name: string;
  rate: number;
}

export const people: Person[] = ['Ana', 'Bruno', 'Chidi', 'Dalia', 'Emre'].map((name, index) => ({
  id: `p${index}`,
  name,
  rate: 40 + index,
}));

export const personColumns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Candidate', sortKey: 'name', cell: (row) => row.name },
  {
    id: 'rate',
    header: 'Rate',
    sortKey: 'rate',
    sortDescFirst: true,
    meta: { align: 'end' },
    cell: (row) => `$${row.rate}`,
  },
  { id: 'note', header: 'Note', cell: () => 'None' },
];

/** A table that keeps its state like a page, and reports it to the test. */
export function PeopleTable(
  props: Partial<DataTableProps<Person>> & { onIds?: (ids: string[]) => void },
) {
  const [ids, setIds] = useState<string[]>([]);
  const [allBut, setAllBut] = useState<string[] | null>(null);
  const [columnVisibility, setColumnVisibility] = useState({});
  const [columnOrder, setColumnOrder] = useState<string[] | null>(null);
  const rows = props.rows ?? people;
  return (
    <DataTable
      label="Candidates"
      columns={personColumns}
      getRowId={(row) => row.id}
      getRowHref={(row) => `/candidates/${row.id}`}
      rowLabel={(row) => row.name}
      renderPhoneRow={(row) => (
        <PhoneRow title={row.name} titleEnd={`$${row.rate}`} line="Engineer" />
      )}
      columnVisibility={columnVisibility}
      columnOrder={columnOrder}
      onColumnOrderChange={setColumnOrder}
      onColumnVisibilityChange={setColumnVisibility}
      page={{ from: 1, to: rows.length, total: 312, hasNext: true, hasPrev: false, limit: 50 }}
      selection={{
        ids,
        allBut,
        onAllButChange: setAllBut,
        onChange: (next) => {
          setAllBut(null);
          setIds(next);
          props.onIds?.(next);
        },
      }}
      {...props}
      rows={rows}
    />
  );
}
