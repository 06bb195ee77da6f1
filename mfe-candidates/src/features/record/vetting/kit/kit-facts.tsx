import type { InterviewKit } from '@muster/contracts';
import { Card, KeyValueList, enumLabels, formatDateTime } from '@muster/ui';
import { useKitMessages } from './messages.ts';
import classes from './kit.module.css';

/** Time, length, host, participants, and the information given to each side. */
export function KitFacts({ kit }: { kit: InterviewKit }) {
  const t = useKitMessages();
  const { startsAt, durationMin, interviewers, attempt, pool, candidate, english } = kit;
  const { headline, seniority, yearsExperience, timeZone } = candidate;
  return (
    <Card title={t('facts.title')}>
      <KeyValueList
        items={[
          {
            label: t('facts.when'),
            value: startsAt
              ? [
                  formatDateTime(startsAt),
                  t('facts.there', { when: formatDateTime(startsAt, { timeZone }) }),
                ].join(' · ')
              : t('facts.noTime'),
          },
          { label: t('facts.length'), value: t('facts.minutes', { count: durationMin }) },
          {
            label: t('facts.who'),
            value: interviewers
              .map(({ name, isLead }) => (isLead ? t('facts.lead', { name }) : name))
              .join(', '),
          },
          { label: t('facts.attempt'), value: attempt > 1 && String(attempt) },
          { label: t('facts.pool'), value: pool?.name },
          {
            label: t('facts.profile'),
            value: [
              headline,
              seniority && enumLabels.seniority[seniority],
              yearsExperience !== null && t('facts.years', { count: yearsExperience }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
          {
            label: t('facts.english'),
            value: english.level
              ? t(english.assessed ? 'facts.assessed' : 'facts.claimed', { level: english.level })
              : t('facts.noEnglish'),
          },
          { label: t('facts.recording'), value: t(`recording.${kit.recording}`) },
          { label: t('facts.brief'), value: lines(kit.internalBrief) },
          { label: t('facts.instructions'), value: lines(kit.instructions) },
        ].filter(({ value }) => Boolean(value))}
      />
    </Card>
  );
}

const lines = (text: string | null) => text && <span className={classes.lines}>{text}</span>;
