import { useState } from 'react';
import type { ExitSurveyQuestion } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { Button, Card, CardRow, CardRows, DecisionForm, formatDate } from '@muster/ui';
import {
  ExitSurveysProvider,
  useExitSurveysAnswerMutation,
  useExitSurveysOwnQuery,
  type ExitSurveysApi,
} from './exit-surveys-context.tsx';
import classes from './exit-surveys.module.css';
import { useExitSurveyMessages } from './messages.ts';
import { SurveyFields } from './survey-fields.tsx';
import { useSurveyForm } from './use-survey-form.ts';

/** Surveys that wait for the reader's answer; renders nothing if there are none. */
export function OwnExitSurveys({ api }: { api: ExitSurveysApi }) {
  return (
    <ExitSurveysProvider api={api}>
      <Waiting />
    </ExitSurveysProvider>
  );
}

function Waiting() {
  const t = useExitSurveyMessages();
  const { data } = useExitSurveysOwnQuery();
  const [opened, setOpened] = useState<string | null>(null);
  const rows = data?.data ?? [];
  const question = rows.find(({ id }) => id === opened);
  if (rows.length === 0) return null;
  return (
    <>
      <Card title={t('card')} count={rows.length} flush>
        <CardRows>
          {rows.map((row) => (
            <CardRow key={row.id}>
              <div className={classes.about}>
                <strong>{row.about}</strong>
                <span className={classes.quiet}>
                  {t('about', { job: row.job, number: row.number })}
                  {' · '}
                  {t('until', { date: formatDate(row.expiresAt) })}
                </span>
              </div>
              <Button
                size="xs"
                aria-label={t('answerFor', { about: row.about })}
                onClick={() => setOpened(row.id)}
              >
                {t('answer')}
              </Button>
            </CardRow>
          ))}
        </CardRows>
      </Card>
      {question && (
        <Answering key={question.id} question={question} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function Answering({ question, onClose }: { question: ExitSurveyQuestion; onClose: () => void }) {
  const t = useExitSurveyMessages();
  const platform = usePlatform();
  const [answer] = useExitSurveysAnswerMutation();
  const form = useSurveyForm(question);
  const { id, side, about, job, number, version, agencyName: agency } = question;
  const saving = useFormMutation({
    form,
    mutation: answer,
    version,
    toArgs: ({ output, version: seen }) => ({ params: { id }, body: { ...output, version: seen } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('sent') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`title.${side}`, { about })}
      subtitle={t('about', { job, number })}
      keep={t('keep')}
      confirm={t('send')}
      unsaved={form.dirty}
      effects={[t(`reads.${side}`, { agency }), t('once')]}
      summary={form.summary}
      saving={saving}
    >
      <SurveyFields question={question} form={form} />
    </DecisionForm>
  );
}
