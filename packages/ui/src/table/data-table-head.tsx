import { Checkbox, UnstyledButton } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useT } from '../i18n/index.ts';
import classes from './data-table.module.css';
import { tableMessages } from './messages.ts';
import type { DataTableModel, DataTableModelColumn } from './use-data-table.ts';
import type { RowSelection } from './use-row-selection.ts';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<Row extends object>({ column }: { column: DataTableModelColumn<Row> }) {
  const t = useT(tableMessages);
  const sorted = column.getIsSorted();
  const title = String(column.columnDef.header);
  const Arrow = sorted === 'asc' ? IconArrowUp : IconArrowDown;
  const content = (
    <>
      <span className={classes.headText}>{title}</span>
      {column.getCanSort() && (
        <Arrow className={classes.headArrow} size={14} stroke={1.7} aria-hidden />
      )}
    </>
  );
  return (
    <th
      scope="col"
      className={classes.headCell}
      data-align={column.columnDef.meta?.align}
      data-sorted={sorted || undefined}
      aria-sort={sorted ? ariaSort[sorted] : undefined}
    >
      {column.getCanSort() ? (
        <UnstyledButton
          className={classes.headButton}
          title={t('sortBy', { column: title })}
          onClick={() => column.toggleSorting()}
        >
          {content}
        </UnstyledButton>
      ) : (
        content
      )}
    </th>
  );
}

interface DataTableHeadProps<Row extends object> {
  table: DataTableModel<Row>;
  selection: RowSelection | undefined;
}

/** The sticky head: 34 px, sortable columns as buttons, the checkbox for the whole page. */
export function DataTableHead<Row extends object>({ table, selection }: DataTableHeadProps<Row>) {
  const t = useT(tableMessages);
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={classes.checkCell}>
            <Checkbox
              className={classes.check}
              classNames={{ inner: classes.checkInner }}
              aria-label={t('selectAllOnPage')}
              disabled={table.getRowModel().rows.length === 0}
              checked={selection.page === 'all'}
              indeterminate={selection.page === 'some'}
              onChange={selection.togglePage}
            />
          </th>
        )}
        {table.getVisibleLeafColumns().map((column) => (
          <HeadCell key={column.id} column={column} />
        ))}
      </tr>
    </thead>
  );
}
