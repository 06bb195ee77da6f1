import type { QuestionBank } from '@muster/contracts';
import { byCompetency } from './by-competency.ts';
import { useQuestionMessages } from '../../shared/questions/messages.ts';
import classes from './print-sheet.module.css';

/** The printed version of the page: questions by competency, with room for notes. */
export function PrintSheet({ bank }: { bank: QuestionBank }) {
  const t = useQuestionMessages();
  const isInterview = bank.use === 'interview';
  const asked = bank.questions.filter(({ isActive }) => isActive);
  return (
    <section className={classes.sheet} aria-hidden>
      <p className={classes.title}>{`${t(`sheet.${bank.use}`)}: ${bank.pool.name}`}</p>
      {isInterview && (
        <p className={classes.blanks}>
          <span>{t('sheet.candidate')}</span>
          <span>{t('sheet.interviewer')}</span>
          <span>{t('sheet.date')}</span>
        </p>
      )}
      {byCompetency(asked).map(({ competency, questions }) => (
        <div key={competency ?? ''}>
          <h2 className={classes.competency}>{competency ?? t('noCompetency')}</h2>
          {questions.map((question) => (
            <div key={question.id} className={classes.question}>
              <p className={classes.text}>
                {`${asked.indexOf(question) + 1}. ${question.text}`}
                {question.timeMinutes !== null &&
                  ` (${t('row.minutes', { count: question.timeMinutes })})`}
              </p>
              {question.options.length > 0 && <p>{question.options.join(' · ')}</p>}
              {question.idealAnswer && (
                <p className={classes.ideal}>{t('row.ideal', { text: question.idealAnswer })}</p>
              )}
              {isInterview && (
                <>
                  <p>{t('sheet.score')}</p>
                  <p className={classes.notes}>{t('sheet.notes')}</p>
                </>
              )}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
