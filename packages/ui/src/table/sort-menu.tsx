import { ActionIcon, Button } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { Menu } from '../floating/menu.tsx';
import { useT } from '../i18n/index.ts';
import { tableMessages } from './messages.ts';
import classes from './phone-toolbar.module.css';
import type { DataTableModel } from './use-data-table.ts';

interface SortMenuProps<Row extends object> {
  table: DataTableModel<Row>;
  /** For a line with little room: the sort column is shown only in the label. */
  iconOnly?: boolean;
}

/** Sorting for layouts without a head to click. Renders nothing without a sortable column. */
export function SortMenu<Row extends object>({ table, iconOnly = false }: SortMenuProps<Row>) {
  const t = useT(tableMessages);
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const sorted = columns.find((column) => column.getIsSorted());
  if (columns.length === 0) return null;
  const title = sorted && String(sorted.columnDef.header);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        {iconOnly ? (
          <ActionIcon
            variant="default"
            className={classes.square}
            aria-label={title ? t('sortBy', { column: title }) : t('sort')}
          >
            <IconArrowsSort size={16} stroke={1.7} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            size="xs"
            aria-label={title && t('sortBy', { column: title })}
            leftSection={<IconArrowsSort size={16} stroke={1.7} />}
          >
            {title ?? t('sort')}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map((column) => {
          const direction = column.getIsSorted();
          const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
          return (
            <Menu.Item
              key={column.id}
              onClick={() => column.toggleSorting()}
              rightSection={direction ? <Arrow size={14} stroke={1.7} /> : undefined}
            >
              {String(column.columnDef.header)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
