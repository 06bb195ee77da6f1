import { skillCreateSchema, type SkillDetail } from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** Returns the form values. */
export const skillValues = ({ name, category, parent, aliases }: SkillDetail) => ({
  name,
  category,
  parentId: parent?.id ?? null,
  aliases,
});
export type SkillValues = ReturnType<typeof skillValues>;

/** Creates the form of a skill. */
export const useSkillForm = (initialValues: SkillValues) =>
  useZodForm({
    schema: skillCreateSchema,
    initialValues,
    mapPath: (path) => path.replace(/^aliases.*/, 'aliases'),
  });
export type SkillForm = ReturnType<typeof useSkillForm>;
