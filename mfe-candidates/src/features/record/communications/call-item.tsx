import type { LoggedCall } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Badge, Button, DateTime, IconPhone, formatDateTime } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from './communications.module.css';
import { useCommunicationMessages } from './messages.ts';

/** One call: who called, what came of it, how long, what was said. */
export function CallItem({ call }: { call: LoggedCall }) {
  const t = useCommunicationMessages();
  const { notify } = usePlatform();
  const [remove, { isLoading }] = api.useCommunicationsRemoveCallMutation();
  const { id, version, direction, outcome, minutes, note, happenedAt, loggedBy } = call;

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
        <span className={classes.subject}>{t(`call.${direction}`)}</span>
        <Badge family={outcome === 'spoke' ? 'green' : 'grey'}>
          {t(`call.outcome.${outcome}`)}
        </Badge>
      </div>
      <div className={classes.facts}>
        {loggedBy && `${t('call.by', { name: loggedBy.name })} · `}
        <DateTime value={happenedAt} as="relative" />
        {minutes !== null && ` · ${t('call.minutes', { count: minutes })}`}
      </div>
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
