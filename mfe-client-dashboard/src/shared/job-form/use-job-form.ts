import type { JobSkillRow } from '@muster/blocks';
import { formatMoney, useZodForm, type FieldWords } from '@muster/ui';
import {
  jobFormSchema,
  jobInput,
  type BudgetValues,
  type JobForm,
  type JobValues,
} from './job-values.ts';
import { useFormMessages, type FormMessages } from './messages.ts';

/** Formats a budget; empty for none. */
export function budgetText(value: BudgetValues | null, t: FormMessages): string {
  if (!value) return '';
  const { min, max, currency, unit } = value;
  const ends = [min, max].filter(Boolean).map((amount) => formatMoney({ amount, currency }));
  return ends.length === 0
    ? ''
    : t('budgetValue', { range: ends.join('–'), unit: t(`units.${unit}`) });
}

/** The form of a client's job. */
export function useJobForm(initialValues: JobValues): JobForm {
  const t = useFormMessages();
  const skills = (label: string): FieldWords => ({
    label,
    itemName: (row) => (row as JobSkillRow).name,
  });
  return useZodForm({
    schema: jobFormSchema,
    initialValues,
    prepare: jobInput,
    words: {
      billRate: {
        label: t('section.budget'),
        format: (value) => budgetText(value as BudgetValues | null, t),
      },
      skillsRequired: skills(t('requiredSkills')),
      skillsNice: skills(t('section.niceSkills')),
    },
  });
}
