import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text } from '../../core/primitives.ts';
import { companyTeamFunctions } from '../companies/companies.enums.ts';
import { weeklyHoursSchema } from '../scheduling/availability.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

/** A member of the agency's team as the client knows them, without address and phone number. */
export const clientTeamMemberSchema = z.object({
  userId: idSchema,
  name: z.string(),
  photo: photoSchema.optional(),
  function: z.enum(companyTeamFunctions),
  /** Where they work; null where they never said. */
  timeZone: z.string().nullable(),
  /** When they work in a usual week, on their own clock; empty where they set no hours at all. */
  hours: z.array(weeklyHoursSchema),
  isAway: z.boolean(),
  /** Who answers while they are away. */
  cover: personRefSchema.nullable(),
  /** The reader’s jobs that they lead. */
  jobs: z.array(z.string()),
});
export type ClientTeamMember = z.infer<typeof clientTeamMemberSchema>;

export const clientTeamSchema = z.object({
  companyName: z.string(),
  agencyName: z.string().optional(),
  data: z.array(clientTeamMemberSchema),
  /** The jobs that a message can be about. */
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
/** Who has the message now. */
export const clientEmailResultSchema = z.object({ name: z.string() });
