import { partOf, usePart } from '../floating/part.ts';
import { DataTableRows } from './data-table-rows.tsx';
import type { VirtualBodyProps } from './virtual-body.tsx';

/** More rows than this are drawn only where they can be seen. */
const virtualFrom = 100;

/** What finds out where that is weighs as much as the rest of a table, and few lists are long. */
const virtualBody = partOf(
  () => import(/* webpackChunkName: "virtual-body" */ './virtual-body.tsx'),
);

/** The rows; long lists keep two spacers in place of what is out of sight. */
export function DataTableBody<Row extends object>(props: VirtualBodyProps<Row>) {
  const count = props.table.getRowModel().rows.length;
  const isLong = count > virtualFrom;
  const { VirtualBody } = usePart(virtualBody, isLong) ?? {};
  if (isLong && VirtualBody) return <VirtualBody {...props} />;
  return <DataTableRows {...props} first={0} last={Math.min(count, virtualFrom) - 1} />;
}
