import { Chip, Group, ListFocus, SearchSelectField } from '@muster/ui';
import { useProfileListMessages } from './messages.ts';
import { useSkillOptions } from './use-skill-options.ts';

interface Skill {
  id: string;
  name: string;
}

interface JobSkillsProps {
  skills: readonly Skill[];
  max: number;
  error?: string | undefined;
  onChange: (skills: Skill[]) => void;
}

/** The catalogue skills used in a job. */
export function JobSkills({ skills, max, error, onChange }: JobSkillsProps) {
  const t = useProfileListMessages();
  const search = useSkillOptions();
  return (
    <div>
      <ListFocus>
        <SearchSelectField
          label={t('background.skills')}
          placeholder={t('background.addSkill')}
          disabled={skills.length >= max}
          error={error}
          value={null}
          search={search}
          onChange={(id, option) => {
            if (id && option && !skills.some((skill) => skill.id === id))
              onChange([...skills, { id, name: option.name }]);
          }}
        />
        {skills.length > 0 && (
          <Group gap={6} mt={6}>
            {skills.map((skill) => (
              <Chip
                key={skill.id}
                onRemove={() => onChange(skills.filter(({ id }) => id !== skill.id))}
              >
                {skill.name}
              </Chip>
            ))}
          </Group>
        )}
      </ListFocus>
    </div>
  );
}
