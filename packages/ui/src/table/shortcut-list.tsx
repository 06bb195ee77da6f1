import { Kbd } from '@mantine/core';
import classes from './panels.module.css';

/** A keyboard shortcut; several keys are pressed together or are alternatives. */
export type Shortcut = { keys: readonly string[]; text: string };

/** Keyboard shortcuts and their effects, one per line. */
export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className={classes.help}>
      {shortcuts.map(({ keys, text }) => (
        <div key={text} className={classes.helpRow}>
          <dt>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
