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

/** A client's possible answers through a mailed link. */
export const timesheetAnswers = ['approve', 'reject'] as const;
export type TimesheetAnswer = (typeof timesheetAnswers)[number];

/** Hours for the reader of a mailed link; without any rate. */
export const timesheetVisitSchema = z.object({
  agencyName: z.string(),
  /** The masked address to which codes are sent. */
  maskedEmail: z.string(),
  expiresAt: timestampSchema,
  timesheet: clientTimesheetSchema.omit({ bill: true }),
  /** Empty once there is nothing left to answer. */
  allowedActions: z.array(z.enum(timesheetAnswers)),
  /** The decision; `by` names only client users. Null while pending. */
  decision: z
    .object({
      state: z.enum(timesheetMachine.states),
      by: z.string().nullable(),
      at: timestampSchema,
    })
    .nullable(),
  /** Reasons for returning hours. */
  reasons: z.array(z.object({ id: idSchema, label: z.string() })),
});
export type TimesheetVisit = z.infer<typeof timesheetVisitSchema>;

const code = mailedCodeSchema(limits.meeting.code.digits);
export const approveHoursByMailSchema = timesheetVersionSchema.extend({ code });
export const rejectHoursByMailSchema = timesheetRejectSchema.extend({ code });
