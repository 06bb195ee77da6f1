import { skillLevels } from '@muster/contracts';
import {
  Badge,
  CheckboxField,
  EmptyState,
  FieldRow,
  IconButton,
  IconListCheck,
  IconTrash,
  NumberField,
  SelectField,
} from '@muster/ui';
import { useWords } from '../../../shared/use-words.ts';
import classes from './skill-rows.module.css';
import type { SkillsZodForm } from './skills-values.ts';

/** One row a skill: level, years, last used, primary. A verified score stays as it is. */
export function SkillRows({ form }: { form: SkillsZodForm }) {
  const t = useWords();
  const { skills } = form.values;
  const { onRemove } = form.list('skills');
  if (skills.length === 0)
    return <EmptyState size="compact" icon={IconListCheck} title={t('edit.skills.empty')} />;
  return (
    <ul className={classes.list}>
      {skills.map((skill, index) => (
        <li key={skill.skillId}>
          <div className={classes.row} role="group" aria-label={skill.name}>
            <div className={classes.head}>
              <span className={classes.name}>{skill.name}</span>
              {skill.verifiedScore !== null && (
                <Badge family="green">
                  {t('edit.skills.verified', { score: skill.verifiedScore.toFixed(1) })}
                </Badge>
              )}
              <IconButton
                variant="subtle"
                aria-label={t('edit.skills.remove', { name: skill.name })}
                onClick={() => onRemove(index)}
              >
                <IconTrash size={16} />
              </IconButton>
            </div>
            <FieldRow columns="2fr 1fr 1fr auto">
              <SelectField
                label={t('edit.skills.level')}
                placeholder={t('edit.skills.notRated')}
                options={skillLevels.map((value) => ({
                  value,
                  label: t(`enum.skillLevel.${value}`),
                }))}
                {...form.field(`skills.${index}.level`)}
              />
              <NumberField
                label={t('edit.skills.years')}
                min={0}
                max={50}
                decimals={1}
                {...form.field(`skills.${index}.years`)}
              />
              <NumberField
                label={t('edit.skills.lastUsed')}
                min={1970}
                {...form.field(`skills.${index}.lastUsedYear`)}
              />
              <CheckboxField
                className={classes.primary}
                label={t('edit.skills.primary')}
                {...form.field(`skills.${index}.isPrimary`)}
              />
            </FieldRow>
          </div>
        </li>
      ))}
    </ul>
  );
}
