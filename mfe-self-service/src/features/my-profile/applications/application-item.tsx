import type { OwnApplication } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Badge, Button, NoticeBar, formatDate, formatDateTime } from '@muster/ui';
import { api } from '../../../api.ts';
import classes from './applications.module.css';
import type { Leaving } from './leave-modal.tsx';
import { useApplicationMessages } from './messages.ts';
import { Obstacles } from './obstacles.tsx';

const families = { you: 'amber', agency: 'blue', client: 'violet', nobody: 'grey' } as const;

interface Props {
  application: OwnApplication;
  recruiter: string | null;
  onLeave: (how: Leaving['how']) => void;
}

/** One application: stage, who has to act, since when and until when, and what the person can do. */
export function ApplicationItem({ application, recruiter, onLeave }: Props) {
  const t = useApplicationMessages();
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
          <Question application={application} onLeave={onLeave} />
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
  const t = useApplicationMessages();
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
  onLeave,
}: Pick<Props, 'application' | 'onLeave'>) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const [answer, { isLoading }] = api.useOwnApplicationsAnswerMutation();
  if (!question) return null;

  async function agree() {
    const said = await answer({ params: { id }, body: { answer: 'yes' } });
    platform.notify(
      said.error
        ? { kind: 'error', text: errorText(said.error) }
        : { kind: 'success', text: t('answered') },
    );
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
  const t = useApplicationMessages();
  const text =
    status === 'placed' || !ended
      ? t('ended.placed')
      : t(`ended.${ended.side}`, { date: formatDate(ended.at) });
  return <p className={classes.text}>{text}</p>;
}
