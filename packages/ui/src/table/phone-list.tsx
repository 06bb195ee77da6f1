import { Checkbox, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { Link } from '../link/index.ts';
import type { DataTableProps } from './data-table.types.ts';
import { tableMessages } from './messages.ts';
import classes from './phone-list.module.css';
import { PhoneRow } from './phone-row.tsx';
import type { RowSelection } from './use-row-selection.ts';

interface PhoneListProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'rows' | 'getRowId' | 'getRowHref' | 'rowLabel' | 'onRowHover'
> {
  /** Stacked lines on a phone, cards side by side on a wide screen. */
  look: 'lines' | 'cards';
  renderRow: (row: Row) => ReactNode;
  /** Set while rows are being selected; otherwise a touch opens the row. */
  selection: RowSelection | undefined;
}

/** The rows of a table on a phone or as cards: the whole row is the link. */
export function PhoneList<Row>(props: PhoneListProps<Row>) {
  const { label, rows, getRowId, getRowHref, rowLabel, onRowHover } = props;
  const { look, renderRow, selection } = props;
  const t = useT(tableMessages);
  return (
    <ul className={classes.list} data-look={look} aria-label={label}>
      {rows.map((row) => {
        const id = getRowId(row);
        const href = getRowHref?.(row);
        const name = rowLabel(row);
        const content = renderRow(row);
        const selected = selection?.isSelected(id) ?? false;
        return (
          <li
            key={id}
            className={classes.row}
            data-row-id={id}
            data-selected={selected || undefined}
            onPointerEnter={() => onRowHover?.(row)}
          >
            {selection && (
              <Checkbox
                className={classes.check}
                aria-label={t('selectRow', { name })}
                checked={selected}
                onChange={() => selection.toggle(id)}
              />
            )}
            {href === undefined ? (
              <span className={classes.link}>{content}</span>
            ) : (
              <Link href={href} className={classes.link} data-row-link="">
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Grey rows of the same height until the first page is loaded. */
export function PhoneListSkeleton({ rows, look }: { rows: number; look: 'lines' | 'cards' }) {
  return (
    <ul className={classes.list} data-look={look} aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <li key={index} className={classes.row}>
          <span className={classes.link}>
            <PhoneRow
              leading={<Skeleton circle width={36} height={36} />}
              title={<Skeleton height={12} width={index % 2 ? 140 : 170} />}
              titleEnd={<Skeleton height={12} width={40} />}
              line={<Skeleton height={12} width={index % 2 ? 180 : 120} />}
              badges={<Skeleton height={16} width={110} />}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
