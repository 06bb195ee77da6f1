import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import classes from './level-bar.module.css';

const steps = [1, 2, 3, 4, 5] as const;

export type LevelBarProps = { level: (typeof steps)[number] | 0 };

/** A skill level as five small bars. */
export function LevelBar({ level }: LevelBarProps) {
  const t = useT(uiMessages);
  return (
    <span className={classes.bar} role="img" aria-label={t('value.level', { level })}>
      {steps.map((step) => (
        <span key={step} className={`${classes.step} ${step <= level ? classes.on : ''}`} />
      ))}
    </span>
  );
}
