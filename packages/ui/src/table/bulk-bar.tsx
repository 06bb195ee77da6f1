import { ActionIcon, UnstyledButton } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Menu } from '../floating/menu.tsx';
import { Tooltip } from '../floating/tooltip.tsx';
import { formatCount } from '../format/index.ts';
import { useT } from '../i18n/index.ts';
import classes from './bulk-bar.module.css';
import type { BulkAction, DataTablePage, DataTableSelection } from './data-table.types.ts';
import { tableMessages } from './messages.ts';
import type { RowSelection } from './use-row-selection.ts';

interface BulkBarProps {
  selected: RowSelection;
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

/** The dark bar over the footer: the number of rows, select all, the actions, and clear. */
export function BulkBar({ selected, selection, page, actions, room, onClear }: BulkBarProps) {
  const t = useT(tableMessages);
  const { count } = selected;
  const total = formatCount(page?.total ?? 0, { capped: page?.totalIsCapped ?? false });
  const shown = actions.length > room ? actions.slice(0, room - 1) : actions;
  const rest = actions.slice(shown.length);
  const { allBut = null, onAllButChange } = selection;
  // Once the whole page is selected, the user may want to select all matching rows.
  const canSelectAll =
    allBut === null && selected.page === 'all' && page && count !== null && page.total > count;

  function words() {
    if (allBut === null) return t('bulk.selected', { count: count ?? 0 });
    if (allBut.length === 0) return t('bulk.selectedAll', { total });
    if (count === null) return t('bulk.selectedAllBut', { total, count: allBut.length });
    return t('bulk.selectedOf', { selected: formatCount(count), total });
  }

  return (
    <div className={classes.bar} role="region" aria-label={t('bulk.region')}>
      <span className={classes.count} aria-live="polite">
        {words()}
      </span>
      {canSelectAll && onAllButChange && (
        <UnstyledButton className={classes.selectAll} onClick={() => onAllButChange([])}>
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
