import { AppLink, type AppLinkProps } from '@muster/kit';
import classes from './card-link.module.css';

/** Link within a card: in the accent colour, underlined on hover and focus. */
export function CardLink(props: AppLinkProps) {
  return <AppLink {...props} className={classes.link} />;
}
