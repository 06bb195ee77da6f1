import { AppLink } from '@muster/kit';
import { EmptyLine } from '@muster/ui';
import classes from './card-empty.module.css';

interface CardEmptyProps {
  text: string;
  /** The form that fills the card; null for those who may not. */
  to: string | null;
  label: string;
}

/** An empty card in one line, with the way to its form. */
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
