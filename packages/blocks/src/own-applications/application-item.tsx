import type { OwnApplication } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { useState } from 'react';
import { Badge, Button, NoticeBar, formatDate, formatDateTime } from '@muster/ui';
import classes from './own-applications.module.css';
import type { Leaving, OwnApplicationActions } from './leave-modal.tsx';
import { useOwnApplicationMessages } from './messages.ts';
import { Obstacles } from './obstacles.tsx';

const families = { you: 'amber', agency: 'blue', client: 'violet', nobody: 'grey' } as const;

interface Props {
  application: OwnApplication;
  recruiter: string | null;
  actions: OwnApplicationActions;
  onLeave: (how: Leaving['how']) => void;
}

/**
 * One application: its stage, whose turn it is, since when, the deadline, and the candidate's
 * actions.
 */
export function ApplicationItem({ application, recruiter, actions, onLeave }: Props) {
  const t = useOwnApplicationMessages();
  const { status, stage, step, steps, waitsFor, onHold, daysWaiting, interviewAt } = application;
  const isRunning = status === 'active';
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <span className={classes.job}>{application.jobTitle ?? t('confidential')}</span>
        {application.company && <span className={classes.quiet}>{application.company}</span>}
      </div>
      {isRunning && (
        <>
          <div className={classes.line}>
            <span className={classes.stage}>{stage}</span>
            <span className={classes.quiet}>
              {t('step', { step: step + 1, steps: steps.length })}
            </span>
          </div>
          <progress
            className={classes.bar}
            value={step + 1}
            max={steps.length}
            aria-label={t('step', { step: step + 1, steps: steps.length })}
          />
          <div className={classes.line}>
            <Badge family={onHold ? 'grey' : families[waitsFor]}>
              {t(onHold ? 'waits.hold' : `waits.${waitsFor}`)}
            </Badge>
            {waitsFor !== 'nobody' && (
              <span className={classes.quiet}>{t('since', { count: daysWaiting })}</span>
            )}
          </div>
          {interviewAt && (
            <p className={classes.text}>{t('interview', { date: formatDateTime(interviewAt) })}</p>
          )}
          <Promised application={application} recruiter={recruiter} />
          <Question application={application} actions={actions} onLeave={onLeave} />
          <Obstacles obstacles={application.obstacles} />
          {application.canWithdraw && !application.question && (
            <div>
              <Button size="compact-sm" variant="default" onClick={() => onLeave('withdraw')}>
                {t('withdraw.action')}
              </Button>
            </div>
          )}
        </>
      )}
      {!isRunning && <Ending application={application} />}
    </li>
  );
}

function Promised({ application, recruiter }: Pick<Props, 'application' | 'recruiter'>) {
  const t = useOwnApplicationMessages();
  const { promisedBy, isLate, waitsFor, onHold } = application;
  if (onHold) return <p className={classes.text}>{t('hold')}</p>;
  if (!promisedBy || waitsFor === 'nobody') return null;
  const date = formatDate(promisedBy);
  if (isLate)
    return (
      <NoticeBar kind="warning">
        {recruiter ? t('late', { date, name: recruiter }) : t('lateAgency', { date })}
      </NoticeBar>
    );
  return <p className={classes.text}>{t(`promised.${waitsFor}`, { date })}</p>;
}

function Question({
  application: { id, question },
  actions,
  onLeave,
}: Pick<Props, 'application' | 'actions' | 'onLeave'>) {
  const t = useOwnApplicationMessages();
  const platform = usePlatform();
  const [isLoading, setLoading] = useState(false);
  if (!question) return null;

  async function agree() {
    setLoading(true);
    try {
      await actions.answer({ id, body: { answer: 'yes' } }).unwrap();
      platform.notify({ kind: 'success', text: t('answered') });
    } catch (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
    } finally {
      setLoading(false);
    }
  }

  return (
    <div className={classes.question}>
      <p className={classes.stage}>{t('ask')}</p>
      {question.message && <p className={classes.message}>{question.message}</p>}
      <div className={classes.line}>
        <Button size="compact-sm" loading={isLoading} onClick={() => void agree()}>
          {t('yes')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onLeave('decline')}>
          {t('no')}
        </Button>
      </div>
    </div>
  );
}

function Ending({ application: { status, ended } }: Pick<Props, 'application'>) {
  const t = useOwnApplicationMessages();
  const text =
    status === 'placed' || !ended
      ? t('ended.placed')
      : t(`ended.${ended.side}`, { date: formatDate(ended.at) });
  return <p className={classes.text}>{text}</p>;
}
