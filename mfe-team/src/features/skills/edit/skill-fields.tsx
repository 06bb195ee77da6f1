import { limits, skillCategories } from '@muster/contracts';
import { SearchSelectField, SelectField, TagsField, TextField } from '@muster/ui';
import { useSkillOptions } from '../use-skill-options.ts';
import { useMessages } from '../use-messages.ts';
import type { SkillForm } from './skill-values.ts';

interface SkillFieldsProps {
  form: SkillForm;
  /** The skill itself, which cannot be its own parent. */
  id?: string;
  parent?: { id: string; name: string } | null;
  disabled?: boolean;
}

/** The names and parent of a skill. */
export function SkillFields({ form, id, parent, disabled = false }: SkillFieldsProps) {
  const t = useMessages();
  return (
    <>
      <TextField
        label={t('field.name')}
        required
        autoFocus={!disabled && !id}
        disabled={disabled}
        {...form.field('name')}
      />
      <SelectField
        label={t('field.category')}
        required
        clearable={false}
        disabled={disabled}
        options={skillCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        {...form.field('category')}
      />
      <TagsField
        label={t('field.aliases')}
        help={t('field.aliasesHelp')}
        max={limits.skill.aliases}
        disabled={disabled}
        {...form.field('aliases')}
      />
      <SearchSelectField
        label={t('field.parent')}
        help={t('field.parentHelp')}
        disabled={disabled}
        search={useSkillOptions(id)}
        valueOption={parent && { value: parent.id, label: parent.name }}
        {...form.field('parentId')}
      />
    </>
  );
}
