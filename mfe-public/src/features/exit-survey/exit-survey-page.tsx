import { useState } from 'react';
import type { ExitSurveyQuestion } from '@muster/contracts';
import { SurveyFields, useExitSurveyMessages, useSurveyForm } from '@muster/blocks';
import { useDocumentTitle, useFormMutation } from '@muster/kit';
import {
  Button,
  EmptyState,
  ErrorSummary,
  IconCircleCheck,
  IconHourglass,
  formatDate,
  formatDateTime,
} from '@muster/ui';
import { api } from '../../api.ts';
import { forgetInput, useKeptForm } from '../../shared/kept-input.ts';
import { LinkView } from '../../shared/link-view.tsx';
import classes from './exit-survey.module.css';
import { useSurveyPageMessages } from './messages.ts';

/** Exit survey of a placement, answered without signing in. */
export function ExitSurveyPage({ handle }: { handle: string }) {
  const t = useSurveyPageMessages();
  const [sent, setSent] = useState<ExitSurveyQuestion | null>(null);
  const query = api.useExitSurveyVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  useDocumentTitle(t('document'), { whole: true });
  // Sending uses up the link; the thanks stay on the page.
  if (sent)
    return (
      <EmptyState
        size="page"
        icon={IconCircleCheck}
        title={t('thanks.title')}
        text={t('thanks.text', { agency: sent.agencyName })}
      />
    );
  return (
    <LinkView query={query}>
      {(question) =>
        question.mayAnswer ? (
          <Answer handle={handle} question={question} onSent={setSent} />
        ) : (
          <EmptyState
            size="page"
            icon={IconHourglass}
            title={t('over.title')}
            text={t('over.text', { agency: question.agencyName })}
          />
        )
      }
    </LinkView>
  );
}

interface AnswerProps {
  handle: string;
  question: ExitSurveyQuestion;
  onSent: (question: ExitSurveyQuestion) => void;
}

function Answer({ handle, question, onSent }: AnswerProps) {
  const t = useSurveyPageMessages();
  const words = useExitSurveyMessages();
  const [answer] = api.useExitSurveyVisitAnswerMutation();
  const form = useSurveyForm(question);
  useKeptForm(form, handle, 'survey');
  const saving = useFormMutation({
    form,
    mutation: answer,
    version: question.version,
    toArgs: ({ output, version }) => ({ params: { handle }, body: { ...output, version } }),
    onSaved: (sent) => {
      forgetInput(handle);
      onSent(sent);
    },
  });
  const { side, about, job, number, startDate, endDate, agencyName: agency } = question;
  const period = { job, number, from: formatDate(startDate) };
  return (
    <form className={classes.page} onSubmit={saving.submit} noValidate>
      <div>
        <h1>{words(`title.${side}`, { about })}</h1>
        <p className={classes.quiet}>
          {endDate ? t('lead', { ...period, to: formatDate(endDate) }) : t('leadOpen', period)}
        </p>
      </div>
      <ErrorSummary {...form.summary} />
      <SurveyFields question={question} form={form} />
      <div className={classes.buttons}>
        <Button type="submit" size="lg" loading={saving.pending}>
          {words('send')}
        </Button>
      </div>
      <p className={classes.quiet}>
        {t('until', { when: formatDateTime(question.expiresAt) })}{' '}
        {words(`reads.${side}`, { agency })} {words('once')}
      </p>
    </form>
  );
}
