import type { InterviewKit } from '@muster/contracts';
import { Card, NoticeBar } from '@muster/ui';
import { useKitMessages } from './messages.ts';
import classes from './kit.module.css';

type Question = NonNullable<InterviewKit['questions']>[number];

/** Questions by competency, with space for a mark and notes on paper. */
export function KitQuestions({ kit: { questions, durationMin } }: { kit: InterviewKit }) {
  const t = useKitMessages();
  if (!questions || questions.length === 0)
    return (
      <Card title={t('questions.title')}>
        <p className={classes.quiet}>{t(questions ? 'questions.none' : 'questions.hidden')}</p>
      </Card>
    );
  const planned = questions.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const competencies = [...new Set(questions.map(({ competency }) => competency))];
  return (
    <Card title={t('questions.title')} count={questions.length}>
      {planned > durationMin ? (
        <NoticeBar kind="warning">
          {t('questions.tooLong', { minutes: planned, length: durationMin })}
        </NoticeBar>
      ) : (
        planned > 0 && (
          <p className={classes.quiet}>
            {t('questions.fits', { minutes: planned, length: durationMin })}
          </p>
        )
      )}
      {competencies.map((competency) => (
        <section key={competency ?? ''} className={classes.group}>
          <h3 className={classes.competency}>{competency ?? t('questions.other')}</h3>
          <ol className={classes.questions}>
            {questions
              .filter((question) => question.competency === competency)
              .map((question) => (
                <AskedQuestion key={question.id} question={question} />
              ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}

function AskedQuestion({ question }: { question: Question }) {
  const t = useKitMessages();
  const { text, help, idealAnswer, weight, minutes, answerLanguage } = question;
  const facts = [
    ...(minutes === null ? [] : [t('questions.minutes', { count: minutes })]),
    t('questions.weight', { weight }),
    ...(answerLanguage === 'own' ? [t('questions.own')] : []),
  ];
  return (
    <li className={classes.question}>
      <p className={classes.asked}>{text}</p>
      {help && <p className={classes.quiet}>{help}</p>}
      <p className={classes.quiet}>{facts.join(' · ')}</p>
      {idealAnswer && (
        <p className={classes.lines}>{t('questions.ideal', { text: idealAnswer })}</p>
      )}
      <div className={classes.paper} aria-hidden>
        <p>{t('questions.score')}</p>
        <p className={classes.notes}>{t('questions.notes')}</p>
      </div>
    </li>
  );
}
