import { ActionIcon, Kbd, Popover } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useT } from '../i18n/index.ts';
import tableClasses from './data-table.module.css';
import { tableMessages } from './messages.ts';
import classes from './panels.module.css';

interface KeyboardHelpProps {
  opened: boolean;
  onChange: (opened: boolean) => void;
  selectable: boolean;
}

/** The keys of the list, behind a small button and `?`. */
export function KeyboardHelp({ opened, onChange, selectable }: KeyboardHelpProps) {
  const t = useT(tableMessages);
  const keys = [
    { keys: ['j', 'k'], text: t('keyboard.move') },
    { keys: ['Enter'], text: t('keyboard.open') },
    ...(selectable
      ? [
          { keys: ['x'], text: t('keyboard.select') },
          { keys: ['Shift', t('keyboard.rangeKey')], text: t('keyboard.range') },
          { keys: ['Esc'], text: t('keyboard.clear') },
        ]
      : []),
    { keys: ['/'], text: t('keyboard.search') },
    { keys: ['?'], text: t('keyboard.help') },
  ];
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
        <dl className={classes.help}>
          {keys.map((entry) => (
            <div key={entry.text} className={classes.helpRow}>
              <dt>
                {entry.keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{entry.text}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
