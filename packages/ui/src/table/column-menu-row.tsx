import { ActionIcon, Checkbox } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { useLayoutEffect, useRef, type HTMLAttributes, type MouseEvent } from 'react';
import { useT } from '../i18n/index.ts';
import { tableMessages } from './messages.ts';
import classes from './panels.module.css';
import type { DataTableModelColumn } from './use-data-table.ts';

interface ColumnMenuRowProps<Row extends object> {
  column: DataTableModelColumn<Row>;
  isFirst: boolean;
  isLast: boolean;
  dragged: boolean;
  /** Absent if columns keep their places. */
  handleProps: HTMLAttributes<HTMLElement> | undefined;
  onMove: (step: 1 | -1) => void;
}

/** One column in the menu: its checkbox, its handle and its two buttons. */
export function ColumnMenuRow<Row extends object>(props: ColumnMenuRowProps<Row>) {
  const { column, isFirst, isLast, dragged, handleProps, onMove } = props;
  const t = useT(tableMessages);
  const name = String(column.columnDef.header);
  const pressed = useRef<HTMLElement | null>(null);
  // A moved row is removed from the page and inserted again, so its button loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  function move(event: MouseEvent<HTMLElement>, step: 1 | -1) {
    pressed.current = event.currentTarget;
    onMove(step);
  }

  return (
    <li className={classes.column} data-dragged={dragged || undefined}>
      {handleProps && (
        <span className={classes.handle} aria-hidden {...handleProps}>
          <IconGripVertical size={16} stroke={1.7} />
        </span>
      )}
      <Checkbox
        className={classes.columnName}
        label={name}
        checked={column.getIsVisible()}
        disabled={!column.getCanHide()}
        onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
      />
      {handleProps && (
        <>
          <ActionIcon
            size="sm"
            aria-label={t('columns.up', { column: name })}
            aria-disabled={isFirst}
            data-disabled={isFirst || undefined}
            onClick={(event) => move(event, -1)}
          >
            <IconArrowUp size={14} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            size="sm"
            aria-label={t('columns.down', { column: name })}
            aria-disabled={isLast}
            data-disabled={isLast || undefined}
            onClick={(event) => move(event, 1)}
          >
            <IconArrowDown size={14} stroke={1.7} />
          </ActionIcon>
        </>
      )}
    </li>
  );
}
