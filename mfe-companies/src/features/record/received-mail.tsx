import { useState } from 'react';
import { talkClasses as classes, useOpenedTalk, useTalkMessages } from '@muster/blocks';
import type { CompanyReceived } from '@muster/contracts';
import { Badge, Button, DateTime, IconInbox, IconLock } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** Mail from the client's people: subject, sender and time; text and reply on demand. */
export function ReceivedMail({ mail }: { mail: CompanyReceived }) {
  const t = useMessages();
  const tt = useTalkMessages();
  const { show } = useOpenedTalk();
  const [open, setOpen] = useState(false);
  const { id, from, isMasked, isPrivate, isFromOther, leftFiles, receivedAt, text } = mail;
  const subject = isMasked ? tt('hidden') : mail.subject || t('record.communications.noSubject');
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <IconInbox size={16} aria-hidden className={classes.icon} />
        <span className={classes.subject}>{subject}</span>
        {isPrivate && (
          <Badge family="grey" icon={IconLock}>
            {tt('private')}
          </Badge>
        )}
        <Badge family="blue">{t('record.communications.received')}</Badge>
      </div>
      <div className={classes.facts}>
        {tt('by', { name: [from.name, from.address].filter(Boolean).join(', ') })}
        {' · '}
        <DateTime value={receivedAt} as="relative" />
      </div>
      {isFromOther && <div className={classes.facts}>{t('record.communications.fromOther')}</div>}
      {leftFiles.length > 0 && (
        <div className={classes.facts}>
          {t('record.communications.leftFiles', { names: leftFiles.join(', ') })}
        </div>
      )}
      {!isMasked && (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="subtle"
            aria-expanded={open}
            aria-label={tt(open ? 'closeOf' : 'openOf', { subject })}
            onClick={() => setOpen(!open)}
          >
            {tt(open ? 'close' : 'open')}
          </Button>
          {mail.replyToUserId && (
            <Button
              size="xs"
              variant="subtle"
              aria-label={tt('replyOf', { subject })}
              onClick={() => show('reply', id)}
            >
              {tt('reply')}
            </Button>
          )}
        </div>
      )}
      {open && <p className={classes.text}>{text}</p>}
    </div>
  );
}
