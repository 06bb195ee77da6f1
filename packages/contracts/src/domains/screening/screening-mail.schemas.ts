import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { mailLanguages } from '../email-templates/mail-languages.ts';
import { messagePreviewAnswer, messageRecipientSchema } from '../messages/messages.schemas.ts';

/** Languages of the e-mails about a screening form, English first. */
export const screeningMailLanguages = mailLanguages;
export type ScreeningMailLanguage = (typeof screeningMailLanguages)[number];

const language = z.enum(screeningMailLanguages);
/** The sender's note within the standard text. */
const message = longText(limits.screening.message).nullable();
const sendAt = timestampSchema.nullable().default(null);

/** Text instead of the standard one; link and deadline follow below it. */
export const screeningWordsSchema = z.strictObject({
  subject: text(limits.mail.subject, 1),
  text: longText(limits.mail.body, 1),
  /** The template it is based on. */
  templateId: idSchema.nullable().default(null),
});
export type ScreeningWords = z.infer<typeof screeningWordsSchema>;

/** How the candidate gets the link: by mail, now or at a chosen time, or copied by a user. */
export const screeningDeliverySchema = z.strictObject({
  version: versionSchema,
  by: z.enum(['mail', 'link']),
  message,
  /** Null: the language of the previous e-mails, English at first. */
  language: language.nullable().default(null),
  words: screeningWordsSchema.nullable().default(null),
  /** Null: as soon as the candidate's mail hours allow. */
  sendAt,
});
export type ScreeningDelivery = z.infer<typeof screeningDeliverySchema>;

/** A draft e-mail. */
export const screeningMailPreviewSchema = z.strictObject({
  message,
  language: language.default('en'),
  words: z
    .strictObject({
      subject: z.string().max(limits.mail.subject * 4),
      text: z.string().max(limits.mail.body * 2),
    })
    .nullable()
    .default(null),
  sendAt,
});

/** The e-mail as the candidate would receive it; its link is created on sending. */
export const screeningMailPreviewAnswer = z.object({
  ...messageRecipientSchema.pick({ name: true, problem: true }).shape,
  /** Null if there is none, or for readers who may not see it. */
  to: z.string().nullable(),
  ...messagePreviewAnswer.pick({
    subject: true,
    text: true,
    missing: true,
    leavesAt: true,
    recipientZone: true,
    waitsFor: true,
  }).shape,
});
export type ScreeningMailPreview = z.infer<typeof screeningMailPreviewAnswer>;
