import { IconChevronRight, Link, UnstyledButton, type IconComponent } from '@muster/ui';
import classes from './settings.module.css';

type SettingsCardProps = {
  icon: IconComponent;
  title: string;
  text: string;
  /** The number of entries in words. */
  count?: string | undefined;
} & ({ href: string; onOpen?: undefined } | { href?: undefined; onOpen: () => void });

/** One section of the settings: the whole card is a link. */
export function SettingsCard({ icon: Icon, title, text, count, href, onOpen }: SettingsCardProps) {
  const inside = (
    <>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>
          {title}
          {count && <span className={classes.count}>{count}</span>}
        </span>
        <span className={classes.text}>{text}</span>
      </span>
      <IconChevronRight size={16} className={classes.arrow} aria-hidden />
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <UnstyledButton className={classes.card} onClick={onOpen}>
          {inside}
        </UnstyledButton>
      ) : (
        <Link className={classes.card} href={href}>
          {inside}
        </Link>
      )}
    </li>
  );
}
