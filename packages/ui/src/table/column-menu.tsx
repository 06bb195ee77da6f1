import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useRef, useState } from 'react';
import { Popover } from '../floating/popover.tsx';
import { useDragRows } from '../form/rows/use-drag-rows.ts';
import { useT } from '../i18n/index.ts';
import { ColumnMenuRow } from './column-menu-row.tsx';
import { moveId } from './column-order.ts';
import tableClasses from './data-table.module.css';
import { tableMessages } from './messages.ts';
import classes from './panels.module.css';
import type { DataTableModel } from './use-data-table.ts';

interface ColumnMenuProps<Row extends object> {
  table: DataTableModel<Row>;
  /** Whether the user has reordered the columns. */
  ordered: boolean;
  /** Absent if the columns keep their places; null restores the list's own order. */
  onOrderChange?: (order: string[] | null) => void;
}

/**
 * The menu of columns: a checkbox for each column that can be hidden, a handle or buttons for the
 * keyboard to move it, and one way to show all again. The first column always stays first.
 */
export function ColumnMenu<Row extends object>(props: ColumnMenuProps<Row>) {
  const { table, ordered, onOrderChange } = props;
  const t = useT(tableMessages);
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const columns = table.getAllLeafColumns().slice(1);
  const ids = columns.map(({ id }) => id);
  const hidden = columns.filter((column) => !column.getIsVisible());

  function move(from: number, to: number) {
    const column = columns[from];
    if (!column || to < 0 || to >= columns.length) return;
    const name = String(column.columnDef.header);
    setSaid(t('columns.moved', { column: name, position: to + 1, total: columns.length }));
    onOrderChange?.(moveId(ids, from, to));
  }

  const drag = useDragRows(list, move);
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          aria-label={t('columns.button')}
          title={t('columns.button')}
          className={tableClasses.tool}
        >
          <IconColumns3 size={18} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns.title')}>
        <fieldset className={classes.columnChoice}>
          <legend className={classes.helpTitle}>{t('columns.title')}</legend>
          <ul ref={list} className={classes.columns}>
            {columns.map((column, index) => (
              <ColumnMenuRow
                key={column.id}
                column={column}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
                dragged={drag.dragged === index}
                handleProps={onOrderChange && drag.handleProps(index)}
                onMove={(step) => move(index, index + step)}
              />
            ))}
          </ul>
        </fieldset>
        {hidden.length > 0 && (
          <UnstyledButton
            className={classes.textButton}
            onClick={() => table.toggleAllColumnsVisible(true)}
          >
            {t('columns.showAll')}
          </UnstyledButton>
        )}
        {ordered && (
          <UnstyledButton className={classes.textButton} onClick={() => onOrderChange?.(null)}>
            {t('columns.ownOrder')}
          </UnstyledButton>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Popover.Dropdown>
    </Popover>
  );
}
