import type { IconComponent } from '@muster/ui';
import classes from './palette.module.css';

/** The icon of a screen or an action, on the same background as avatars. */
export function OptionIcon({ icon: Icon }: { icon: IconComponent }) {
  return (
    <span className={classes.icon}>
      <Icon size={16} />
    </span>
  );
}
