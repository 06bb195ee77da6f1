import { DateTime } from '@muster/ui';
import { useMailMessages } from './messages.ts';
import classes from './mail.module.css';

/** The fields of an earlier mail that a reply needs, in either direction. */
export interface Answered {
  id: string;
  subject: string;
  text: string;
  isPrivate: boolean;
  /** When it was sent or received. */
  at: string;
}

/** The mail being answered, to read while writing. */
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
