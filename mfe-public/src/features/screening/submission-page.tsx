import { useDocumentTitle } from '@muster/kit';
import { EmptyState, IconCircleCheck, IconMail, formatDateTime } from '@muster/ui';
import { useState } from 'react';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';
import { submittedNote } from './submitted-note.ts';

/** Thanks after submitting a form; neutral text for a visit without one. */
export function SubmissionPage() {
  const t = useScreeningMessages();
  const [note] = useState(submittedNote);
  useDocumentTitle(t(note ? 'submitted.title' : 'submitted.neutralTitle'), { whole: true });
  if (!note)
    return (
      <EmptyState
        size="page"
        icon={IconMail}
        title={t('submitted.neutralTitle')}
        text={t('submitted.neutral')}
      />
    );
  const steps = [
    note.hasCopy ? 'confirmCopy' : 'confirm',
    ...(note.isInvited ? (['account'] as const) : []),
    'read',
    'tell',
  ] as const;
  return (
    <div className={classes.page}>
      <div>
        <h1 className={classes.thanks}>
          <IconCircleCheck size={28} aria-hidden />
          {t('submitted.title')}
        </h1>
        <p className={classes.lead}>
          {t('submitted.text', { agency: note.agencyName, when: formatDateTime(note.at) })}
        </p>
      </div>
      <section aria-labelledby="next">
        <h2 id="next" className={classes.subtitle}>
          {t('submitted.next')}
        </h2>
        <ol className={classes.facts}>
          {steps.map((step) => (
            <li key={step}>{t(`submitted.steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <p className={classes.lead}>{t('submitted.close')}</p>
    </div>
  );
}
