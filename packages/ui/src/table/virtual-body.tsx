import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { DataTableRows, rowHeight, type DataTableRowsProps } from './data-table-rows.tsx';

/** Height in px, as in the style sheet. */
const headHeight = 34;

export interface VirtualBodyProps<Row extends object> extends DataTableRowsProps<Row> {
  scroller: HTMLDivElement | null;
  /** Set to a function that scrolls a row into view, rendered or not. */
  revealRow: RefObject<(index: number) => void>;
}

/** The rows of a long list; only visible ones are rendered. */
export function VirtualBody<Row extends object>(props: VirtualBodyProps<Row>) {
  const { scroller, revealRow, ...rows } = props;
  const { table, density } = rows;
  const count = table.getRowModel().rows.length;
  const virtualizer = useVirtualizer({
    count,
    estimateSize: () => rowHeight[density],
    getScrollElement: () => scroller,
    initialRect: { width: 1200, height: 800 },
    overscan: 12,
    // The rows start below the sticky head and must not be scrolled beneath it.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  });

  useEffect(() => {
    revealRow.current = (index) => virtualizer.scrollToIndex(index);
    return () => {
      revealRow.current = () => undefined;
    };
  }, [revealRow, virtualizer]);
  useEffect(() => virtualizer.measure(), [density, virtualizer]);

  const shown = virtualizer.getVirtualItems();
  return <DataTableRows {...rows} first={shown[0]?.index ?? 0} last={shown.at(-1)?.index ?? -1} />;
}
