import type { LoggedCall } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Badge, Button, DateTime, IconLock, IconPhone, formatDateTime } from '@muster/ui';
import { useCommunicationsRemoveCallMutation } from '../mail/mail-context.tsx';
import classes from './talk.module.css';
import { useTalkMessages } from './messages.ts';

/** One call: caller, outcome, duration and notes. */
export function CallItem({ call, of }: { call: LoggedCall; of: 'candidate' | 'company' }) {
  const t = useTalkMessages();
  const { notify } = usePlatform();
  const [remove, { isLoading }] = useCommunicationsRemoveCallMutation();
  const { id, version, direction, outcome, minutes, note, happenedAt, loggedBy } = call;
  const { with: contact, isPrivate, isMasked } = call;

  async function takeOut() {
    const answer = await remove({ params: { id }, body: { version } });
    notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('call.removed') },
    );
  }

  return (
    <div className={classes.item}>
      <div className={classes.head}>
        <IconPhone size={16} aria-hidden className={classes.icon} />
        <span className={classes.subject}>
          {contact
            ? t(`call.contact.${direction}`, { name: contact.name })
            : t(`call.${of}.${direction}`)}
        </span>
        {isPrivate && (
          <Badge family="grey" icon={IconLock}>
            {t('private')}
          </Badge>
        )}
        <Badge family={outcome === 'spoke' ? 'green' : 'grey'}>
          {t(`call.outcome.${outcome}`)}
        </Badge>
      </div>
      <div className={classes.facts}>
        {loggedBy && `${t('call.by', { name: loggedBy.name })} · `}
        <DateTime value={happenedAt} as="relative" />
        {minutes !== null && ` · ${t('call.minutes', { count: minutes })}`}
      </div>
      {isMasked && <div className={classes.facts}>{t('hiddenCall')}</div>}
      {note && <p className={classes.note}>{note}</p>}
      {call.allowedActions.includes('remove') && (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="subtle"
            loading={isLoading}
            aria-label={t('call.removeOf', { when: formatDateTime(happenedAt) })}
            onClick={() => void takeOut()}
          >
            {t('call.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
