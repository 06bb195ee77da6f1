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

/** Purposes of templates. */
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

/** Owner of a template: one person, the team, or the platform for its own mails. */
export const templateScopes = ['personal', 'team', 'system'] as const;
export type TemplateScope = (typeof templateScopes)[number];
/** Scopes of templates created by users. */
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
/** Recipients of copies of the mails based on the template. */
const cc = z.array(emailSchema).max(limits.mail.copies);
/** The reply address; a shared address is chosen with the sender of each mail. */
export const templateReplyTargets = ['record', 'author'] as const satisfies readonly ReplyTarget[];
const repliesTo = z.enum(templateReplyTargets);
const fileIds = z.array(idSchema).max(limits.template.files);
const templateFile = z.object({ id: idSchema, name: z.string(), size: z.number().int() });
export type TemplateFile = z.infer<typeof templateFile>;
/** Initial settings of a mail besides the text. */
const beside = { cc: z.array(z.string()), repliesTo, files: z.array(templateFile) };
/** The key of a platform mail, or the id of a template created by a user. */
const templateId = z.string().min(1).max(64);

export const emailTemplateRowSchema = z.object({
  id: templateId,
  name: z.string(),
  topic,
  audience: z.enum(templateAudiences),
  scope: z.enum(templateScopes),
  /** The owner; null for templates of the team and of the platform. */
  owner: personRefSchema.nullable(),
  /** Whether it is offered to mail authors. */
  isActive: z.boolean(),
  subject: z.string(),
  /** Whether the agency changed the platform's original text. */
  isEdited: z.boolean(),
  /** Number of mails sent with it. */
  sent: z.number().int(),
  /** Active reasons whose notifications use it. */
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
  /** Language of this text; null if there is only one language, or if it was not stored. */
  language: language.nullable(),
  /** Texts in other languages; null if such a mail has none, or if they were not stored. */
  translations: z.array(translation).nullable(),
  /** Null: the original text. */
  at: timestampSchema.nullable(),
  by: personRefSchema.nullable(),
});
export type TemplateRevision = z.infer<typeof templateRevisionSchema>;

export const emailTemplateSchema = emailTemplateRowSchema.extend({
  body: z.string(),
  /** The language of this text. */
  language,
  /** Texts for readers who prefer another language; everyone else gets the one above. */
  translations: z.array(translation),
  variables: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** The mail does not work without it: the link it is sent for. */
      required: z.boolean(),
    }),
  ),
  /** Previous texts, newest first. */
  revisions: z.array(templateRevisionSchema),
  /** Unsent mails based on it: they keep their text whatever happens to it. */
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
  /** Uploads of the author to attach. */
  fileIds: fileIds.default([]),
});
export type EmailTemplateCreate = z.infer<typeof emailTemplateCreateSchema>;

/** In a platform mail, only the texts can be changed. */
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
  /** The template that replaces it in its drafts and in reasons. */
  replacementId: idSchema.nullable(),
});

type Replaceable = Pick<EmailTemplateRow, 'id' | 'audience' | 'scope' | 'isActive'>;

/** Checks whether a template can replace a deleted one. */
export const canReplace = (deleted: Pick<Replaceable, 'id' | 'audience'>, other: Replaceable) =>
  other.id !== deleted.id &&
  other.audience === deleted.audience &&
  other.scope !== 'system' &&
  other.isActive;

export const templateVersionSchema = z.strictObject({ version: versionSchema });

/** Unsaved text. */
export const templatePreviewSchema = z.strictObject({
  subject: z.string().max(limits.mail.subject * 4),
  body: z.string().max(limits.mail.body * 2),
});
/** Text of a template that does not exist yet. */
export const newTemplatePreviewSchema = templatePreviewSchema.extend({
  audience: z.enum(ownTemplateAudiences),
});
export const templatePreviewAnswer = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type TemplatePreview = z.infer<typeof templatePreviewAnswer>;

/** The recipient of the test mail. */
export const templateTestAnswer = z.object({ to: z.string() });

/**
 * The mail as filled in for real candidates with masked names, and those who would not receive it.
 */
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
 * A template as a mail to one person, in their preferred language if it has such a text; unknown
 * values stay in it as variables.
 */
export const templateFillAnswer = z.object({
  /** Language of the text. */
  language,
  /** The reader's preferred language if the template has no text in it: `tr`. */
  missingLanguage: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  missing: z.array(z.object({ name: z.string(), label: z.string() })),
  ...beside,
});
export type FilledTemplate = z.infer<typeof templateFillAnswer>;
