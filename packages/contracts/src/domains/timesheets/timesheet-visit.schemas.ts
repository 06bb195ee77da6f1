import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { mailedCodeSchema } from '../../core/mailed-code.ts';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { timesheetMachine } from './timesheets.machine.ts';
import {
  clientTimesheetSchema,
  timesheetRejectSchema,
  timesheetVersionSchema,
} from './timesheets.schemas.ts';

/** What the client's answer behind a mailed link can be. */
export const timesheetAnswers = ['approve', 'reject'] as const;
export type TimesheetAnswer = (typeof timesheetAnswers)[number];

/** Hours as the reader of a mailed link answers about them; no rate of any kind. */
export const timesheetVisitSchema = z.object({
  agencyName: z.string(),
  /** Where codes go. */
  maskedEmail: z.string(),
  expiresAt: timestampSchema,
  timesheet: clientTimesheetSchema.omit({ bill: true }),
  /** Empty once there is nothing left to answer. */
  allowedActions: z.array(z.enum(timesheetAnswers)),
  /** How it was decided; `by` names people of the client alone. Null while it waits. */
  decision: z
    .object({
      state: z.enum(timesheetMachine.states),
      by: z.string().nullable(),
      at: timestampSchema,
    })
    .nullable(),
  /** Why hours can be sent back. */
  reasons: z.array(z.object({ id: idSchema, label: z.string() })),
});
export type TimesheetVisit = z.infer<typeof timesheetVisitSchema>;

const code = mailedCodeSchema(limits.meeting.code.digits);
export const approveHoursByMailSchema = timesheetVersionSchema.extend({ code });
export const rejectHoursByMailSchema = timesheetRejectSchema.extend({ code });
