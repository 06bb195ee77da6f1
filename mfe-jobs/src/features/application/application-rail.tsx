import {
  candidatesRoutes,
  companiesRoutes,
  href,
  jobsRoutes,
  type ApplicationEvents,
  type ApplicationRecord,
  type ChecklistKey,
} from '@muster/contracts';
import { BlocksProvider, MatchDetails, MatchScore, TaskList } from '@muster/blocks';
import { AppLink, Can, QueryView, RouteLink, useCan } from '@muster/kit';
import {
  Button,
  IconAlertTriangle,
  IconCheck,
  IconCircleX,
  IconHistory,
  RailSection,
  Skeleton,
  StateBadge,
  Timeline,
  VisuallyHidden,
  formatRelativeDateTime,
  useNow,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ApplicationMails } from './application-mails.tsx';
import classes from './application.module.css';
import { useApplicationMessages, type ApplicationMessages } from './messages.ts';
import { isTerm } from './terms-fields.ts';
import { ScreeningSection } from './screening-section.tsx';
import { warningsOf } from './rate-warnings.tsx';

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
      <History record={record} t={t} />
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

const icons = { done: IconCheck, missing: IconCircleX, warning: IconAlertTriangle } as const;

export function Checklist({ record, t }: { record: ApplicationRecord; t: ApplicationMessages }) {
  const countOf = (wanted: ApplicationRecord['checklist'][number]['state']) =>
    record.checklist.filter(({ state }) => state === wanted).length;
  const [missing, warned] = [countOf('missing'), countOf('warning')];
  return (
    <RailSection title={t('check.title')}>
      <p className={classes.quiet}>
        {missing > 0
          ? t('check.missing', { count: missing })
          : warned > 0
            ? t('check.readyBut', { count: warned })
            : t('check.ready')}
      </p>
      <CheckItems record={record} t={t} />
    </RailSection>
  );
}

/** Order of the points: those that prevent the submission first. */
const urgency = ['missing', 'warning', 'done'] as const;

/** Missing points first, each with a link to fix it; fulfilled ones are collapsed. */
export function CheckItems({ record, t }: { record: ApplicationRecord; t: ApplicationMessages }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const sorted = urgency.flatMap((of) => record.checklist.filter(({ state }) => state === of));
  const fulfilled = sorted.filter(({ state }) => state === 'done').length;
  return (
    <>
      <CheckList
        record={record}
        t={t}
        points={isUnfolded ? sorted : sorted.slice(0, sorted.length - fulfilled)}
      />
      {fulfilled > 0 && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'check.hide' : 'check.show', { count: fulfilled })}
        </Button>
      )}
    </>
  );
}

interface CheckListProps {
  record: ApplicationRecord;
  points: ApplicationRecord['checklist'];
  t: ApplicationMessages;
}

function CheckList({ record, points, t }: CheckListProps) {
  const can = useCan();
  return (
    <ul className={classes.checks}>
      {points.map(({ key, state, at }) => {
        const Icon = icons[state];
        const target = state === 'done' ? null : mendedAt(key, record, at, can);
        return (
          <li key={key} className={classes.check} data-state={state}>
            <Icon size={16} aria-hidden />
            <span>
              <VisuallyHidden>{t(`check.state.${state}`)}: </VisuallyHidden>
              {pointOf(key, state, record, t)}
            </span>
            {target && (
              <AppLink
                href={target}
                className={classes.fix}
                aria-label={`${t('check.fix')}: ${t(`check.${key}`)}`}
              >
                {t('check.fix')}
              </AppLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns another text for a point fulfilled in a different way. */
function pointOf(
  key: ChecklistKey,
  state: ApplicationRecord['checklist'][number]['state'],
  record: ApplicationRecord,
  t: ApplicationMessages,
): string {
  if (state === 'warning' && key === 'bill_rate')
    return warningsOf(record, record)
      .map((warning) => t(`terms.warning.${warning}`))
      .join(' ');
  if (state === 'warning' && (key === 'vetting' || key === 'interest' || key === 'same_client'))
    return t(`check.warning.${key}`);
  return t(`check.${key}`);
}

/** Returns where a missing point can be fixed; null if this user cannot. */
function mendedAt(
  key: ChecklistKey,
  record: ApplicationRecord,
  at: ApplicationRecord['checklist'][number]['at'],
  can: ReturnType<typeof useCan>,
): string | null {
  const params = { jobApplicationId: record.id };
  if (key === 'consent' || key === 'person' || key === 'exclusion')
    return href(candidatesRoutes.profile, { id: record.candidate.id });
  if (key === 'client') return href(companiesRoutes.record, { id: record.company.id });
  if (key === 'decider')
    return can('company.listUsers') ? href(companiesRoutes.users, { id: record.company.id }) : null;
  if (key === 'job' || key === 'limit') return href(jobsRoutes.record, { id: record.job.id });
  if (!record.mayEdit) return null;
  if (at === 'answers') return href(jobsRoutes.applicationProfile, params);
  if (key === 'bio' || at === 'bio') return href(jobsRoutes.applicationBio, params);
  if (key === 'introduction' || key === 'clean_texts')
    return href(jobsRoutes.applicationIntroduction, params);
  if (isTerm(key)) return href(jobsRoutes.applicationProfile, params, { terms: 'edit', at: key });
  return null;
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

function History({ record, t }: { record: ApplicationRecord; t: ApplicationMessages }) {
  const query = api.useApplicationsEventsQuery({ params: { id: record.id } });
  return (
    <RailSection title={t('history.title')}>
      <QueryView
        query={query}
        keepPrevious
        isEmpty={() => false}
        skeleton={<Skeleton height={120} />}
      >
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes.quiet}>{t('history.none')}</p>
          ) : (
            <Timeline
              items={data.map((event) => ({
                id: event.id,
                icon: IconHistory,
                title: (
                  <>
                    <strong>{actorOf(event, record, t)}</strong> {wordsOf(event, t)}
                  </>
                ),
                when: event.at,
                ...(event.note && { quote: event.note }),
              }))}
            />
          )
        }
      </QueryView>
    </RailSection>
  );
}

/** Returns who did it: a colleague, the candidate by a link, or the system. */
const actorOf = (
  { actor, actorKind }: ApplicationEvents['data'][number],
  { candidate }: ApplicationRecord,
  t: ApplicationMessages,
): string => actor?.name ?? (actorKind === 'candidate' ? candidate.name : t('history.system'));

const wordsOf = ({ type, to }: ApplicationEvents['data'][number], t: ApplicationMessages): string =>
  t(`history.${type}`, { to: (to ?? '').replaceAll('_', ' ') });
