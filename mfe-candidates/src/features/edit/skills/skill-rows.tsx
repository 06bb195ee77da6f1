import { skillLevels } from '@muster/contracts';
import {
  CheckboxField,
  EmptyLine,
  IconButton,
  IconTrash,
  NumberField,
  SelectField,
  VerifiedTick,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './skill-rows.module.css';
import type { SkillsZodForm } from './skills-values.ts';

/**
 * A grid with one row of 36 px a skill: level, years, last used, primary. Where it does not fit, the
 * fields of a skill stand below its name. A verified score stays as it is.
 */
export function SkillRows({ form }: { form: SkillsZodForm }) {
  const t = useMessages();
  const { skills } = form.values;
  const { onRemove } = form.list('skills');
  if (skills.length === 0) return <EmptyLine text={t('edit.skills.empty')} />;
  return (
    <div className={classes.grid}>
      <div className={classes.head} aria-hidden>
        <span>{t('edit.skills.skill')}</span>
        <span>{t('edit.skills.level')}</span>
        <span>{t('edit.skills.years')}</span>
        <span>{t('edit.skills.lastUsed')}</span>
        <span>{t('edit.skills.primary')}</span>
      </div>
      <ul className={classes.list}>
        {skills.map((skill, index) => (
          <li key={skill.skillId}>
            <div className={classes.row} role="group" aria-label={skill.name}>
              <span className={classes.name}>
                {skill.name}
                {skill.verifiedScore !== null && (
                  <span
                    className={classes.verified}
                    title={t('edit.skills.verified', { score: skill.verifiedScore.toFixed(1) })}
                  >
                    <VerifiedTick>{skill.verifiedScore.toFixed(1)}</VerifiedTick>
                  </span>
                )}
              </span>
              <SelectField
                label={t('edit.skills.level')}
                hideLabel
                placeholder={t('edit.skills.notRated')}
                options={skillLevels.map((value) => ({
                  value,
                  label: t(`enum.skillLevel.${value}`),
                }))}
                {...form.field(`skills.${index}.level`)}
              />
              <NumberField
                label={t('edit.skills.years')}
                hideLabel
                min={0}
                max={50}
                decimals={1}
                {...form.field(`skills.${index}.years`)}
              />
              <NumberField
                label={t('edit.skills.lastUsed')}
                hideLabel
                min={1970}
                {...form.field(`skills.${index}.lastUsedYear`)}
              />
              <CheckboxField
                className={classes.primary}
                label={t('edit.skills.primary')}
                hideLabel
                {...form.field(`skills.${index}.isPrimary`)}
              />
              <IconButton
                variant="subtle"
                aria-label={t('edit.skills.remove', { name: skill.name })}
                onClick={() => onRemove(index)}
              >
                <IconTrash size={16} />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
