import { limits, skillLevels } from '@muster/contracts';
import {
  CheckboxField,
  EmptyState,
  FieldRow,
  FormSection,
  IconButton,
  IconListCheck,
  IconTrash,
  NumberField,
  SearchSelectField,
  SelectField,
} from '@muster/ui';
import { useJobMessages } from '../job-words.ts';
import { useSkillOptions } from '../use-job-options.ts';
import classes from './job-form.module.css';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

const max = limits.job.skills;

/** Required and helpful skills. */
export function SkillsSection({ form }: { form: JobForm }) {
  const t = useFormMessages();
  return (
    <>
      <FormSection title={t('required')} text={t('requiredText', { max })}>
        <SkillList form={form} list="skillsRequired" />
      </FormSection>
      <FormSection title={t('nice')} text={t('niceText', { max })}>
        <SkillList form={form} list="skillsNice" />
      </FormSection>
    </>
  );
}

function SkillList({ form, list }: { form: JobForm; list: 'skillsRequired' | 'skillsNice' }) {
  const t = useFormMessages();
  const words = useJobMessages();
  const search = useSkillOptions();
  const rows = form.values[list];
  const { onRemove } = form.list(list);
  return (
    <>
      <SearchSelectField
        label={t('addSkill')}
        placeholder={t('skillPlaceholder')}
        disabled={rows.length >= max}
        value={null}
        search={search}
        onChange={(id, option) => {
          if (!id || !option || rows.some(({ skillId }) => skillId === id)) return;
          const must = list === 'skillsRequired';
          form.setValue(list, [
            ...rows,
            { skillId: id, name: option.name, minLevel: null, minYears: null, must },
          ]);
        }}
      />
      {rows.length === 0 ? (
        <EmptyState size="compact" icon={IconListCheck} title={t('noSkills')} />
      ) : (
        <ul className={classes.rows}>
          {rows.map(({ skillId, name }, index) => (
            <li key={skillId}>
              <div className={classes.row} role="group" aria-label={name}>
                <div className={classes.head}>
                  <span className={classes.name}>{name}</span>
                  <IconButton
                    variant="subtle"
                    aria-label={t('removeSkill', { name })}
                    onClick={() => onRemove(index)}
                  >
                    <IconTrash size={16} />
                  </IconButton>
                </div>
                <FieldRow columns={list === 'skillsRequired' ? '2fr 1fr auto' : '2fr 1fr'}>
                  <SelectField
                    label={t('minLevel')}
                    placeholder={t('anyLevel')}
                    options={skillLevels.map((value) => ({
                      value,
                      label: words(`level.${value}`),
                    }))}
                    {...form.field(`${list}.${index}.minLevel`)}
                  />
                  <NumberField
                    label={t('minYears')}
                    min={0}
                    max={60}
                    {...form.field(`${list}.${index}.minYears`)}
                  />
                  {list === 'skillsRequired' && (
                    <CheckboxField
                      className={classes.must}
                      label={t('must')}
                      {...form.field(`skillsRequired.${index}.must`)}
                    />
                  )}
                </FieldRow>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
