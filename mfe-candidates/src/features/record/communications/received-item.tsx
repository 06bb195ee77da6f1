import { talkClasses as classes, useOpenedTalk, useTalkMessages } from '@muster/blocks';
import type { ReceivedMail } from '@muster/contracts';
import { Badge, Button, DateTime, IconInbox, IconLock } from '@muster/ui';
import { MailWords, ReceivedFiles } from '../../../shared/inbox/mail-words.tsx';
import { useInboxMessages } from '../../../shared/inbox/messages.ts';

/** Received mail: subject, sender and files; text and reply on demand. */
export function ReceivedItem({ mail }: { mail: ReceivedMail }) {
  const t = useTalkMessages();
  const ti = useInboxMessages();
  const { show } = useOpenedTalk();
  const { id, from, isMasked, isAutomatic, isFromOther, isPrivate, mayReply, receivedAt } = mail;
  const subject = isMasked ? t('hidden') : mail.subject || ti('noSubject');
  const sender = [from.name, from.address].filter(Boolean).join(', ');
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <IconInbox size={16} aria-hidden className={classes.icon} />
        <span className={classes.subject}>{subject}</span>
        {isPrivate && (
          <Badge family="grey" icon={IconLock}>
            {t('private')}
          </Badge>
        )}
        {isAutomatic && <Badge family="grey">{ti('automatic')}</Badge>}
        <Badge family="blue">{ti('received')}</Badge>
      </div>
      <div className={classes.facts}>
        {sender && `${t('by', { name: sender })} · `}
        <DateTime value={receivedAt} as="relative" />
      </div>
      {isFromOther && <div className={classes.problem}>{ti('fromOther')}</div>}
      {!isMasked && <ReceivedFiles files={mail.files} where="record" />}
      {!isMasked && (
        <MailWords mail={mail} subject={subject}>
          {mayReply && (
            <Button
              size="xs"
              variant="subtle"
              aria-label={t('replyOf', { subject })}
              onClick={() => show('reply', id)}
            >
              {t('reply')}
            </Button>
          )}
        </MailWords>
      )}
    </div>
  );
}
