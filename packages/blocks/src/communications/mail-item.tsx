import { useState } from 'react';
import type { RecordMail } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import {
  Badge,
  Button,
  DateTime,
  IconLock,
  IconMail,
  formatDateTime,
  type Family,
} from '@muster/ui';
import { useMessagesCancelMutation, useMessagesRetryMutation } from '../mail/mail-context.tsx';
import classes from './talk.module.css';
import { useTalkMessages } from './messages.ts';
import { useOpenedTalk } from './use-opened-talk.ts';

const families: Partial<Record<RecordMail['status'], Family>> = {
  sent: 'green',
  failed: 'red',
  bounced: 'red',
  suppressed: 'grey',
  cancelled: 'grey',
  draft: 'grey',
};

/** One mail: subject, recipient, sender and delivery; text and actions on demand. */
export function MailItem({ mail }: { mail: RecordMail }) {
  const t = useTalkMessages();
  const [open, setOpen] = useState(false);
  const { status, to, cc, files, text, createdBy, isMasked, sentAt, createdAt, problem } = mail;
  const { sender } = mail;
  const subject = isMasked ? t('hidden') : mail.subject;
  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <IconMail size={16} aria-hidden className={classes.icon} />
        <span className={classes.subject}>{subject}</span>
        {mail.isPrivate && (
          <Badge family="grey" icon={IconLock}>
            {t('private')}
          </Badge>
        )}
        {mail.isUrgent && <Badge family="amber">{t('urgent')}</Badge>}
        <Badge family={families[status] ?? 'blue'}>{t(`state.${status}`)}</Badge>
      </div>
      <div className={classes.facts}>
        {createdBy ? t('by', { name: createdBy.name }) : t('platform')}
        {sender && ` (${sender})`}
        {to.length > 0 && ` · ${t('to', { people: to.join(', ') })}`}
        {cc.length > 0 && ` · ${t('copyTo', { people: cc.join(', ') })}`}
        {' · '}
        <DateTime value={sentAt ?? createdAt} as="relative" />
      </div>
      <Delivery mail={mail} />
      {files.length > 0 && (
        <div className={classes.facts}>
          {t('along', { names: files.map(({ name }) => name).join(', ') })}
        </div>
      )}
      {(status === 'failed' || status === 'bounced') && problem && (
        <div className={classes.problem}>{t(`problem.${problem}`)}</div>
      )}
      {status === 'suppressed' && <div className={classes.problem}>{t('heldBack')}</div>}
      {!isMasked && (
        <div className={classes.actions}>
          {text !== '' && (
            <Button
              size="xs"
              variant="subtle"
              aria-expanded={open}
              aria-label={t(open ? 'closeOf' : 'openOf', { subject })}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'close' : 'open')}
            </Button>
          )}
          <MailActions mail={mail} />
        </div>
      )}
      {open && <p className={classes.text}>{text}</p>}
    </div>
  );
}

/** When a waiting mail will be sent, on both clocks. */
function Delivery({
  mail: { scheduledFor, recipientZone, waitsFor, status },
}: {
  mail: RecordMail;
}) {
  const t = useTalkMessages();
  if (status !== 'scheduled' || !scheduledFor) return null;
  const mine = formatDateTime(scheduledFor);
  const theirs = recipientZone ? formatDateTime(scheduledFor, { timeZone: recipientZone }) : mine;
  return (
    <div className={classes.facts}>
      {t(waitsFor === 'quiet_hours' ? 'leavesQuiet' : 'leaves', { mine, theirs })}
    </div>
  );
}

function MailActions({ mail }: { mail: RecordMail }) {
  const t = useTalkMessages();
  const { show } = useOpenedTalk();
  const { notify } = usePlatform();
  const [cancel, cancelling] = useMessagesCancelMutation();
  const [retry, retrying] = useMessagesRetryMutation();
  const { id, version, subject, allowedActions, mayReply } = mail;

  async function run(act: typeof cancel | typeof retry, done: string) {
    const answer = await act({ params: { id }, body: { version } });
    notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: done },
    );
  }

  return (
    <>
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
      {allowedActions.includes('edit') && (
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('editOf', { subject })}
          onClick={() => show('write', id)}
        >
          {t('edit')}
        </Button>
      )}
      {allowedActions.includes('cancel') && (
        <Button
          size="xs"
          variant="subtle"
          loading={cancelling.isLoading}
          aria-label={t('cancelOf', { subject })}
          onClick={() => void run(cancel, t('cancelled'))}
        >
          {t('cancel')}
        </Button>
      )}
      {allowedActions.includes('retry') && (
        <Button
          size="xs"
          variant="subtle"
          loading={retrying.isLoading}
          aria-label={t('retryOf', { subject })}
          onClick={() => void run(retry, t('retried'))}
        >
          {t('retry')}
        </Button>
      )}
    </>
  );
}
