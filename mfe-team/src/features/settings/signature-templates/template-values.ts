import {
  templateContentSchema,
  type OwnSignatureTemplate,
  type TemplateContent,
} from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** A template as it is edited; the days may be empty meanwhile. */
export type TemplateValues = Omit<TemplateContent, 'expiresInDays'> & {
  expiresInDays: number | null;
};

export const templateValues = (template: OwnSignatureTemplate): TemplateValues => ({
  name: template.name,
  category: template.category,
  summary: template.summary,
  body: template.body,
  fields: template.fields,
  placed: template.placed,
  parties: template.parties,
  order: template.order,
  expiresInDays: template.expiresInDays,
  requiresIdentity: template.requiresIdentity,
});

export const useTemplateForm = (initialValues: TemplateValues) =>
  useZodForm({ schema: templateContentSchema, initialValues });
export type TemplateForm = ReturnType<typeof useTemplateForm>;
