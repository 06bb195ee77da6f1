import { ActionIcon, Checkbox, Popover, UnstyledButton } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useT } from '../i18n/index.ts';
import tableClasses from './data-table.module.css';
import { tableMessages } from './messages.ts';
import classes from './panels.module.css';
import type { DataTableModel } from './use-data-table.ts';

/** The choice of columns: a tick for each that may be hidden, and one way back to all of them. */
export function ColumnMenu<Row extends object>({ table }: { table: DataTableModel<Row> }) {
  const t = useT(tableMessages);
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  const hidden = columns.filter((column) => !column.getIsVisible());
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
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              label={String(column.columnDef.header)}
              checked={column.getIsVisible()}
              onChange={(event) => column.toggleVisibility(event.currentTarget.checked)}
            />
          ))}
        </fieldset>
        {hidden.length > 0 && (
          <UnstyledButton
            className={classes.textButton}
            onClick={() => table.toggleAllColumnsVisible(true)}
          >
            {t('columns.showAll')}
          </UnstyledButton>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
