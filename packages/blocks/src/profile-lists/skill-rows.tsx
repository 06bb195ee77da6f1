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
import { useProfileListMessages } from './messages.ts';
import classes from './skill-rows.module.css';
import type { SkillListForm } from './skill-values.ts';

/**
 * A grid with one row of 36 px per skill: level, years, last used, primary. If it does not fit, the
 * fields of a skill are below its name. A verified score cannot be edited; if the editor may not
 * change verified skills, the whole row is locked.
 */
export function SkillRows({ form }: { form: SkillListForm }) {
  const t = useProfileListMessages();
  const { skills } = form.values;
  const { onRemove } = form.list('skills');
  if (skills.length === 0) return <EmptyLine text={t('skills.empty')} />;
  return (
    <div className={classes.grid}>
      <div className={classes.head} aria-hidden>
        <span>{t('skills.skill')}</span>
        <span>{t('skills.level')}</span>
        <span>{t('skills.years')}</span>
        <span>{t('skills.lastUsed')}</span>
        <span>{t('skills.primary')}</span>
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
                    title={t('skills.verified', { score: skill.verifiedScore.toFixed(1) })}
                  >
                    <VerifiedTick>{skill.verifiedScore.toFixed(1)}</VerifiedTick>
                  </span>
                )}
                {skill.isLocked && (
                  <span className={classes.verified}>
                    <VerifiedTick>{t('skills.locked')}</VerifiedTick>
                  </span>
                )}
              </span>
              <SelectField
                label={t('skills.level')}
                hideLabel
                disabled={skill.isLocked}
                placeholder={t('skills.notRated')}
                options={skillLevels.map((value) => ({
                  value,
                  label: t(`skillLevel.${value}`),
                }))}
                {...form.field(`skills.${index}.level`)}
              />
              <NumberField
                label={t('skills.years')}
                hideLabel
                disabled={skill.isLocked}
                min={0}
                max={50}
                decimals={1}
                {...form.field(`skills.${index}.years`)}
              />
              <NumberField
                label={t('skills.lastUsed')}
                hideLabel
                disabled={skill.isLocked}
                min={1970}
                {...form.field(`skills.${index}.lastUsedYear`)}
              />
              <CheckboxField
                className={classes.primary}
                label={t('skills.primary')}
                hideLabel
                disabled={skill.isLocked}
                {...form.field(`skills.${index}.isPrimary`)}
              />
              <IconButton
                variant="subtle"
                aria-label={t('skills.remove', { name: skill.name })}
                disabled={skill.isLocked}
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
