import { useState } from 'react';
import type { OwnTemplateAudience, TemplatePreview as Mail } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { LoadingText, MailFrame, NoticeBar, SegmentedField, useDebouncedValue } from '@muster/ui';
import { api } from '../../api.ts';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

const views = ['mail', 'phone', 'text'] as const;
type View = (typeof views)[number];
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

interface Words {
  subject: string;
  body: string;
}

const wait = 300;

/** Preview of a template as a mail while it is edited. */
export function TemplatePreview({ id, words }: { id: string; words: Words }) {
  const [settled] = useDebouncedValue(words, wait);
  // Copies the values, because a query's arguments are frozen.
  const { subject, body } = settled;
  return (
    <Preview {...api.useEmailTemplatesPreviewQuery({ params: { id }, body: { subject, body } })} />
  );
}

interface NewTemplatePreviewProps {
  audience: OwnTemplateAudience;
  words: Words;
}

/** Preview of a template that does not exist yet. */
export function NewTemplatePreview({ audience, words }: NewTemplatePreviewProps) {
  const [{ subject, body }] = useDebouncedValue(words, wait);
  return (
    <Preview {...api.useEmailTemplatesPreviewNewQuery({ body: { audience, subject, body } })} />
  );
}

function Preview({ data, error }: { data?: Mail | undefined; error?: unknown }) {
  const t = useTemplateMessages();
  const [view, setView] = useState<View>('mail');
  const [scheme, setScheme] = useState<Scheme>('light');
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
      {view !== 'text' && (
        <SegmentedField<Scheme>
          label={t('preview.colours')}
          options={schemes.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={scheme}
          onChange={setScheme}
        />
      )}
      {error !== undefined && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {!data && error === undefined && <LoadingText>{t('preview.waiting')}</LoadingText>}
      {data && (
        <div className={classes.mail} data-view={view}>
          <p className={classes.mailSubject}>{data.subject}</p>
          {view === 'text' ? (
            <pre className={classes.plain}>{data.text}</pre>
          ) : (
            <MailFrame
              key={`${view} ${scheme}`}
              html={data.html}
              title={t('preview.frame')}
              scheme={scheme}
            />
          )}
        </div>
      )}
    </section>
  );
}
