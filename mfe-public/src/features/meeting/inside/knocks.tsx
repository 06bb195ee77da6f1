import type { MeetingRoom } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMeetingMessages } from '../messages.ts';
import classes from './room.module.css';

/** Waiting visitors, for participants who can admit them. */
export function Knocks({ handle, waiting }: { handle: string; waiting: MeetingRoom['waiting'] }) {
  const t = useMeetingMessages();
  const [admit, admitting] = api.useMeetingVisitAdmitMutation();
  const [refuse, refusing] = api.useMeetingVisitRefuseMutation();
  const error = admitting.error ?? refusing.error;
  const isBusy = admitting.isLoading || refusing.isLoading;
  return (
    <section className={classes.knocks} aria-labelledby="at-door" aria-live="polite">
      <h2 className={classes.subtitle} id="at-door">
        {t('knocks.title')}
      </h2>
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <ul className={classes.list}>
        {waiting.map(({ id, name, isKnown }) => {
          const args = { params: { handle }, body: { personId: id } };
          return (
            <li key={id} className={classes.knock}>
              <span className={classes.who}>
                {name}{' '}
                <span className={classes.note}>
                  {t(isKnown ? 'knocks.known' : 'knocks.unknown')}
                </span>
              </span>
              <Button
                disabled={isBusy}
                aria-label={t('knocks.admit', { name })}
                onClick={() => void admit(args)}
              >
                {t('knocks.admitShort')}
              </Button>
              <Button
                variant="default"
                disabled={isBusy}
                aria-label={t('knocks.refuse', { name })}
                onClick={() => void refuse(args)}
              >
                {t('knocks.refuseShort')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
