import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { templateAudiences } from './template-variables.ts';

/** What templates are for. */
export const templateTopics = [
  'candidate_outreach',
  'application',
  'rejection',
  'screening',
  'client_submission',
  'client_update',
  'onboarding',
  'account',
  'reminder',
  'custom',
] as const;
export type TemplateTopic = (typeof templateTopics)[number];

export const templateActions = ['edit', 'restore_default'] as const;

const subject = text(limits.mail.subject, 1);
const body = longText(limits.mail.body, 1);
/** The key of a mail of the platform. */
const templateId = z.string().min(1).max(64);

export const emailTemplateRowSchema = z.object({
  id: templateId,
  name: z.string(),
  topic: z.enum(templateTopics),
  audience: z.enum(templateAudiences),
  subject: z.string(),
  /** In the agency’s own words. */
  isEdited: z.boolean(),
  /** Mails that went out with it. */
  sent: z.number().int(),
  updatedAt: timestampSchema.nullable(),
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(templateActions)),
});
export type EmailTemplateRow = z.infer<typeof emailTemplateRowSchema>;

export const emailTemplateListSchema = z.object({ data: z.array(emailTemplateRowSchema) });

export const templateRevisionSchema = z.object({
  revision: z.number().int(),
  subject: z.string(),
  body: z.string(),
  /** Null: as it was shipped. */
  at: timestampSchema.nullable(),
  by: personRefSchema.nullable(),
});
export type TemplateRevision = z.infer<typeof templateRevisionSchema>;

export const emailTemplateSchema = emailTemplateRowSchema.extend({
  body: z.string(),
  variables: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** Nothing works without it: the link that the mail is for. */
      required: z.boolean(),
    }),
  ),
  /** The texts before the present one, newest first. */
  revisions: z.array(templateRevisionSchema),
});
export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

export const templateParams = z.strictObject({ id: z.string().max(64) });

export const emailTemplatePatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ subject, body }).partial(),
});

export const templateVersionSchema = z.strictObject({ version: versionSchema });

/** Text that is not saved yet. */
export const templatePreviewSchema = z.strictObject({
  subject: z.string().max(limits.mail.subject * 4),
  body: z.string().max(limits.mail.body * 2),
});
export const templatePreviewAnswer = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type TemplatePreview = z.infer<typeof templatePreviewAnswer>;

/** Where the test mail went. */
export const templateTestAnswer = z.object({ to: z.string() });

/** How a mail would read for real people whose names are masked, and who would not get it. */
export const templateRehearsalAnswer = z.object({
  data: z.array(
    z.object({
      recipient: z.string(),
      outcome: z.enum(['ok', 'no_email', 'unsubscribed', 'do_not_contact']),
      subject: z.string(),
      text: z.string(),
    }),
  ),
});
export type TemplateRehearsal = z.infer<typeof templateRehearsalAnswer>;
