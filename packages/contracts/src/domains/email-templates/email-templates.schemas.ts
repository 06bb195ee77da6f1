import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  emailSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { addresseesSchema, type ReplyTarget } from '../messages/messages.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { mailLanguages } from './mail-languages.ts';
import { ownTemplateAudiences, templateAudiences } from './template-variables.ts';

/** What templates are for. */
export const templateTopics = [
  'candidate_outreach',
  'application',
  'rejection',
  'vetting',
  'interview',
  'screening',
  'client_submission',
  'client_update',
  'offer',
  'onboarding',
  'signature',
  'referral',
  'account',
  'reminder',
  'custom',
] as const;
export type TemplateTopic = (typeof templateTopics)[number];

/** Whose a template is: one person’s, the team’s, or a mail that the platform itself sends. */
export const templateScopes = ['personal', 'team', 'system'] as const;
export type TemplateScope = (typeof templateScopes)[number];
/** What people make themselves. */
export const ownTemplateScopes = ['personal', 'team'] as const;
export type OwnTemplateScope = (typeof ownTemplateScopes)[number];

export const templateActions = ['edit', 'restore_default', 'delete'] as const;

const subject = text(limits.mail.subject, 1);
const body = longText(limits.mail.body, 1);
const name = text(limits.template.name.max, limits.template.name.min);
const topic = z.enum(templateTopics);
const language = z.enum(mailLanguages);
/** The same text in another language. */
const translation = z.strictObject({ language, subject, body });
export type TemplateTranslation = z.infer<typeof translation>;
const translations = z.array(translation).max(mailLanguages.length - 1);
/** Who gets a copy of the mails that begin with it. */
const cc = z.array(emailSchema).max(limits.mail.copies);
/** Where answers go; a shared address is chosen with the sender of each mail. */
export const templateReplyTargets = ['record', 'author'] as const satisfies readonly ReplyTarget[];
const repliesTo = z.enum(templateReplyTargets);
const fileIds = z.array(idSchema).max(limits.template.files);
const templateFile = z.object({ id: idSchema, name: z.string(), size: z.number().int() });
export type TemplateFile = z.infer<typeof templateFile>;
/** What mails begin with besides the words. */
const beside = { cc: z.array(z.string()), repliesTo, files: z.array(templateFile) };
/** The key of a mail of the platform, or the id of a template that people made. */
const templateId = z.string().min(1).max(64);

export const emailTemplateRowSchema = z.object({
  id: templateId,
  name: z.string(),
  topic,
  audience: z.enum(templateAudiences),
  scope: z.enum(templateScopes),
  /** Whose it is; null for those of the team and of the platform. */
  owner: personRefSchema.nullable(),
  /** Whether it is offered to those who write. */
  isActive: z.boolean(),
  subject: z.string(),
  /** In the agency’s own words, where the platform ships others. */
  isEdited: z.boolean(),
  /** Mails that went out with it. */
  sent: z.number().int(),
  /** Reasons in use that tell people with it. */
  reasons: z.number().int(),
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
  /** Of this text; null where there is one language, or it was not kept. */
  language: language.nullable(),
  /** The texts in other languages; null where there are none for such a mail, or they were not kept. */
  translations: z.array(translation).nullable(),
  /** Null: as it was shipped. */
  at: timestampSchema.nullable(),
  by: personRefSchema.nullable(),
});
export type TemplateRevision = z.infer<typeof templateRevisionSchema>;

export const emailTemplateSchema = emailTemplateRowSchema.extend({
  body: z.string(),
  /** The language of this text. */
  language,
  /** Texts for those who read another language best; who has none gets the one above. */
  translations: z.array(translation),
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
  /** Mails begun with it that have not left: they keep their text whatever becomes of it. */
  usage: z.object({ drafts: z.number().int(), waiting: z.number().int() }),
  ...beside,
});
export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

export const templateParams = z.strictObject({ id: z.string().max(64) });

export const emailTemplateCreateSchema = z.strictObject({
  name,
  scope: z.enum(ownTemplateScopes),
  topic,
  audience: z.enum(ownTemplateAudiences),
  language: language.default('en'),
  subject,
  body,
  translations: translations.default([]),
  cc: cc.default([]),
  repliesTo: repliesTo.default('record'),
  /** Uploads of the author that go along. */
  fileIds: fileIds.default([]),
});
export type EmailTemplateCreate = z.infer<typeof emailTemplateCreateSchema>;

/** Of a mail of the platform the words alone can be changed. */
export const emailTemplatePatch = z.strictObject({
  version: versionSchema,
  changes: z
    .strictObject({
      name,
      topic,
      isActive: z.boolean(),
      language,
      subject,
      body,
      translations,
      cc,
      repliesTo,
      fileIds,
    })
    .partial(),
});

export type EmailTemplatePatch = z.infer<typeof emailTemplatePatch>;
export type EmailTemplateChanges = z.infer<typeof emailTemplatePatch>['changes'];

export const emailTemplateDeleteSchema = z.strictObject({
  version: versionSchema,
  /** What the drafts that were begun with it count for, and reasons tell people with, from then on. */
  replacementId: idSchema.nullable(),
});

type Replaceable = Pick<EmailTemplateRow, 'id' | 'audience' | 'scope' | 'isActive'>;

/** Whether a template can stand in for one that is deleted. */
export const canReplace = (deleted: Pick<Replaceable, 'id' | 'audience'>, other: Replaceable) =>
  other.id !== deleted.id &&
  other.audience === deleted.audience &&
  other.scope !== 'system' &&
  other.isActive;

export const templateVersionSchema = z.strictObject({ version: versionSchema });

/** Text that is not saved yet. */
export const templatePreviewSchema = z.strictObject({
  subject: z.string().max(limits.mail.subject * 4),
  body: z.string().max(limits.mail.body * 2),
});
/** Text of a template that is not there yet. */
export const newTemplatePreviewSchema = templatePreviewSchema.extend({
  audience: z.enum(ownTemplateAudiences),
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

/** The recipients for whom a template is filled in. */
export const templateFillSchema = addresseesSchema;

/**
 * A template as a mail to one person, in the language that they read best where it has a text in
 * it; what is not known of them stays in it as a variable.
 */
export const templateFillAnswer = z.object({
  /** Of the text. */
  language,
  /** The language that its reader reads best, where the template has no text in it: `tr`. */
  missingLanguage: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  missing: z.array(z.object({ name: z.string(), label: z.string() })),
  ...beside,
});
export type FilledTemplate = z.infer<typeof templateFillAnswer>;
