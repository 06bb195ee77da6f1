import { z } from 'zod';
import { idSchema } from '../../core/primitives.ts';

export const reasonContexts = [
  'application_reject',
  'application_withdraw',
  'candidate_reject',
  'vetting_fail',
  'interview_cancel',
  'position_cancel',
  'job_close',
  'placement_end',
  'referral_decline',
  'timesheet_reject',
  'document_void',
] as const;
export type ReasonContext = (typeof reasonContexts)[number];

export const reasonSides = ['agency', 'client', 'candidate', 'none'] as const;
export type ReasonSide = (typeof reasonSides)[number];

/** E54: why something ended. `coolDownDays`: so long nobody should be proposed again. */
export const reasonSchema = z.object({
  id: idSchema,
  context: z.enum(reasonContexts),
  side: z.enum(reasonSides),
  label: z.string(),
  requiresNote: z.boolean(),
  coolDownDays: z.number().int().nullable(),
});
export type Reason = z.infer<typeof reasonSchema>;

export const reasonListQuery = z.strictObject({ context: z.enum(reasonContexts) });
/** The reasons in use, in their order. */
export const reasonListSchema = z.object({ data: z.array(reasonSchema) });
