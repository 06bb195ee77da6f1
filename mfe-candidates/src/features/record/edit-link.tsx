import { IconPencil, Link } from '@muster/ui';
import classes from './edit-link.module.css';

/** The pencil of a card: a real link, so that the form has an address. */
export function EditLink({ to, label }: { to: string; label: string }) {
  return (
    <Link href={to} className={classes.link} aria-label={label} title={label}>
      <IconPencil size={16} aria-hidden />
    </Link>
  );
}
