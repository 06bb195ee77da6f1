import type { JobSkillRow } from '@muster/blocks';
import { formatMoney, useZodForm, type FieldWords } from '@muster/ui';
import { useJobMessages } from '../job-words.ts';
import {
  jobFormSchema,
  jobInput,
  type JobForm,
  type JobValues,
  type RateValues,
} from './job-values.ts';
import { useFormMessages } from './messages.ts';

/** The form of a job, for the wizard's steps and for editing all at once. */
export function useJobForm(initialValues: JobValues): JobForm {
  const t = useFormMessages();
  const words = useJobMessages();
  const rate = (value: unknown): string => {
    const { min, max, currency, unit } = value as RateValues;
    const ends = [min, max].filter(Boolean).map((amount) => formatMoney({ amount, currency }));
    return ends.length > 0 ? `${ends.join('–')} / ${words(`unit.${unit}`)}` : '';
  };
  const skills = (label: string): FieldWords => ({
    label,
    itemName: (row) => (row as JobSkillRow).name,
  });
  return useZodForm({
    schema: jobFormSchema,
    initialValues,
    prepare: jobInput,
    words: {
      billRate: { label: t('bill'), format: rate },
      payRate: { label: t('pay'), format: rate },
      skillsRequired: skills(t('required')),
      skillsNice: skills(t('nice')),
    },
  });
}
