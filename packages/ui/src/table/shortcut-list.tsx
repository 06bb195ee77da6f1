import { Kbd } from '@mantine/core';
import classes from './panels.module.css';

/** One thing that keys do; several keys are pressed together or one or the other. */
export type Shortcut = { keys: readonly string[]; text: string };

/** Keys and what they do, one line each. */
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
