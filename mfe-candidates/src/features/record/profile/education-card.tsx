import { candidatesRoutes, href, type CandidateRecord, type Education } from '@muster/contracts';
import { Card } from '@muster/ui';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';
import { CardEmpty } from './card-empty.tsx';
import { EditLink } from './edit-link.tsx';
import classes from './background-cards.module.css';

/** The candidate's education. */
export function EducationCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { education = [], allowedActions } = candidate;
  return (
    <Card
      title={t('background.education.title')}
      count={education.length}
      flush
      actions={
        allowedActions.includes('edit_experience') && (
          <EditLink
            to={`${href(candidatesRoutes.profile, { id: candidate.id })}?edit=education`}
            label={t('background.education.edit')}
          />
        )
      }
    >
      {education.length === 0 ? (
        <CardEmpty
          text={t('background.education.none')}
          to={
            allowedActions.includes('edit_experience')
              ? `${href(candidatesRoutes.profile, { id: candidate.id })}?edit=education`
              : null
          }
          label={t('background.education.add')}
        />
      ) : (
        <ol className={classes.entries}>
          {education.map((course) => (
            <Course key={course.id} course={course} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Course({ course }: { course: Education }) {
  const t = useMessages();
  const degree = course.degree === 'none' ? null : t(`background.degree.${course.degree}`);
  return (
    <li className={classes.entry}>
      <span className={classes.tile} aria-hidden>
        {[...course.school][0]?.toUpperCase()}
      </span>
      <div className={classes.what}>
        <span className={classes.name}>
          {[degree, course.field].filter(Boolean).join(', ') || course.school}
        </span>
        <span className={classes.second}>
          {[course.school, course.grade && t('background.education.grade', { grade: course.grade })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {course.description && <p className={classes.text}>{course.description}</p>}
      </div>
      <span className={classes.when}>{yearsText(course, t)}</span>
    </li>
  );
}

function yearsText({ startYear, endYear }: Education, t: Translate): string {
  if (startYear !== null && endYear !== null) return `${startYear} – ${endYear}`;
  if (startYear !== null) return t('background.education.since', { year: startYear });
  return endYear === null ? '' : t('background.education.until', { year: endYear });
}
