import { jobsRoutes, type ApplicationRecord } from '@muster/contracts';
import { BlocksProvider, MatchDetails, MatchScore, TaskList } from '@muster/blocks';
import { Can, QueryView, RouteLink, useCan } from '@muster/kit';
import { RailSection, Skeleton, StateBadge, formatRelativeDateTime, useNow } from '@muster/ui';
import { api } from '../../api.ts';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationMails } from './application-mails.tsx';
import classes from './application.module.css';
import { Checklist } from './checklist.tsx';
import { useApplicationMessages, type ApplicationMessages } from './messages.ts';
import { ScreeningSection } from './screening-section.tsx';

/** Rail of every part: missing points, clocks, other jobs of the candidate, activity. */
export function ApplicationRail({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const can = useCan();
  const mayReadFit = can('match.read');
  const mayReadScreening = can('screening.readAnswers');
  const mayReadMails = can('candidate.readMessages');
  const isMissing = record.checklist.some(({ state }) => state === 'missing');
  // Also after submission: missing points prevent a new version.
  const isOpen =
    record.status === 'active' &&
    (record.submission === null || (record.stage.kind === 'submitted' && isMissing));
  return (
    <>
      {isOpen && <Checklist record={record} t={t} />}
      <Clocks record={record} t={t} />
      <Can permission="task.read">
        <BlocksProvider api={api}>
          <TaskList subject={{ subjectType: 'application', subjectId: record.id }} />
        </BlocksProvider>
      </Can>
      {mayReadScreening && <ScreeningSection record={record} />}
      {record.others.length > 0 && <Others record={record} t={t} />}
      {/* Loads by itself and is tall: what is there from the first paint stands above it. */}
      {mayReadFit && <Fit record={record} t={t} />}
      {mayReadMails && <ApplicationMails record={record} />}
      <ApplicationHistory record={record} t={t} />
    </>
  );
}

/** How well the candidate fits the job, and why. */
function Fit({ record, t }: { record: ApplicationRecord; t: ApplicationMessages }) {
  const query = api.useMatchingOfPairQuery({
    params: { id: record.job.id, candidateId: record.candidate.id },
  });
  return (
    <RailSection
      title={t('fit')}
      action={query.currentData && <MatchScore match={query.currentData} />}
    >
      <QueryView query={query} skeleton={<Skeleton height={160} />}>
        {(match) => <MatchDetails match={match} />}
      </QueryView>
    </RailSection>
  );
}

function Clocks({ record, t }: { record: ApplicationRecord; t: ApplicationMessages }) {
  const now = useNow();
  return (
    <RailSection title={t('clock.title')}>
      {record.clocks.length === 0 ? (
        <p className={classes.quiet}>{t('clock.none')}</p>
      ) : (
        <ul className={classes.checks}>
          {record.clocks.map(({ key, startedAt, dueAt }) => {
            const isLate = dueAt !== null && Date.parse(dueAt) < now;
            return (
              <li key={key} className={classes.clock}>
                <span>{t(`clock.${key}`)}</span>
                <span className={isLate ? classes.late : classes.quiet}>
                  {dueAt
                    ? t(isLate ? 'clock.late' : 'clock.due', {
                        when: formatRelativeDateTime(dueAt),
                      })
                    : formatRelativeDateTime(startedAt)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </RailSection>
  );
}

function Others({ record, t }: { record: ApplicationRecord; t: ApplicationMessages }) {
  return (
    <RailSection title={t('others.title')} count={record.others.length}>
      <p className={classes.quiet}>{t('others.text')}</p>
      <ul className={classes.checks}>
        {record.others.map(({ id, jobTitle, company, stageKind, sameClient }) => (
          <li key={id} className={classes.other}>
            <RouteLink
              className={classes.link}
              route={jobsRoutes.applicationProfile}
              params={{ jobApplicationId: id }}
            >
              {jobTitle}
            </RouteLink>
            <span className={classes.quiet}>
              {company}
              {sameClient && `, ${t('others.sameClient')}`}
            </span>
            <StateBadge machine="stage" state={stageKind} />
          </li>
        ))}
      </ul>
    </RailSection>
  );
}
