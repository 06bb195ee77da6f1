import { useT } from '../i18n/index.ts';
import { tableMessages } from './messages.ts';
import type { Shortcut } from './shortcut-list.tsx';

/**
 * Returns the shortcuts of every list, as the help of the list and of the whole product show them.
 */
export function useListShortcuts({ selectable }: { selectable: boolean }): Shortcut[] {
  const t = useT(tableMessages);
  const selecting = [
    { keys: ['x'], text: t('keyboard.select') },
    { keys: ['Shift', t('keyboard.rangeKey')], text: t('keyboard.range') },
    { keys: ['Shift', '↓'], text: t('keyboard.extend') },
    { keys: ['Esc'], text: t('keyboard.clear') },
  ];
  return [
    { keys: ['j', 'k'], text: t('keyboard.move') },
    { keys: ['Enter'], text: t('keyboard.open') },
    ...(selectable ? selecting : []),
    { keys: ['/'], text: t('keyboard.search') },
  ];
}
