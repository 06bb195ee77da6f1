import type { SkillDetail } from '@muster/contracts';
import { StateBadge } from '@muster/ui';
import classes from '../skills.module.css';
import { useMessages } from '../use-messages.ts';

/** Its state, and the candidates and jobs that use it. */
export function SkillFacts({ skill }: { skill: SkillDetail }) {
  const t = useMessages();
  return (
    <div className={classes.facts}>
      <StateBadge machine="skill" state={skill.status} />
      <span>{t('edit.people', { count: skill.usageCount })}</span>
      <span>{t('edit.jobs', { count: skill.jobCount })}</span>
      {skill.createdBy && <span>{t('edit.addedBy', { name: skill.createdBy.name })}</span>}
    </div>
  );
}
