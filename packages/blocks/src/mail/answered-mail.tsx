import type { CandidateMail } from '@muster/contracts';
import { DateTime } from '@muster/ui';
import { useMailMessages } from './messages.ts';
import classes from './mail.module.css';

/** The mail that is answered, to be read while one writes. */
export function AnsweredMail({ mail }: { mail: CandidateMail }) {
  const t = useMailMessages();
  return (
    <details className={classes.answered}>
      <summary>
        {t('answered')}: {mail.subject} · <DateTime value={mail.sentAt ?? mail.createdAt} />
      </summary>
      <p className={classes.text}>{mail.text}</p>
    </details>
  );
}
