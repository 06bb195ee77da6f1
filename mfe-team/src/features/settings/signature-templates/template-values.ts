import {
  templateContentSchema,
  type OwnSignatureTemplate,
  type TemplateContent,
} from '@muster/contracts';
import { useZodForm } from '@muster/ui';

/** Form values of a template; the days may be empty during editing. */
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
