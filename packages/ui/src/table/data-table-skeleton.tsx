import { Skeleton } from '@mantine/core';
import classes from './data-table.module.css';

// Widths that look like text and are the same on every load, so that nothing flickers.
const shares = ['72%', '54%', '64%', '46%', '80%', '58%'];

interface DataTableSkeletonProps {
  rows: number;
  columns: number;
  selectable: boolean;
}

/** Grey rows in the final layout, shown until the first page is loaded. */
export function DataTableSkeleton({ rows, columns, selectable }: DataTableSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={classes.row} aria-hidden>
      {selectable && (
        <td className={classes.checkCell}>
          <Skeleton width={16} height={16} radius={4} />
        </td>
      )}
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={classes.cell}>
          <Skeleton height={12} width={shares[(row + column) % shares.length]} />
        </td>
      ))}
    </tr>
  ));
}
