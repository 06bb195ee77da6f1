import { useMailMessages } from './messages.ts';
import classes from './mail.module.css';

/** The author's signature, as it is added below the text. */
export function SignatureLines({ text }: { text: string }) {
  const t = useMailMessages();
  return (
    <div className={classes.signature}>
      <span>{t('signature')}</span>
      <p>{text}</p>
    </div>
  );
}
