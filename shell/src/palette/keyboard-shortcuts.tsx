import { DecisionModal, ShortcutList, useListShortcuts, useT, type Shortcut } from '@muster/ui';
import { paletteMessages } from './messages.ts';
import { paletteShortcut } from './palette-shortcut.ts';
import classes from './palette.module.css';

/** Lists all keyboard shortcuts, opened with `?`. */
export function KeyboardShortcuts({ onClose }: { onClose: () => void }) {
  const t = useT(paletteMessages);
  const list = useListShortcuts({ selectable: true });
  const groups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
    {
      title: t('keys.everywhere'),
      shortcuts: [
        { keys: paletteShortcut.split(' '), text: t('keys.open') },
        { keys: ['Esc'], text: t('keys.leave') },
        { keys: ['?'], text: t('keys.help') },
      ],
    },
    {
      title: t('keys.palette'),
      shortcuts: [
        { keys: ['↑', '↓'], text: t('keys.move') },
        { keys: ['Enter'], text: t('keys.run') },
        { keys: ['Tab'], text: t('keys.more') },
        { keys: ['Backspace'], text: t('keys.back') },
        { keys: ['>'], text: t('keys.actions') },
      ],
    },
    { title: t('keys.list'), shortcuts: list },
  ];
  return (
    <DecisionModal opened onClose={onClose} title={t('keys.title')} footer={null}>
      <div className={classes.keys}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes.keysTitle}>{title}</h3>
            <ShortcutList shortcuts={shortcuts} />
          </section>
        ))}
      </div>
    </DecisionModal>
  );
}
