import type { ApplicationRecord } from '@muster/contracts';
import { Badge, RichTextView } from '@muster/ui';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';

/** The job's requirements, to write beside. */
export function Requirements({ record: { requirements } }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  return (
    <section className={classes.requirements}>
      <h3 className={classes.partTitle}>{t('requirements.title')}</h3>
      <ul className={classes.chips}>
        {requirements.skills.map(({ name, must, minYears }) => (
          <li key={name}>
            <Badge family={must ? 'blue' : 'grey'}>
              {name}
              {minYears !== null && `, ${t('view.years', { count: minYears })}`}
              {must && `, ${t('requirements.must')}`}
            </Badge>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        {t('requirements.english', { level: requirements.englishMin })}
      </p>
      {(['description', 'mustHave', 'niceToHave'] as const).map((part) => {
        const html = requirements[part];
        return (
          html && (
            <div key={part}>
              <h4 className={classes.partTitle}>{t(`requirements.${part}`)}</h4>
              <RichTextView html={html} />
            </div>
          )
        );
      })}
    </section>
  );
}
