import type { EmailTemplate, TemplateRevision } from '@muster/contracts';
import { TextDifference } from '@muster/blocks';
import { Button, formatDate } from '@muster/ui';
import { languageName } from './language-names.ts';
import { useTemplateMessages } from './messages.ts';
import classes from './templates.module.css';

interface EarlierTextsProps {
  template: EmailTemplate;
  /** Puts an earlier text into the form; null for users who may not change it. */
  onTake: ((revision: TemplateRevision) => void) | null;
}

/** Earlier texts, each with the changes since, in every language. */
export function EarlierTexts({ template, onTake }: EarlierTextsProps) {
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
              <OtherLanguages revision={revision} template={template} />
              {onTake && (
                <Button size="xs" variant="default" onClick={() => onTake(revision)}>
                  {t('history.take')}
                </Button>
              )}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The text in each language that existed then or exists now. */
function OtherLanguages({
  revision,
  template,
}: {
  revision: TemplateRevision;
  template: EmailTemplate;
}) {
  const { translations } = revision;
  if (!translations) return null;
  const codes = new Set(
    [...translations, ...template.translations].map(({ language }) => language),
  );
  return [...codes].map((code) => {
    const then = translations.find(({ language }) => language === code);
    const now = template.translations.find(({ language }) => language === code);
    return (
      <div key={code}>
        <h3 className={classes.meta}>{languageName(code)}</h3>
        <TextDifference before={then?.subject ?? ''} after={now?.subject ?? ''} />
        <TextDifference before={then?.body ?? ''} after={now?.body ?? ''} />
      </div>
    );
  });
}

const authorOf = (
  { at, by }: TemplateRevision,
  t: ReturnType<typeof useTemplateMessages>,
): string =>
  at && by ? t('history.by', { name: by.name, day: formatDate(at) }) : t('history.shipped');
