import { ActionIcon, Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconDots, IconX } from '@tabler/icons-react';
import { formatCount } from '../format/index.ts';
import { useT } from '../i18n/index.ts';
import classes from './bulk-bar.module.css';
import type { BulkAction, DataTablePage, DataTableSelection } from './data-table.types.ts';
import { tableMessages } from './messages.ts';

interface BulkBarProps {
  /** How many rows are selected among those that are known by id. */
  count: number;
  selection: DataTableSelection;
  page: DataTablePage | undefined;
  actions: readonly BulkAction[];
  /** Buttons beyond this number go into a menu. */
  room: number;
  onClear: () => void;
}

function BulkButton({ action }: { action: BulkAction }) {
  const { icon: Icon, disabledReason } = action;
  const isOff = disabledReason !== undefined;
  return (
    <Tooltip label={disabledReason} disabled={!isOff}>
      <UnstyledButton
        className={classes.action}
        data-primary={action.primary || undefined}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : action.onClick}
      >
        {Icon && <Icon size={16} stroke={1.7} />}
        {action.label}
      </UnstyledButton>
    </Tooltip>
  );
}

/** The dark bar over the footer: how many rows, all of them, what can be done, and the way out. */
export function BulkBar({ count, selection, page, actions, room, onClear }: BulkBarProps) {
  const t = useT(tableMessages);
  const total = formatCount(page?.total ?? count, { capped: page?.totalIsCapped ?? false });
  const shown = actions.length > room ? actions.slice(0, room - 1) : actions;
  const rest = actions.slice(shown.length);
  const canSelectAll =
    selection.onSelectAllMatching && !selection.allMatching && page && page.total > count;

  return (
    <div className={classes.bar} role="region" aria-label={t('bulk.region')}>
      <span className={classes.count} aria-live="polite">
        {selection.allMatching ? t('bulk.selectedAll', { total }) : t('bulk.selected', { count })}
      </span>
      {canSelectAll && (
        <UnstyledButton className={classes.selectAll} onClick={selection.onSelectAllMatching}>
          {t('bulk.selectAll', { total })}
        </UnstyledButton>
      )}
      {actions.length > 0 && <span className={classes.divider} />}
      {shown.map((action) => (
        <BulkButton key={action.id} action={action} />
      ))}
      {rest.length > 0 && (
        <Menu position="top-end">
          <Menu.Target>
            <ActionIcon className={classes.icon} aria-label={t('bulk.more')}>
              <IconDots size={16} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ id, label, icon: Icon, onClick, disabledReason }) => (
              <Menu.Item
                key={id}
                leftSection={Icon && <Icon size={16} stroke={1.7} />}
                disabled={disabledReason !== undefined}
                title={disabledReason}
                onClick={onClick}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <span className={classes.divider} />
      <ActionIcon className={classes.icon} aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={16} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
