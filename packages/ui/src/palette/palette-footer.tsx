import { Kbd } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import classes from './palette.module.css';

/** The keys that currently do something; screens without a keyboard have no room for them. */
export function PaletteFooter({ more, back }: { more: boolean; back: boolean }) {
  const t = useT(uiMessages);
  const keys = [
    { keys: ['↑', '↓'], text: t('palette.move') },
    { keys: ['↵'], text: t('palette.run') },
    ...(more ? [{ keys: ['Tab'], text: t('palette.more') }] : []),
    { keys: ['Esc'], text: t(back ? 'palette.back' : 'palette.leave') },
  ];
  return (
    <div className={classes.footer} aria-hidden>
      {keys.map((entry) => (
        <span key={entry.text} className={classes.hint}>
          {entry.keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
          {entry.text}
        </span>
      ))}
    </div>
  );
}
