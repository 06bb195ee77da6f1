import { limits } from '@muster/contracts';
import { Button, IconX, ListFocus, SearchSelectField } from '@muster/ui';
import { useSkillOptions } from '../../shared/use-job-options.ts';
import type { DraftForm } from './draft-values.ts';
import { useSaraMessages } from './messages.ts';
import classes from './sara.module.css';

interface SkillPickerProps {
  form: DraftForm;
  list: 'skills' | 'niceSkills';
}

/** Skills of a list: found by name, removed by their button. */
export function SkillPicker({ form, list }: SkillPickerProps) {
  const t = useSaraMessages();
  const search = useSkillOptions();
  const rows = form.values[list];
  return (
    <div>
      <ListFocus>
        <SearchSelectField
          label={t(`field.${list}`)}
          placeholder={t('form.addSkill')}
          disabled={rows.length >= limits.job.skills}
          value={null}
          search={search}
          onChange={(id, option) => {
            if (!id || !option || rows.some(({ skillId }) => skillId === id)) return;
            form.setValue(list, [...rows, { skillId: id, name: option.name }]);
          }}
        />
        {rows.length > 0 && (
          <ul className={classes.skills}>
            {rows.map(({ skillId, name }) => (
              <li key={skillId}>
                <Button
                  size="compact-sm"
                  variant="default"
                  rightSection={<IconX size={12} aria-hidden />}
                  aria-label={t('form.remove', { name })}
                  onClick={() =>
                    form.setValue(
                      list,
                      rows.filter((row) => row.skillId !== skillId),
                    )
                  }
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListFocus>
    </div>
  );
}
