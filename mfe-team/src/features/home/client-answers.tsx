import { href, jobsRoutes, type HomeAnswer } from '@muster/contracts';
import { Badge, CardRow, CardRows, DateTime, PersonLine } from '@muster/ui';
import classes from './person-rows.module.css';
import { useHomeMessages } from './use-home-messages.ts';

const families = {
  selected: 'green',
  interview: 'blue',
  rejected: 'grey',
} as const satisfies Record<HomeAnswer['answer'], string>;

/** Clients' answers of the last days, the latest first. */
export function ClientAnswers({ answers }: { answers: readonly HomeAnswer[] }) {
  const t = useHomeMessages();
  if (answers.length === 0) return null;
  return (
    <section aria-label={t('submissions.answered')}>
      <CardRows>
        {answers.map(({ id, candidate, company, job, answer, at }) => (
          <CardRow key={id} wraps>
            <PersonLine
              name={candidate.name}
              src={candidate.photo}
              secondary={[company.name, job.title].join(' · ')}
              href={href(jobsRoutes.applicationProfile, { jobApplicationId: id })}
            />
            <span className={classes.end}>
              <Badge family={families[answer]}>{t(`submissions.answer.${answer}`)}</Badge>
              <DateTime value={at} as="relative-day" />
            </span>
          </CardRow>
        ))}
      </CardRows>
    </section>
  );
}
