import { ActionIcon } from '@mantine/core';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import { Popover } from '../floating/popover.tsx';
import { useT } from '../i18n/index.ts';
import tableClasses from './data-table.module.css';
import { tableMessages } from './messages.ts';
import classes from './panels.module.css';
import { ShortcutList } from './shortcut-list.tsx';
import { useListShortcuts } from './use-list-shortcuts.ts';

interface KeyboardHelpProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  selectable: boolean;
}

/** The keyboard shortcuts of the list, behind a small button and `?`. */
export function KeyboardHelp({ opened, onChange, selectable }: KeyboardHelpProps) {
  const t = useT(tableMessages);
  const shortcuts = useListShortcuts({ selectable });
  return (
    <Popover opened={opened} onChange={onChange} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={tableClasses.tool}
          aria-label={t('keyboard.button')}
          title={t('keyboard.button')}
          onClick={() => onChange(!opened)}
        >
          <IconKeyboard size={18} stroke={1.7} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown tabIndex={-1} data-autofocus aria-label={t('keyboard.title')}>
        <p className={classes.helpTitle}>{t('keyboard.title')}</p>
        <ShortcutList shortcuts={[...shortcuts, { keys: ['?'], text: t('keyboard.help') }]} />
      </Popover.Dropdown>
    </Popover>
  );
}
