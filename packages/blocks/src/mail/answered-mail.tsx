import { DateTime } from '@muster/ui';
import { useMailMessages } from './messages.ts';
import classes from './mail.module.css';

/** What an answer needs of the mail before it, whichever way that went. */
export interface Answered {
  id: string;
  subject: string;
  text: string;
  isPrivate: boolean;
  /** When it was sent, or came in. */
  at: string;
}

/** The mail that is answered, to be read while one writes. */
export function AnsweredMail({ mail }: { mail: Answered }) {
  const t = useMailMessages();
  return (
    <details className={classes.answered}>
      <summary>
        {t('answered')}: {mail.subject} · <DateTime value={mail.at} />
      </summary>
      <p className={classes.text}>{mail.text}</p>
    </details>
  );
}
