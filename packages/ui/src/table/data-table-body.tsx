import { partOf, usePart } from '../floating/part.ts';
import { DataTableRows } from './data-table-rows.tsx';
import type { VirtualBodyProps } from './virtual-body.tsx';

/** Above this number, only visible rows are rendered. */
const virtualFrom = 100;

/**
 * The code that finds the visible rows is as large as the rest of a table, and few lists are long.
 */
const virtualBody = partOf(
  () => import(/* webpackChunkName: "virtual-body" */ './virtual-body.tsx'),
);

/** The rows; long lists keep two spacers for the rows out of view. */
export function DataTableBody<Row extends object>(props: VirtualBodyProps<Row>) {
  const count = props.table.getRowModel().rows.length;
  const isLong = count > virtualFrom;
  const { VirtualBody } = usePart(virtualBody, isLong) ?? {};
  if (isLong && VirtualBody) return <VirtualBody {...props} />;
  return <DataTableRows {...props} first={0} last={Math.min(count, virtualFrom) - 1} />;
}
