import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import classes from './data-table.module.css';
import { tableMessages } from './messages.ts';
import { openRow } from './open-row.ts';

/** A cell ready to be drawn. */
export interface RowCell {
  id: string;
  align: 'start' | 'end' | undefined;
  content: ReactNode;
}

interface DataTableRowProps {
  id: string;
  name: string;
  href: string | undefined;
  /** Position in the whole result, counted from 2 (the head is 1). */
  position: number;
  cells: readonly RowCell[];
  selected: boolean;
  onToggle: ((id: string, range: boolean) => void) | undefined;
  onHover: ((id: string) => void) | undefined;
}

/** One row: clickable as a whole, with one real link, a checkbox and cut-off text in its cells. */
function Row(props: DataTableRowProps) {
  const { id, name, href, position, cells, selected, onToggle, onHover } = props;
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
      {cells.map((cell, index) => (
        <td key={cell.id} className={classes.cell} data-align={cell.align}>
          {index === 0 && href !== undefined ? (
            <Link
              href={href}
              className={classes.rowLink}
              data-row-link=""
              data-plain={typeof cell.content === 'string' || undefined}
            >
              {cell.content}
            </Link>
          ) : (
            cell.content
          )}
        </td>
      ))}
    </tr>
  );
}

export const DataTableRow = memo(Row);
