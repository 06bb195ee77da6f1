import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text } from '../../core/primitives.ts';
import { companyTeamFunctions } from '../companies/companies.enums.ts';
import { weeklyHoursSchema } from '../scheduling/availability.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

/** A member of the agency's team for the client, without mail address and phone number. */
export const clientTeamMemberSchema = z.object({
  userId: idSchema,
  name: z.string(),
  photo: photoSchema.optional(),
  function: z.enum(companyTeamFunctions),
  /** Their location; null if they never set one. */
  timeZone: z.string().nullable(),
  /** Their usual weekly hours in local time; empty if they set none. */
  hours: z.array(weeklyHoursSchema),
  isAway: z.boolean(),
  /** The cover during their absence. */
  cover: personRefSchema.nullable(),
  /** The reader’s jobs that they lead. */
  jobs: z.array(z.string()),
});
export type ClientTeamMember = z.infer<typeof clientTeamMemberSchema>;

export const clientTeamSchema = z.object({
  companyName: z.string(),
  agencyName: z.string().optional(),
  data: z.array(clientTeamMemberSchema),
  /** Jobs that a message can be about. */
  jobs: z.array(z.object({ id: idSchema, title: z.string(), number: z.string() })),
});
export type ClientTeam = z.infer<typeof clientTeamSchema>;

export const clientTeamParams = z.strictObject({ userId: z.string().max(64) });
export const clientEmailSchema = z.strictObject({
  subject: text(limits.clientMessage.subject, 3),
  message: longText(limits.clientMessage.text, 3),
  jobId: idSchema.nullable().default(null),
  copyToMe: z.boolean().default(false),
});
/** The recipient of the message. */
export const clientEmailResultSchema = z.object({ name: z.string() });
