import { href, jobsRoutes, type HomeAnswer } from '@muster/contracts';
import { Badge, CardRow, CardRows, DateTime, PersonLine } from '@muster/ui';
import { useId } from 'react';
import classes from './client-answers.module.css';
import { FoldedRows } from './folded-rows.tsx';
import rows from './person-rows.module.css';
import { useHomeMessages } from './use-home-messages.ts';

const families = {
  selected: 'green',
  interview: 'blue',
  rejected: 'grey',
} as const satisfies Record<HomeAnswer['answer'], string>;

const shownAtFirst = 5;

/** Clients' answers of the last days, the latest first. */
export function ClientAnswers({ answers }: { answers: readonly HomeAnswer[] }) {
  const t = useHomeMessages();
  const titleId = useId();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {t('submissions.answered')}
      </h3>
      <FoldedRows rows={answers} atFirst={shownAtFirst}>
        {(shown) => (
          <CardRows>
            {shown.map((answer) => (
              <AnswerRow key={answer.id} answer={answer} />
            ))}
          </CardRows>
        )}
      </FoldedRows>
    </section>
  );
}

function AnswerRow({
  answer: { id, candidate, company, job, answer, at },
}: {
  answer: HomeAnswer;
}) {
  const t = useHomeMessages();
  return (
    <CardRow wraps>
      <PersonLine
        name={candidate.name}
        src={candidate.photo}
        secondary={[company.name, job.title].join(' · ')}
        href={href(jobsRoutes.applicationProfile, { jobApplicationId: id })}
      />
      <span className={rows.end}>
        <Badge family={families[answer]}>{t(`submissions.answer.${answer}`)}</Badge>
        <DateTime value={at} as="relative-day" />
      </span>
    </CardRow>
  );
}
