import { limits, skillLevels } from '@muster/contracts';
import {
  CheckboxField,
  EmptyState,
  FieldRow,
  IconButton,
  IconListCheck,
  IconTrash,
  ListFocus,
  NumberField,
  SearchSelectField,
  SelectField,
} from '@muster/ui';
import type { SkillOption } from '../skills/skill-options.ts';
import classes from './job-form.module.css';
import type { JobListForm } from './job-list-values.ts';
import { useJobListMessages } from './messages.ts';

export interface JobSkillFieldsProps {
  form: JobListForm;
  list: 'skillsRequired' | 'skillsNice';
  /** Searches the skill catalogue. */
  search: (query: string) => Promise<SkillOption[]>;
}

/** Edits the skills of a job, with level and years; a required skill can be a must. */
export function JobSkillFields({ form, list, search }: JobSkillFieldsProps) {
  const t = useJobListMessages();
  const rows = form.values[list];
  const { onRemove } = form.list(list);
  const isRequired = list === 'skillsRequired';
  return (
    <ListFocus>
      <SearchSelectField
        label={t('skills.add')}
        placeholder={t('skills.placeholder')}
        disabled={rows.length >= limits.job.skills}
        value={null}
        search={search}
        onChange={(id, option) => {
          if (!id || !option || rows.some(({ skillId }) => skillId === id)) return;
          form.setValue(list, [
            ...rows,
            { skillId: id, name: option.name, minLevel: null, minYears: null, must: isRequired },
          ]);
        }}
      />
      {rows.length === 0 ? (
        <EmptyState size="compact" icon={IconListCheck} title={t('skills.none')} />
      ) : (
        <ul className={classes.rows}>
          {rows.map(({ skillId, name }, index) => (
            <li key={skillId}>
              <div className={classes.row} role="group" aria-label={name}>
                <div className={classes.head}>
                  <span className={classes.name}>{name}</span>
                  <IconButton
                    variant="subtle"
                    aria-label={t('skills.remove', { name })}
                    onClick={() => onRemove(index)}
                  >
                    <IconTrash size={16} />
                  </IconButton>
                </div>
                <FieldRow columns={isRequired ? '2fr 1fr auto' : '2fr 1fr'}>
                  <SelectField
                    label={t('skills.minLevel')}
                    placeholder={t('skills.anyLevel')}
                    options={skillLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
                    {...form.field(`${list}.${index}.minLevel`)}
                  />
                  <NumberField
                    label={t('skills.minYears')}
                    min={0}
                    max={60}
                    {...form.field(`${list}.${index}.minYears`)}
                  />
                  {isRequired && (
                    <CheckboxField
                      className={classes.must}
                      label={t('skills.must')}
                      {...form.field(`skillsRequired.${index}.must`)}
                    />
                  )}
                </FieldRow>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ListFocus>
  );
}
