import { AnswerFiles } from '@muster/blocks';
import {
  href,
  limits,
  longText,
  talentRoutes,
  type ScreeningForm,
  type ScreeningQuestion,
} from '@muster/contracts';
import { AppLink, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  Card,
  ErrorSummary,
  Form,
  NoticeBar,
  SegmentedField,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { z } from 'zod';
import { api } from '../../api.ts';
import { useScreeningMessages, type ScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface ReviewQuestionProps {
  form: ScreeningForm;
  question: ScreeningQuestion;
}

/** The answer beside the ideal one, its score and a note, with links to the other questions. */
export function ReviewQuestion({ form, question }: ReviewQuestionProps) {
  const t = useScreeningMessages();
  const { answer } = question;
  const index = form.questions.indexOf(question);
  return (
    <>
      <p className={classes.quiet}>
        {t('review.position', { n: index + 1, total: form.questions.length })} ·{' '}
        {form.score === null ? t('review.noTotal') : t('review.total', { score: form.score })}
      </p>
      {form.status !== 'submitted' && <NoticeBar kind="info">{t('review.locked')}</NoticeBar>}
      <Card title={question.text}>
        <div className={classes.fields}>
          {answer?.flagged && <NoticeBar kind="warning">{t('review.flagged')}</NoticeBar>}
          <div className={classes.compare}>
            <section>
              <h3 className={classes.heading}>{t('review.answer')}</h3>
              {answer && answer.files.length > 0 ? (
                <AnswerFiles formId={form.id} questionKey={question.key} files={answer.files} />
              ) : (
                <p className={classes.answer}>{answerWords(question, t)}</p>
              )}
              {answer?.language && answer.language !== 'en' && (
                <p className={classes.quiet}>
                  {t('review.language', { language: languages.of(answer.language) ?? '' })}
                </p>
              )}
            </section>
            <section>
              <h3 className={classes.heading}>{t('review.ideal')}</h3>
              <p className={classes.answer}>{question.idealAnswer ?? t('review.noIdeal')}</p>
            </section>
          </div>
          {answer && form.allowedActions.includes('review') && (
            <Score form={form} question={question} answer={answer} />
          )}
        </div>
      </Card>
      <Card title={t('review.all')}>
        <ol className={classes.list}>
          {form.questions.map((other) => (
            <li key={other.key}>
              <AppLink
                href={href(talentRoutes.screeningQuestionsByCandidateIdEditByScreeningQuestionId, {
                  candidateId: form.candidate.id,
                  screeningQuestionId: other.key,
                })}
                aria-current={other === question ? 'page' : undefined}
              >
                {other.text}
              </AppLink>{' '}
              <span className={classes.quiet}>
                {other.answer?.score
                  ? t('review.scored', { score: other.answer.score })
                  : t('review.open')}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}

const languages = new Intl.DisplayNames('en', { type: 'language' });
const scores = ['1', '2', '3', '4', '5'] as const;
const schema = z.object({
  score: z.enum(scores).nullable(),
  note: longText(limits.screening.reviewNote),
});

function Score({
  form: { id },
  question: { key, weight },
  answer,
}: ReviewQuestionProps & { answer: NonNullable<ScreeningQuestion['answer']> }) {
  const t = useScreeningMessages();
  const platform = usePlatform();
  const [review] = api.useScreeningFormsReviewMutation();
  const form = useZodForm({
    schema,
    initialValues: {
      score: scores.find((score) => score === String(answer.score)) ?? null,
      note: answer.note ?? '',
    },
  });
  const saving = useFormMutation({
    form,
    mutation: review,
    version: answer.version,
    toArgs: ({ output, version }) => ({
      params: { id, key },
      body: {
        version,
        score: output.score === null ? null : Number(output.score),
        note: output.note || null,
      },
    }),
    onSaved: () => {
      form.reset(form.values);
      platform.notify({ kind: 'success', text: t('review.saved') });
    },
  });
  return (
    <Form label={t('review.score')} onSubmit={saving.submit}>
      <div className={classes.fields}>
        <ErrorSummary {...form.summary} />
        <SegmentedField<(typeof scores)[number]>
          label={t('review.score')}
          help={t('review.scoreHelp', { weight })}
          options={scores.map((value) => ({ value, label: value }))}
          {...form.field('score')}
        />
        <TextArea
          label={t('review.note')}
          maxLength={limits.screening.reviewNote}
          {...form.field('note')}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="md" loading={saving.pending} disabled={!form.dirty}>
            {t('review.save')}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** Returns an answer as readable text, whatever its type. */
function answerWords({ answerType, answer }: ScreeningQuestion, t: ScreeningMessages): string {
  const value = answer?.value ?? null;
  if (value === null || value === '') return t('review.none');
  if (Array.isArray(value)) return value.join(', ');
  if (answerType === 'yes_no') return t(value === 'yes' ? 'review.yes' : 'review.no');
  return String(value);
}
