import { evaluationTemplateCreateSchema, type EvaluationTemplate } from '@muster/contracts';
import { useZodForm } from '@muster/ui';
import {
  criteriaInput,
  criterionValues,
  type CriterionValues,
} from '../../../shared/criteria-fields.tsx';

export type TemplateValues = { name: string; criteria: CriterionValues[] };

export const templateValues = ({ name, criteria }: EvaluationTemplate): TemplateValues => ({
  name,
  criteria: criterionValues(criteria),
});

/** A new template starts with the minimum number of criteria. */
export const blankTemplate: TemplateValues = {
  name: '',
  criteria: [40, 30, 30].map((weight) => ({ id: null, name: '', description: '', weight })),
};

export const templateInput = ({ name, criteria }: TemplateValues) => ({
  name,
  criteria: criteriaInput(criteria),
});

export const useTemplateForm = (initialValues: TemplateValues) =>
  useZodForm({
    schema: evaluationTemplateCreateSchema,
    initialValues,
    prepare: templateInput,
  });
export type TemplateForm = ReturnType<typeof useTemplateForm>;
