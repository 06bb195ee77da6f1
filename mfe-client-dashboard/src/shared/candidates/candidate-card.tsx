import type { ClientCandidateRow } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Avatar, DateTime, IconCircleCheckFilled, LocalTime, countryName } from '@muster/ui';
import { useId, type ReactNode } from 'react';
import { CompareTick } from '../comparison/compare-tick.tsx';
import { CandidateActions } from './candidate-actions.tsx';
import classes from './candidates.module.css';
import { useCandidateMessages } from './messages.ts';
import { useCandidateAddress } from './use-candidate-address.ts';
import { WaitingTime } from './waiting-time.tsx';

const maxSkills = 5;

/** A candidate who waits for an answer: the facts for the decision, and the actions. */
export function CandidateCard({ candidate }: { candidate: ClientCandidateRow }) {
  const t = useCandidateMessages();
  const titleId = useId();
  const { addressOf } = useCandidateAddress();
  const { id, name, headline, country, summary, skills, availableFrom, noticeDays } = candidate;
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Avatar name={name} src={candidate.photo} size={40} />
        <div className={classes.who}>
          <div className={classes.nameLine}>
            <h2 className={classes.name} id={titleId}>
              {name}
            </h2>
            <WaitingTime {...candidate} />
          </div>
          <p className={classes.quiet}>
            {[headline, countryName(country)].filter(Boolean).join(' · ')}
          </p>
          <p className={classes.quiet}>{t('forJob', { job: candidate.job.title })}</p>
        </div>
      </div>
      {summary && <p className={classes.summary}>{summary}</p>}
      {skills.length > 0 && (
        <ul className={classes.skills} aria-label={t('asksFor')}>
          {skills.slice(0, maxSkills).map((skill) => (
            <li key={skill.id}>
              {skill.isEnough ? (
                <IconCircleCheckFilled size={16} aria-label={t('enough')} role="img" />
              ) : (
                <span className={classes.less} role="img" aria-label={t('less')} />
              )}
              <span>{skill.name}</span>
              {skill.years !== null && <strong>{t('years', { count: skill.years })}</strong>}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <dl className={classes.facts}>
          {candidate.english && <Fact label={t('english')}>{candidate.english}</Fact>}
          {availableFrom ? (
            <Fact label={t('canStart')}>
              <DateTime value={availableFrom} as="day" />
            </Fact>
          ) : (
            noticeDays !== null && (
              <Fact label={t('canStart')}>{t('notice', { count: noticeDays })}</Fact>
            )
          )}
          <Fact label={t('localTime')}>
            <LocalTime timeZone={candidate.timeZone} showNight={false} />
          </Fact>
        </dl>
        <div className={classes.picks}>
          <CompareTick candidate={candidate} />
          <AppLink
            className={classes.link}
            href={addressOf(id)}
            aria-label={t('profileOf', { name })}
          >
            {t('profile')}
          </AppLink>
        </div>
      </div>
      <CandidateActions
        candidate={candidate}
        offered={['request_interview', 'select', 'reject', 'ask_decider']}
      />
    </article>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
