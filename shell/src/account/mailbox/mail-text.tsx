import { Anchor } from '@muster/ui';
import classes from './mailbox.module.css';

const address = /(https?:\/\/\S+)/;

/** A mail's plain text, its addresses as links. */
export function MailText({ text }: { text: string }) {
  // Splitting by one group puts the matches at odd indexes.
  const parts = text.split(address);
  return (
    <p className={classes.plain}>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <Anchor key={index} href={part} target="_blank" rel="noreferrer">
            {part}
          </Anchor>
        ) : (
          part
        ),
      )}
    </p>
  );
}
