import { jobsRoutes, type ApplicationRow, type CandidateRecord } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import {
  Badge,
  DateTime,
  IconAlertTriangle,
  IconLock,
  Money,
  StageBadge,
  formatDate,
  formatRelativeDay,
  useNow,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { ApplicationMenu } from './application-menu.tsx';
import classes from './applications-page.module.css';
import { timeWords } from './time-words.ts';

/** A candidate's job: stage, clock, decision or ending, rates, owner. */
export function ApplicationItem({
  row,
  candidate,
}: {
  row: ApplicationRow;
  candidate: CandidateRecord;
}) {
  const t = useMessages();
  return (
    <li className={classes.item}>
      <div className={classes.body}>
        <h3 className={classes.title}>
          <RouteLink
            className={classes.link}
            route={jobsRoutes.applicationProfile}
            params={{ jobApplicationId: row.id }}
          >
            {row.job.title}
          </RouteLink>
          <span className={classes.number}>{row.job.number}</span>
          <StageBadge of={row} />
          {row.onHold && (
            <Badge family="amber">
              {row.holdUntil
                ? t('applications.onHoldUntil', { until: formatDate(row.holdUntil) })
                : t('applications.onHold')}
            </Badge>
          )}
          {row.job.confidential && (
            <Badge family="grey" icon={IconLock}>
              {t('applications.confidential')}
            </Badge>
          )}
        </h3>
        <p className={classes.facts}>
          <span>{row.company.name}</span>
          {row.status === 'active' && <Clock row={row} />}
          {row.exit && <Ending row={row} exit={row.exit} />}
          {row.everSubmitted && row.status === 'active' && (
            <span>{t(`applications.decision.${row.clientDecision}`)}</span>
          )}
          {row.sameClient && (
            <span className={classes.warning}>
              <IconAlertTriangle size={14} aria-hidden />
              {t('applications.sameClient')}
            </span>
          )}
        </p>
        <p className={classes.facts}>
          <span>
            {t('applications.added', { when: formatRelativeDay(row.addedAt) })},{' '}
            {t(`addToJob.sources.${row.source}`)}
          </span>
          {row.attempt > 1 && <span>{t('applications.attempt', { attempt: row.attempt })}</span>}
          {row.owner && <span>{t('applications.owner', { name: row.owner.name })}</span>}
          <Rates row={row} />
        </p>
        {row.holdNote && <p className={classes.note}>{row.holdNote}</p>}
        {row.exit?.note && <p className={classes.note}>{row.exit.note}</p>}
        {row.exit?.forOtherJob && <p className={classes.note}>{t('applications.forOtherJob')}</p>}
      </div>
      <div className={classes.menu}>
        <ApplicationMenu row={row} candidate={candidate} />
      </div>
    </li>
  );
}

/** Time in the stage, compared with its limit. */
function Clock({ row }: { row: ApplicationRow }) {
  const t = useMessages();
  const now = useNow();
  const age = now - Date.parse(row.stageEnteredAt);
  const left = row.stageDueAt ? Date.parse(row.stageDueAt) - now : null;
  return (
    <span className={classes.clock}>
      {t('applications.inStage', { age: timeWords(age, t) })}
      {left !== null && (
        <>
          {', '}
          <span className={left < 0 ? classes.late : undefined}>
            {left < 0
              ? t('applications.late', { time: timeWords(-left, t) })
              : t('applications.due', { time: timeWords(left, t) })}
          </span>
        </>
      )}
    </span>
  );
}

function Ending({ row, exit }: { row: ApplicationRow; exit: NonNullable<ApplicationRow['exit']> }) {
  const t = useMessages();
  const kind = row.status === 'withdrawn' ? 'withdrawn' : 'rejected';
  const side = t(`applications.side.${exit.side}`);
  return (
    <>
      <span>
        {t(`applications.ended.${kind}`, { side })}
        {exit.reason && `: ${exit.reason}`}
      </span>
      <span>
        <DateTime value={exit.at} as="day" />
      </span>
    </>
  );
}

function Rates({ row: { billRate, payRate } }: { row: ApplicationRow }) {
  const t = useMessages();
  const unitOf = ({ unit }: { unit: 'hour' | 'month' }) => (unit === 'hour' ? '/h' : '/month');
  return (
    <>
      {billRate && (
        <span>
          {t('applications.bill')} <Money value={billRate} unit={unitOf(billRate)} />
        </span>
      )}
      {payRate && (
        <span>
          {t('applications.pay')} <Money value={payRate} unit={unitOf(payRate)} />
        </span>
      )}
    </>
  );
}
