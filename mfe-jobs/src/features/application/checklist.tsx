import {
  candidatesRoutes,
  companiesRoutes,
  href,
  jobsRoutes,
  type ApplicationRecord,
  type ChecklistKey,
} from '@muster/contracts';
import { AppLink, useCan } from '@muster/kit';
import {
  Button,
  IconAlertTriangle,
  IconCheck,
  IconCircleX,
  RailSection,
  VisuallyHidden,
} from '@muster/ui';
import { useState } from 'react';
import classes from './application.module.css';
import type { ApplicationMessages } from './messages.ts';
import { warningsOf } from './rate-warnings.tsx';
import { isTerm } from './terms-fields.ts';

const icons = { done: IconCheck, missing: IconCircleX, warning: IconAlertTriangle } as const;

/** What is missing before the candidate can be submitted. */
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
