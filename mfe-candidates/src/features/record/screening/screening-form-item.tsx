import { AnswerFiles } from '@muster/blocks';
import {
  href,
  isAnswered,
  talentRoutes,
  type ScreeningForm,
  type ScreeningQuestion,
} from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Badge, StateBadge, formatDate, formatDateTime, useNow } from '@muster/ui';
import { FormActions } from './form-actions.tsx';
import { useScreeningMessages, type ScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

/** Screening form: state, answers, actions. */
export function ScreeningFormItem({ form }: { form: ScreeningForm }) {
  const t = useScreeningMessages();
  const given = form.questions.filter(({ answer }) => isAnswered(answer?.value));
  const now = useNow();
  const flagged = form.questions.filter(({ answer }) => answer?.flagged).length;
  return (
    <article className={classes.form} aria-label={form.title}>
      <div className={classes.head}>
        <h3 className={classes.title}>{form.title}</h3>
        <StateBadge machine="screening_form" state={form.status} />
        {form.score !== null && <Badge family="blue">{t('score', { score: form.score })}</Badge>}
        {flagged > 0 && <Badge family="red">{t('flagged', { count: flagged })}</Badge>}
      </div>
      <p className={classes.quiet}>{factsOf(form, given.length, { t, now }).join(' · ')}</p>
      {given.length > 0 && <Answers form={form} />}
      <FormActions form={form} />
    </article>
  );
}

function factsOf(
  form: ScreeningForm,
  given: number,
  { t, now }: { t: ScreeningMessages; now: number },
): string[] {
  if (form.status === 'draft') return [t('facts.draft', { name: form.createdBy?.name ?? '' })];
  const { sentAt, sentBy, sentTo, dueAt, expiresAt, submittedAt, autosaveAt } = form;
  const isOpen = ['sent', 'opened', 'in_progress'].includes(form.status);
  return [
    sentAt !== null && t('facts.sent', { date: formatDate(sentAt), name: sentBy?.name ?? '' }),
    isOpen &&
      form.mailAt !== null &&
      Date.parse(form.mailAt) > now &&
      t('facts.mailAt', { date: formatDateTime(form.mailAt) }),
    sentTo !== null && t('facts.to', { mail: sentTo }),
    t('answered', { n: given, total: form.questions.length }),
    isOpen && dueAt !== null && t('facts.due', { date: formatDate(dueAt) }),
    isOpen && expiresAt !== null && t('facts.until', { date: formatDate(expiresAt) }),
    form.status === 'expired' &&
      expiresAt !== null &&
      t('facts.ended', { date: formatDate(expiresAt) }),
    submittedAt !== null && t('facts.submitted', { date: formatDateTime(submittedAt) }),
    isOpen && autosaveAt !== null && t('facts.saved', { date: formatDateTime(autosaveAt) }),
    form.reminders > 0 && t('facts.reminders', { count: form.reminders }),
    form.job !== null && t('facts.job', { title: form.job.title }),
    form.followUpOf !== null && t('facts.followUp'),
  ].filter((fact) => fact !== false);
}

function Answers({ form }: { form: ScreeningForm }) {
  const t = useScreeningMessages();
  return (
    <details className={classes.answers} open={form.status === 'submitted'}>
      <summary>{t('answers', { title: form.title })}</summary>
      <ol className={classes.questions}>
        {form.questions.map((question) => (
          <li key={question.key}>
            <AppLink
              href={href(talentRoutes.screeningQuestionsByCandidateIdEditByScreeningQuestionId, {
                candidateId: form.candidate.id,
                screeningQuestionId: question.key,
              })}
            >
              {question.text}
            </AppLink>
            <span className={classes.facts}>
              {question.answer?.flagged && <Badge family="red">{t('flag')}</Badge>}
              {question.answer?.score && (
                <Badge family="blue">{t('answerScore', { score: question.answer.score })}</Badge>
              )}
            </span>
            {question.answer && question.answer.files.length > 0 ? (
              <AnswerFiles
                formId={form.id}
                questionKey={question.key}
                files={question.answer.files}
              />
            ) : (
              <p className={classes.answer}>{answerWords(question, t)}</p>
            )}
            {question.answer?.note && <p className={classes.quiet}>{question.answer.note}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Formats an answer of any type as text. */
function answerWords({ answerType, answer }: ScreeningQuestion, t: ScreeningMessages): string {
  const value = answer?.value ?? null;
  if (value === null || value === '') return t('none');
  if (Array.isArray(value)) return value.join(', ');
  if (answerType === 'yes_no') return t(value === 'yes' ? 'yes' : 'no');
  return String(value);
}
