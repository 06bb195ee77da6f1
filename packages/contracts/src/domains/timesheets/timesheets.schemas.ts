import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { timesheetPeriods } from '../placements/placements.enums.ts';
import { unitRateSchema } from '../positions/positions.schemas.ts';
import { teamKinds } from '../team/team.enums.ts';
import { hoursLineFaults } from './hours-lines.ts';
import { minutesOfDay } from './timesheet-hours.ts';
import { timesheetActions, timesheetCategories, timesheetSources } from './timesheets.enums.ts';
import { timesheetMachine } from './timesheets.machine.ts';

const { timesheet: max } = limits;

/** Time of one category on one day. */
export const timesheetEntrySchema = z.object({
  id: idSchema,
  date: dateSchema,
  minutes: z.number().int(),
  category: z.enum(timesheetCategories),
  task: z.string().nullable(),
  note: z.string().nullable(),
  billable: z.boolean(),
  /** Times of the day, if known. */
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Id of the entry in the source of its import. */
  externalRef: z.string().nullable(),
});
export type TimesheetEntry = z.infer<typeof timesheetEntrySchema>;

const clock = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);
/**
 * An entry as input: overtime requires a reason. If both times are given, the minutes follow from
 * them.
 */
export const timesheetEntryInput = z
  .strictObject({
    date: dateSchema,
    minutes: z.number().int().min(1).max(minutesOfDay),
    category: z.enum(timesheetCategories),
    task: text(max.task).nullable().default(null),
    note: longText(max.note).nullable().default(null),
    billable: z.boolean().default(true),
    startedAt: clock.nullable().default(null),
    endedAt: clock.nullable().default(null),
    externalRef: text(max.externalRef, 1).nullable().default(null),
  })
  .refine(({ category, note }) => category !== 'overtime' || Boolean(note), {
    path: ['note'],
    params: { code: 'REQUIRED' },
  })
  .refine(({ startedAt, endedAt }) => (startedAt === null) === (endedAt === null), {
    path: ['endedAt'],
    params: { code: 'REQUIRED' },
  })
  .refine(({ startedAt, endedAt }) => !startedAt || !endedAt || startedAt < endedAt, {
    path: ['endedAt'],
    params: { code: 'TIME_ORDER' },
  });
export type TimesheetEntryInput = z.infer<typeof timesheetEntryInput>;

/** All entries of a sheet; they replace the previous ones. */
export const timesheetEntriesSchema = z.strictObject({
  version: versionSchema,
  entries: z.array(timesheetEntryInput).max(max.entries),
  /** Explicit confirmation that allows submitting a sheet without entries. */
  nothingWorked: z.boolean().default(false),
});

const decisionSchema = z.object({ by: personRefSchema.nullable(), at: timestampSchema });

/** Amounts for time of one category at one rate, as far as the reader may see them. */
const moneyLineSchema = z.object({
  from: dateSchema,
  to: dateSchema,
  category: z.enum(timesheetCategories),
  minutes: z.number().int(),
  multiplier: z.number(),
  payRate: unitRateSchema.optional(),
  pay: moneySchema.optional(),
  billableMinutes: z.number().int().optional(),
  billRate: unitRateSchema.optional(),
  bill: moneySchema.optional(),
});

export const timesheetRowSchema = z.object({
  id: idSchema,
  memberId: idSchema,
  memberName: z.string(),
  memberPhoto: photoSchema.optional(),
  kind: z.enum(teamKinds),
  /** Null for staff, and if the client is hidden from the reader. */
  assignment: z.object({ number: z.string(), client: z.string() }).nullable(),
  placementId: idSchema.nullable(),
  periodStart: dateSchema,
  periodEnd: dateSchema,
  status: z.enum(timesheetMachine.states),
  minutes: z.number().int(),
  submittedAt: timestampSchema.nullable(),
  /** Pending for longer than agreed. */
  isLate: z.boolean(),
  /** The client approves before the agency. */
  needsClient: z.boolean(),
  version: versionSchema,
});
export type TimesheetRow = z.infer<typeof timesheetRowSchema>;

export const timesheetSchema = timesheetRowSchema.extend({
  entries: z.array(timesheetEntrySchema),
  nothingWorked: z.boolean(),
  source: z.enum(timesheetSources),
  /** Agreed weekly hours. */
  weeklyHours: z.number().int(),
  /** Days on which time can be entered: within the contract and not in the future. */
  openFrom: dateSchema.nullable(),
  openTo: dateSchema.nullable(),
  /** Days of the period on which the work is paused: they cannot be filled in. */
  pausedDays: z.array(dateSchema),
  /** Public holidays at the person's location. */
  holidays: z.array(z.object({ date: dateSchema, name: z.string() })),
  submittedBy: personRefSchema.nullable(),
  submitNote: z.string().nullable(),
  clientApproval: decisionSchema.nullable(),
  approval: decisionSchema.nullable(),
  rejection: decisionSchema
    .extend({
      reason: z.string(),
      note: z.string(),
      /** Entries affected by the rejection; empty: the whole sheet. */
      days: z.array(dateSchema),
    })
    .nullable(),
  /** Why the agency opened it again after its approval; absent otherwise. */
  reopenNote: z.string().optional(),
  lockedReference: z.string().nullable(),
  /** A second person was asked to unlock it. */
  unlockAsked: z.boolean(),
  /** Absent without the permission; totals by currency. */
  money: z
    .object({
      lines: z.array(moneyLineSchema),
      pay: z.array(moneySchema).optional(),
      bill: z.array(moneySchema).optional(),
    })
    .optional(),
  allowedActions: z.array(z.enum(timesheetActions)),
});
export type Timesheet = z.infer<typeof timesheetSchema>;

