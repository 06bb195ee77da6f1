import type { EmailTemplate, TemplateRevision } from '@muster/contracts';
import { TextDifference } from '@muster/blocks';
import { formatDate } from '@muster/ui';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

/** The texts before the present one, each with what has changed since. */
export function EarlierTexts({ template }: { template: EmailTemplate }) {
  const t = useTemplateMessages();
  return (
    <section className={classes.history} aria-labelledby="template-history">
      <h2 className={classes.small} id="template-history">
        {t('history.title')}
      </h2>
      {template.revisions.length === 0 && <p className={classes.meta}>{t('history.none')}</p>}
      <ul className={classes.rehearsal}>
        {template.revisions.map((revision) => (
          <li key={revision.revision}>
            <details>
              <summary>{authorOf(revision, t)}</summary>
              <TextDifference before={revision.subject} after={template.subject} />
              <TextDifference before={revision.body} after={template.body} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

const authorOf = (
  { at, by }: TemplateRevision,
  t: ReturnType<typeof useTemplateMessages>,
): string =>
  at && by ? t('history.by', { name: by.name, day: formatDate(at) }) : t('history.shipped');
