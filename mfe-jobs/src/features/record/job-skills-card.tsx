import type { JobDetails } from '@muster/contracts';
import { Badge, Card, EmptyState, IconListCheck } from '@muster/ui';
import { useJobMessages } from '../../shared/job-words.ts';
import type { JobCardProps } from './card-props.ts';
import { EditLink } from './edit-link.tsx';
import classes from './record.module.css';
import { useRecordMessages } from './messages.ts';

/** Skills of the job: required ones first, mandatory ones marked. */
export function JobSkillsCard({ job, details }: JobCardProps) {
  const t = useRecordMessages();
  const { skillsRequired, skillsNice } = details;
  return (
    <Card
      title={t('skills.title')}
      count={skillsRequired.length + skillsNice.length}
      flush
      actions={<EditLink job={job} part="skills" label={t('skills.edit')} />}
    >
      {skillsRequired.length + skillsNice.length === 0 ? (
        <EmptyState size="compact" icon={IconListCheck} title={t('skills.none')} />
      ) : (
        <>
          {skillsRequired.length > 0 && (
            <SkillTable label={t('skills.required')} skills={skillsRequired} />
          )}
          {skillsNice.length > 0 && <SkillTable label={t('skills.nice')} skills={skillsNice} />}
        </>
      )}
    </Card>
  );
}

function SkillTable({ label, skills }: { label: string; skills: JobDetails['skillsNice'] }) {
  const t = useRecordMessages();
  const words = useJobMessages();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{t('skills.level')}</th>
          <th scope="col" className={classes.end}>
            {t('skills.years')}
          </th>
        </tr>
      </thead>
      <tbody>
        {skills.map(({ skillId, name, minLevel, minYears, must }) => (
          <tr key={skillId}>
            <td>
              <span className={classes.skillName}>
                {name}
                {must && (
                  <Badge family="violet" dot={false}>
                    {t('skills.must')}
                  </Badge>
                )}
              </span>
            </td>
            <td>{minLevel ? words(`level.${minLevel}`) : t('skills.any')}</td>
            <td className={classes.end}>{minYears === null ? t('skills.any') : `${minYears}+`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
