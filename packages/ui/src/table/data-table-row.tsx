import { Checkbox } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import classes from './data-table.module.css';
import { tableMessages } from './messages.ts';
import { openRow } from './open-row.ts';
import type { DataTableModelColumn, DataTableModelRow } from './use-data-table.ts';

interface DataTableRowProps<Item extends object> {
  row: DataTableModelRow<Item>;
  /** The visible columns; a different list of them renders the row again. */
  columns: readonly DataTableModelColumn<Item>[];
  id: string;
  name: string;
  href: string | undefined;
  /** Position in the whole result, counted from 2 (the head is 1). */
  position: number;
  selected: boolean;
  onToggle: ((id: string, range: boolean) => void) | undefined;
  onHover: ((id: string) => void) | undefined;
}

/**
 * One row: clickable as a whole, with one real link, a checkbox and truncated text in its cells.
 */
function Row<Item extends object>(props: DataTableRowProps<Item>) {
  const { row, id, name, href, position, selected, onToggle, onHover } = props;
  const t = useT(tableMessages);
  return (
    <tr
      className={classes.row}
      data-row-id={id}
      data-selected={selected || undefined}
      data-clickable={href !== undefined || undefined}
      tabIndex={href === undefined ? -1 : undefined}
      aria-rowindex={position}
      onClick={openRow}
      onAuxClick={openRow}
      onPointerEnter={() => onHover?.(id)}
      onFocus={() => onHover?.(id)}
    >
      {onToggle && (
        <td className={classes.checkCell}>
          <Checkbox
            className={classes.check}
            classNames={{ inner: classes.checkInner }}
            aria-label={t('selectRow', { name })}
            checked={selected}
            // The change event does not say whether Shift was held; the click does.
            onClick={(event) => onToggle(id, event.shiftKey)}
            onChange={() => undefined}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, index) => {
        const { meta, cell: template } = cell.column.columnDef;
        // Called, not mounted as a component: columns that the page creates again must not lose
        // what is open or typed inside a cell.
        const content: ReactNode =
          typeof template === 'function' ? template(cell.getContext()) : template;
        return (
          <td key={cell.id} className={classes.cell} data-align={meta?.align}>
            {index === 0 && href !== undefined ? (
              <Link
                href={href}
                className={classes.rowLink}
                data-row-link=""
                data-plain={typeof content === 'string' || undefined}
              >
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

// A change of the selection renders only the affected rows, not the whole page. The cast keeps the
// type parameter, which `memo` loses.
export const DataTableRow = memo(Row) as typeof Row;
