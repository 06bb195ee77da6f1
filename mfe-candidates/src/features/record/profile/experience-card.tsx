import { useState } from 'react';
import { candidatesRoutes, href, type CandidateRecord, type Experience } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import {
  Button,
  Card,
  ChipList,
  IconEyeOff,
  IconSparkles,
  Tooltip,
  UnstyledButton,
  formatMonth,
  formatNumber,
} from '@muster/ui';
import { jobHintText, jobHints, monthsOf, spanText } from '../../../shared/month-span.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CardEmpty } from './card-empty.tsx';
import { EditLink } from './edit-link.tsx';
import classes from './background-cards.module.css';

const shownAtFirst = 5;

/** The candidate's jobs, current ones first, with duration and remarks. */
export function ExperienceCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const [all, setAll] = useState(false);
  const { experience = [], experienceYearsHint: hint = null, allowedActions } = candidate;
  const shown = all ? experience : experience.slice(0, shownAtFirst);
  return (
    <Card
      title={t('background.experience.title')}
      count={
        hint === null
          ? undefined
          : t('background.experience.years', { years: formatNumber(hint, { digits: 1 }) })
      }
      flush
      actions={
        allowedActions.includes('edit_experience') && (
          <>
            {experience.length > 0 && (
              <Button
                component={RouteLink}
                route={candidatesRoutes.experienceSuggestions}
                params={{ id: candidate.id }}
                variant="subtle"
                size="compact-sm"
                leftSection={<IconSparkles size={14} />}
              >
                {t('suggestions.link')}
              </Button>
            )}
            <EditLink
              to={`${href(candidatesRoutes.profile, { id: candidate.id })}?edit=experience`}
              label={t('background.experience.edit')}
            />
          </>
        )
      }
    >
      {experience.length === 0 ? (
        <CardEmpty
          text={t('background.experience.none')}
          to={
            allowedActions.includes('edit_experience')
              ? `${href(candidatesRoutes.profile, { id: candidate.id })}?edit=experience`
              : null
          }
          label={t('background.experience.add')}
        />
      ) : (
        <ol className={classes.entries}>
          {shown.map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </ol>
      )}
      <Hints candidate={candidate} />
      {experience.length > shownAtFirst && (
        <UnstyledButton className={classes.more} onClick={() => setAll(!all)}>
          {all
            ? t('background.experience.less')
            : t('background.experience.more', { count: experience.length - shownAtFirst })}
        </UnstyledButton>
      )}
    </Card>
  );
}

function Job({ job }: { job: Experience }) {
  const t = useMessages();
  const place = [job.location, job.isRemote && t('background.experience.remote')];
  return (
    <li className={classes.entry}>
      <span className={classes.tile} aria-hidden>
        {[...job.companyName][0]?.toUpperCase()}
      </span>
      <div className={classes.what}>
        <span className={classes.name}>{job.title}</span>
        <span className={classes.second}>
          {job.companyName}
          {job.hideCompanyFromClient && (
            <Tooltip label={t('background.experience.hidden')}>
              <IconEyeOff
                size={13}
                role="img"
                aria-label={t('background.experience.hidden')}
                className={classes.mark}
              />
            </Tooltip>
          )}
          {[t(`background.employment.${job.employmentType}`), ...place]
            .filter(Boolean)
            .map((part) => ` · ${part}`)
            .join('')}
        </span>
      </div>
      <span className={classes.when}>
        <span>
          {formatMonth(job.startMonth)} –{' '}
          {job.endMonth ? formatMonth(job.endMonth) : t('background.experience.now')}
        </span>
        <span className={classes.second}>
          {spanText(monthsOf(job.startMonth, job.endMonth), t)}
        </span>
      </span>
      {(job.description || job.skills.length > 0) && (
        <div className={classes.told}>
          {job.description && <p className={classes.text}>{job.description}</p>}
          {job.skills.length > 0 && <ChipList items={job.skills.map(({ name }) => name)} max={6} />}
        </div>
      )}
    </li>
  );
}

/** Gaps, overlapping jobs, and years that differ from the profile: questions, not corrections. */
function Hints({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { experience = [], experienceYearsHint: hint = null, yearsExperience: said } = candidate;
  const lines = jobHints(experience).map((one) => jobHintText(one, t));
  if (hint !== null && (said === null || Math.abs(hint - said) >= 1))
    lines.push(
      said === null
        ? t('background.experience.hintNone', { hint: formatNumber(hint, { digits: 1 }) })
        : t('background.experience.hint', {
            hint: formatNumber(hint, { digits: 1 }),
            said: formatNumber(said, { digits: 1 }),
          }),
    );
  if (lines.length === 0) return null;
  return (
    <ul className={classes.hints}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
