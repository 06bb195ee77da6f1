import { z } from 'zod';
import { calendarResponses } from './calendar.machine.ts';

/** A person's answer to the invitation for the current time, visible to colleagues. */
export const invitationAnswerSchema = z.object({
  response: z.enum(calendarResponses),
  note: z.string().nullable(),
});
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>;
