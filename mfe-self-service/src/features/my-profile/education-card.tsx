import { Card, CardRow, CardRows, EmptyState, IconSchool } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** The person's education. */
export function EducationCard({ profile }: { profile: OwnProfile }) {
  const { education = [] } = profile;
  const t = useMessages();
  return (
    <Card
      title={t('background.education')}
      count={education.length}
      flush
      actions={<EditBlock block="education" profile={profile} />}
    >
      {education.length === 0 ? (
        <EmptyState size="compact" icon={IconSchool} title={t('background.noEducation')} />
      ) : (
        <CardRows>
          {education.map(({ id, school, degree, field, startYear, endYear }) => (
            <CardRow key={id}>
              <span className={classes.said}>
                <span className={classes.strong}>
                  {[degree !== 'none' && t(`background.degree.${degree}`), field]
                    .filter(Boolean)
                    .join(', ') || school}
                </span>
                <span className={classes.quiet}>{school}</span>
              </span>
              <span className={classes.quiet}>
                {[startYear, endYear].filter(Boolean).join(' – ')}
              </span>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
