import { skillCreateSchema, type SkillDetail } from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** What the form edits. */
export const skillValues = ({ name, category, parent, aliases }: SkillDetail) => ({
  name,
  category,
  parentId: parent?.id ?? null,
  aliases,
});
export type SkillValues = ReturnType<typeof skillValues>;

/** The fields of a skill as a form. */
export const useSkillForm = (initialValues: SkillValues) =>
  useZodForm({
    schema: skillCreateSchema,
    initialValues,
    mapPath: (path) => path.replace(/^aliases.*/, 'aliases'),
  });
export type SkillForm = ReturnType<typeof useSkillForm>;