/** The target of recorded hours: staff work, or one contract. */
export const timesheetAssignmentSchema = z.object({
  placementId: idSchema.nullable(),
  number: z.string().nullable(),
  client: z.string().nullable(),
  period: z.enum(timesheetPeriods),
  /** Earlier timesheet periods with their last days, oldest first. */
  pastPeriods: z.array(z.object({ until: dateSchema, period: z.enum(timesheetPeriods) })),
  from: dateSchema,
  to: dateSchema.nullable(),
  /** Days on which the work is paused. */
  pauses: z.array(z.object({ from: dateSchema, until: dateSchema.nullable() })),
});
export type TimesheetAssignment = z.infer<typeof timesheetAssignmentSchema>;

export const memberTimesheetsQuery = z.strictObject({
  /** Sheets that start up to this day; latest first. */
  until: dateSchema.optional(),
});
export const memberTimesheetsSchema = z.object({
  assignments: z.array(timesheetAssignmentSchema),
  /** Latest first. */
  data: z.array(timesheetRowSchema),
  /** The person's local day. */
  today: dateSchema,
  mayEnter: z.boolean(),
});

export const timesheetOpenSchema = z.strictObject({
  placementId: idSchema.nullable(),
  day: dateSchema,
  /** Starts with the entries of the previous period. */
  copy: z.boolean().default(false),
});

const version = { version: versionSchema };
export const timesheetVersionSchema = z.strictObject(version);
export const timesheetSubmitSchema = z.strictObject({
  ...version,
  /** The reason for submitting on another person's behalf. */
  note: longText(max.note).nullable().default(null),
});
export const timesheetRejectSchema = z.strictObject({
  ...version,
  reasonId: idSchema,
  note: longText(max.note, 1),
  days: z.array(dateSchema).max(31).default([]),
});
export const timesheetLockSchema = z.strictObject({
  ...version,
  reference: text(max.reference, 1),
});
export const timesheetReasonSchema = z.strictObject({
  ...version,
  reason: longText(limits.approval.reason.max, limits.approval.reason.min),
});

export const timesheetQueues = ['waiting', 'approved', 'open'] as const;
export const timesheetDeskQuery = z.strictObject({
  show: z.enum(timesheetQueues).default('waiting'),
});
/** Oldest first; at most `limits.timesheet.desk`. */
export const timesheetDeskSchema = z.object({
  data: z.array(timesheetRowSchema),
  total: z.number().int(),
});

/**
 * Several sheets as shown on the desk; with `dryRun`, nothing changes and the response is the same.
 */
const severalSheets = {
  sheets: z
    .array(z.strictObject({ id: idSchema, ...version }))
    .min(1)
    .max(max.desk),
  dryRun: z.boolean().default(false),
};
export const timesheetBulkApproveSchema = z.strictObject(severalSheets);
export const timesheetBulkLockSchema = z.strictObject({
  ...severalSheets,
  reference: text(max.reference, 1),
});

/** A time report with the hours of several people; a dry run returns the outcome of each line. */
export const timesheetImportSchema = z.strictObject({
  /**
   * The file as text: the person (`first name` and `last name`, `name`, `email` or `harvest id`),
   * `date`, `hours`, `category`, `project`, `task`, `notes`, `client`, `id`.
   */
  csv: z.string().min(1).max(max.importChars),
  dryRun: z.boolean().default(true),
});
/** Why a line is skipped: its own fault, or because its sheet cannot accept it. */
export const timesheetImportFaults = [
  ...hoursLineFaults,
  'person',
  'severalPeople',
  'contract',
  'severalContracts',
  'outside',
  'note',
  'double',
  'closed',
  'dayTooLong',
  'tooManyEntries',
  'paused',
] as const;
export const timesheetImportResultSchema = z.object({
  rows: z.array(
    z.object({
      /** The line of the file, from 1; the header is line 1. */
      line: z.number().int(),
      name: z.string(),
      day: z.string(),
      minutes: z.number().int().nullable(),
      /** `known`: already in the sheet; `error`: skipped for the reason in `fault`. */
      outcome: z.enum(['new', 'known', 'error']),
      fault: z.enum(timesheetImportFaults).nullable(),
    }),
  ),
  /** Number of sheets that are or would be filled. */
  sheets: z.number().int(),
  taken: z.number().int(),
});
export type TimesheetImportResult = z.infer<typeof timesheetImportResultSchema>;

/** Files for payroll and invoices. */
export const timesheetFileKinds = ['payroll', 'invoice'] as const;
export const timesheetFileQuery = z.strictObject({
  kind: z.enum(timesheetFileKinds).default('payroll'),
  from: dateSchema,
  to: dateSchema,
});

/** A sheet for the client's approval: no pay, and billed amounts only for permitted readers. */
export const clientTimesheetSchema = z.object({
  id: idSchema,
  contractor: z.string(),
  job: z.string(),
  number: z.string(),
  periodStart: dateSchema,
  periodEnd: dateSchema,
  status: z.enum(timesheetMachine.states),
  minutes: z.number().int(),
  entries: z.array(timesheetEntrySchema.omit({ id: true, billable: true, externalRef: true })),
  nothingWorked: z.boolean(),
  submittedAt: timestampSchema.nullable(),
  /** The amounts by currency; absent for readers without the permission. */
  bill: z.array(moneySchema).optional(),
  version: versionSchema,
});
export type ClientTimesheet = z.infer<typeof clientTimesheetSchema>;
/** Sheets awaiting the reader, oldest first. */
export const clientTimesheetListSchema = z.object({
  data: z.array(clientTimesheetSchema),
  /** Reasons for returning a sheet. */
  reasons: z.array(z.object({ id: idSchema, label: z.string() })),
});
