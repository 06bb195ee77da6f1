import { useState } from 'react';
import { limits, totalMinutes, type QuestionBank } from '@muster/contracts';
import { Button, Card, NoticeBar, Progress } from '@muster/ui';
import { byCompetency } from './by-competency.ts';
import { LengthModal } from './length-modal.tsx';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import classes from './questions.module.css';

/** The time that the questions take compared with the interview's length, and their weights. */
export function BankSummary({ bank }: { bank: QuestionBank }) {
  const t = useQuestionMessages();
  const [changing, setChanging] = useState(false);
  const { questions, interviewMinutes } = bank;
  const asked = questions.filter(({ isActive }) => isActive);
  const minutes = totalMinutes(questions);
  const untimed = asked.filter(({ timeMinutes }) => timeMinutes === null).length;
  const over = interviewMinutes === null ? 0 : Math.max(0, minutes - interviewMinutes);
  const free = limits.question.perUse - questions.length;
  const time =
    interviewMinutes === null
      ? t('summary.total', { minutes })
      : t('summary.ofInterview', { minutes, total: interviewMinutes });
  return (
    <aside className={`${classes.summary} ${classes.screen}`}>
      <Card
        title={t('summary.title')}
        actions={
          interviewMinutes !== null &&
          bank.allowedActions.includes('edit') && (
            <Button variant="subtle" size="xs" onClick={() => setChanging(true)}>
              {t('summary.change')}
            </Button>
          )
        }
      >
        <div className={classes.summaryBody}>
          <p className={classes.minutes}>{time}</p>
          {interviewMinutes !== null && (
            <Progress
              size={6}
              color={over > 0 ? 'red' : undefined}
              value={Math.min(100, (minutes / interviewMinutes) * 100)}
              aria-label={time}
            />
          )}
          {over > 0 && <NoticeBar kind="warning">{t('summary.over', { minutes: over })}</NoticeBar>}
          <p className={classes.quiet}>
            {[
              t('summary.count', {
                active: asked.length,
                off: questions.length - asked.length,
                free,
              }),
              untimed > 0 && t('summary.untimed', { count: untimed }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {free <= 0 && (
            <NoticeBar kind="quiet">{t('summary.full', { max: limits.question.perUse })}</NoticeBar>
          )}
          <CompetencyTable questions={asked} />
        </div>
      </Card>
      {changing && <LengthModal bank={bank} onClose={() => setChanging(false)} />}
    </aside>
  );
}

function CompetencyTable({ questions }: Pick<QuestionBank, 'questions'>) {
  const t = useQuestionMessages();
  const weightOf = (list: typeof questions) => list.reduce((sum, { weight }) => sum + weight, 0);
  const all = weightOf(questions);
  if (all === 0) return null;
  return (
    <table className={classes.competencies}>
      <thead>
        <tr>
          <th scope="col">{t('summary.competency')}</th>
          <th scope="col">{t('summary.questions')}</th>
          <th scope="col">{t('summary.minutes')}</th>
          <th scope="col">{t('summary.weight')}</th>
        </tr>
      </thead>
      <tbody>
        {byCompetency(questions).map(({ competency, questions: own }) => (
          <tr key={competency ?? ''}>
            <th scope="row">{competency ?? t('noCompetency')}</th>
            <td>{own.length}</td>
            <td>{totalMinutes(own)}</td>
            <td>{Math.round((weightOf(own) / all) * 100)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
