import { Card, CardRow, CardRows, EmptyState, IconBriefcase, formatMonth } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** The person's jobs, with the names that clients do not see. */
export function ExperienceCard({ profile }: { profile: OwnProfile }) {
  const { experience = [] } = profile;
  const t = useMessages();
  return (
    <Card
      title={t('background.experience')}
      count={experience.length}
      flush
      actions={<EditBlock block="experience" profile={profile} />}
    >
      {experience.length === 0 ? (
        <EmptyState
          size="compact"
          icon={IconBriefcase}
          title={t('background.noExperience')}
          text={t('background.noExperienceText')}
        />
      ) : (
        <CardRows>
          {experience.map((job) => (
            <CardRow key={job.id}>
              <span className={classes.said}>
                <span className={classes.strong}>{job.title}</span>
                <span className={classes.quiet}>{job.companyName}</span>
                {job.hideCompanyFromClient && (
                  <span className={classes.quiet}>{t('background.hidden')}</span>
                )}
              </span>
              <span className={classes.months}>
                {formatMonth(job.startMonth)} –{' '}
                {job.endMonth ? formatMonth(job.endMonth) : t('background.now')}
              </span>
            </CardRow>
          ))}
        </CardRows>
      )}
    </Card>
  );
}
