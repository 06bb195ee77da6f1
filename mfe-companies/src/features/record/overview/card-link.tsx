import { AppLink, type AppLinkProps } from '@muster/kit';
import classes from './card-link.module.css';

/** A link within a card: in the accent, underlined when it is approached. */
export function CardLink(props: AppLinkProps) {
  return <AppLink {...props} className={classes.link} />;
}
