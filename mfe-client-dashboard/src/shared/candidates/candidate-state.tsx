import type { ClientCandidate } from '@muster/contracts';
import { useCan, usePlatform } from '@muster/kit';
import { NoticeBar, formatDate } from '@muster/ui';
import classes from './candidates.module.css';
import { useDecisionMessages } from './decision-messages.ts';
import { NextOfInterview } from './next-of-interview.tsx';
import { WaitingTime } from './waiting-time.tsx';

/** The candidate's state: status, who decides, the next step, and changes of the profile. */
export function CandidateState({ person }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  const { name, standing, decision, changes, submission, jobEnded } = person;
  return (
    <div className={classes.next}>
      <div>
        <WaitingTime {...person} />
      </div>
      <NoticeBar kind={standing === 'gone' ? 'warning' : 'info'} title={t('panel.next')}>
        {standing === 'interview' ? (
          <NextOfInterview person={person} />
        ) : (
          t(`panel.nextOf.${standing}`, { name })
        )}{' '}
        {decision &&
          (decision.by
            ? t('panel.decidedBy', { name: decision.by, date: formatDate(decision.at) })
            : t('panel.decidedByAgency', { date: formatDate(decision.at) }))}
      </NoticeBar>
      {jobEnded && <NoticeBar kind="warning">{t('panel.jobEnded')}</NoticeBar>}
      <WhoDecides person={person} />
      {changes.length > 0 && (
        <NoticeBar kind="info">
          {t('panel.version', { date: formatDate(submission.at) })}
          <ul className={classes.changes}>
            {changes.flatMap(({ part, added, removed }) => [
              ...added.map((text) => (
                <li key={`${part} new ${text}`}>{t('panel.added', { text })}</li>
              )),
              ...removed.map((text) => (
                <li key={`${part} gone ${text}`}>{t('panel.removed', { text })}</li>
              )),
            ])}
          </ul>
        </NoticeBar>
      )}
    </div>
  );
}

/** Names the deciders to a reader who may not decide. */
function WhoDecides({ person }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  const can = useCan();
  const acting = usePlatform().session?.impersonation;
  const { deciders, allowedActions, standing } = person;
  if (!['waiting', 'asked', 'interview'].includes(standing) || allowedActions.includes('reject'))
    return null;
  if (acting)
    return <NoticeBar kind="info">{t('panel.acting', { name: acting.targetName })}</NoticeBar>;
  if (!can('clientJob.select')) return <NoticeBar kind="info">{t('panel.readOnly')}</NoticeBar>;
  const names = deciders.map(({ name }) => name).join(', ');
  return (
    <NoticeBar kind="info">
      {names ? t('panel.whoDecides', { names }) : t('panel.nobodyDecides')}
    </NoticeBar>
  );
}
