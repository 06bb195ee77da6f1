import type { IconComponent } from '@muster/ui';
import classes from './palette.module.css';

/** The icon of a screen or an action, on the ground that avatars have beside it. */
export function OptionIcon({ icon: Icon }: { icon: IconComponent }) {
  return (
    <span className={classes.icon}>
      <Icon size={16} />
    </span>
  );
}
