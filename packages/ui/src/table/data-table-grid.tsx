import type { RefObject } from 'react';
import { shareWidths } from './column-widths.ts';
import { DataTableBody } from './data-table-body.tsx';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableSkeleton } from './data-table-skeleton.tsx';
import classes from './data-table.module.css';
import type { DataTableProps, TableDensity } from './data-table.types.ts';
import { OverflowTooltip } from './overflow-tooltip.tsx';
import type { DataTableModel } from './use-data-table.ts';
import { useScrollArea } from './use-scroll-area.ts';
import type { RowSelection } from './use-row-selection.ts';

/** Width of the checkbox column in px: it starts at 20, so the first text starts at 56. */
const checkWidth = 48;

interface DataTableGridProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'label' | 'page' | 'getRowHref' | 'rowLabel' | 'onRowHover'
> {
  table: DataTableModel<Row>;
  rowSelection: RowSelection | undefined;
  density: TableDensity;
  /** Number of grey rows rendered instead of the rows; 0 once there is something to show. */
  skeletonRows: number;
  scroller: HTMLDivElement | null;
  revealRow: RefObject<(index: number) => void>;
}

/** The table element with fixed column widths: the skeleton, a page and the next page line up. */
export function DataTableGrid<Row extends object>(props: DataTableGridProps<Row>) {
  const { label, table, page, rowSelection, density, skeletonRows, scroller, revealRow } = props;
  const columns = table.getVisibleLeafColumns();
  const rules = columns.flatMap((column) => column.columnDef.meta ?? []);
  const beside = rowSelection ? checkWidth : 0;
  const least = rules.reduce((sum, { width }) => sum + width, beside);
  const widths = shareWidths(rules, useScrollArea(scroller) - beside);

  return (
    <>
      <table
        className={classes.table}
        aria-label={label}
        aria-rowcount={page && !page.totalIsCapped ? page.total + 1 : -1}
        style={{ minWidth: least }}
        data-selectable={rowSelection !== undefined || undefined}
      >
        <colgroup>
          {rowSelection && <col style={{ width: checkWidth }} />}
          {columns.map((column, index) => (
            <col key={column.id} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <DataTableHead table={table} selection={rowSelection} />
        {skeletonRows > 0 ? (
          <tbody>
            <DataTableSkeleton
              rows={skeletonRows}
              columns={columns.length}
              selectable={rowSelection !== undefined}
            />
          </tbody>
        ) : (
          <DataTableBody
            {...props}
            selection={rowSelection}
            density={density}
            from={page?.from ?? 1}
            scroller={scroller}
            revealRow={revealRow}
          />
        )}
      </table>
      <OverflowTooltip container={scroller} />
    </>
  );
}
