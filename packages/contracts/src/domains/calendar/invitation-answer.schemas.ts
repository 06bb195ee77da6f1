import { z } from 'zod';
import { calendarResponses } from './calendar.machine.ts';

/** What somebody said to an invitation to the present time, as colleagues read it. */
export const invitationAnswerSchema = z.object({
  response: z.enum(calendarResponses),
  note: z.string().nullable(),
});
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>;
