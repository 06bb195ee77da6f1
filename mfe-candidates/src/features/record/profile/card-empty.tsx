import { AppLink } from '@muster/kit';
import { EmptyLine } from '@muster/ui';
import classes from './card-empty.module.css';

interface CardEmptyProps {
  text: string;
  /** Form that fills the card; null for users without permission. */
  to: string | null;
  label: string;
}

/** Empty card in one line, with a link to its form. */
export function CardEmpty({ text, to, label }: CardEmptyProps) {
  return (
    <EmptyLine
      text={text}
      action={
        to && (
          <AppLink className={classes.link} href={to}>
            {label}
          </AppLink>
        )
      }
    />
  );
}
