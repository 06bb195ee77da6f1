import { useState } from 'react';
import { errorText } from '@muster/kit';
import { LoadingText, MailFrame, NoticeBar, SegmentedField, useDebouncedValue } from '@muster/ui';
import { api } from '../../api.ts';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

const views = ['mail', 'phone', 'text'] as const;
type View = (typeof views)[number];

interface TemplatePreviewProps {
  id: string;
  words: { subject: string; body: string };
}

/** How the words look as a mail while they are written. */
export function TemplatePreview({ id, words }: TemplatePreviewProps) {
  const t = useTemplateMessages();
  const [view, setView] = useState<View>('mail');
  const [settled] = useDebouncedValue(words, 300);
  // A copy: what goes into a query is frozen there, and these are the values of the form.
  const { data, error } = api.useEmailTemplatesPreviewQuery({
    params: { id },
    body: { ...settled },
  });
  return (
    <section className={classes.column} aria-labelledby="template-preview">
      <div>
        <h2 className={classes.small} id="template-preview">
          {t('preview.title')}
        </h2>
        <p className={classes.meta}>{t('preview.sample')}</p>
      </div>
      <SegmentedField
        label={t('preview.view')}
        options={views.map((value) => ({ value, label: t(`preview.${value}`) }))}
        value={view}
        onChange={(value) => setView(value as View)}
      />
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {!data && !error && <LoadingText>{t('preview.waiting')}</LoadingText>}
      {data && (
        <div className={classes.mail} data-view={view}>
          <p className={classes.mailSubject}>{data.subject}</p>
          {view === 'text' ? (
            <pre className={classes.plain}>{data.text}</pre>
          ) : (
            <MailFrame key={view} html={data.html} title={t('preview.frame')} />
          )}
        </div>
      )}
    </section>
  );
}
