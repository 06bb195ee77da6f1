import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { mailLanguages } from '../email-templates/mail-languages.ts';
import { messagePreviewAnswer, messageRecipientSchema } from '../messages/messages.schemas.ts';

/** The languages that the e-mails about a screening form are written in, English first. */
export const screeningMailLanguages = mailLanguages;
export type ScreeningMailLanguage = (typeof screeningMailLanguages)[number];

const language = z.enum(screeningMailLanguages);
/** The sender's note within the usual words. */
const message = longText(limits.screening.message).nullable();
const sendAt = timestampSchema.nullable().default(null);

/** Words in place of the usual ones; link and deadline follow below them. */
export const screeningWordsSchema = z.strictObject({
  subject: text(limits.mail.subject, 1),
  text: longText(limits.mail.body, 1),
  /** The template that they were begun with. */
  templateId: idSchema.nullable().default(null),
});
export type ScreeningWords = z.infer<typeof screeningWordsSchema>;

/** How the candidate gets the link: by mail, now or at a chosen time, or copied by a user. */
export const screeningDeliverySchema = z.strictObject({
  version: versionSchema,
  by: z.enum(['mail', 'link']),
  message,
  /** Null: that of the e-mails before, at first English. */
  language: language.nullable().default(null),
  words: screeningWordsSchema.nullable().default(null),
  /** Null: as soon as the candidate may be written to. */
  sendAt,
});
export type ScreeningDelivery = z.infer<typeof screeningDeliverySchema>;

/** An e-mail that is being written. */
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

/** It as the candidate would get it; its link is made when it leaves. */
export const screeningMailPreviewAnswer = z.object({
  ...messageRecipientSchema.pick({ name: true, problem: true }).shape,
  /** Null where there is none, or for who may not know it. */
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
