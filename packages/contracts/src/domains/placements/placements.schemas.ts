import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { anyOf, anyOfIds, listOf, listQuery } from '../../core/pagination.ts';
import {
  currencySchema,
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { engagements } from '../jobs/jobs.enums.ts';
import { livePlacementStates, placementStates } from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { signatureStates } from '../signatures/signatures.machine.ts';
import { supervisorSchema, unitRateSchema } from '../positions/positions.schemas.ts';
import { timesheetMachine } from '../timesheets/timesheets.machine.ts';
import {
  approvalPaths,
  endingWindows,
  noticeSides,
  placementRisks,
  timesheetPeriods,
} from './placements.enums.ts';
import { placementMachine, type PlacementAction } from './placements.machine.ts';

const actionNames = Object.keys(placementMachine.transitions) as [
  PlacementAction,
  ...PlacementAction[],
];

/** A rate valid from a day on, as far as the reader may see it. */
export const placementRateSchema = z.object({
  id: idSchema,
  pay: unitRateSchema,
  bill: unitRateSchema,
  overtimeMultiplier: z.number(),
  /** Fraction of the bill; null between currencies, absent without the permission. */
  margin: z.number().nullable().optional(),
  effectiveFrom: dateSchema,
  /** The last day; null for the latest rate. */
  effectiveTo: dateSchema.nullable(),
  approvedBy: personRefSchema.nullable(),
  reason: z.string().nullable(),
});
export type PlacementRate = z.infer<typeof placementRateSchema>;

/** A row of the active contractors. Money is absent without the permission. */
export const placementRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: z.enum(placementStates),
  /** Null for a candidate hidden from the reader. */
  candidate: personRefSchema.extend({ number: z.string() }).nullable(),
  company: z.object({ id: idSchema, name: z.string() }),
  job: z.object({ id: idSchema, number: z.string(), title: z.string() }),
  supervisor: supervisorSchema.nullable(),
  accountManager: personRefSchema.nullable(),
  recruiter: personRefSchema.nullable(),
  startDate: dateSchema,
  plannedEndDate: dateSchema.nullable(),
  actualEndDate: dateSchema.nullable(),
  /** Full weeks until the end, negative after it; null without an end. */
  weeksLeft: z.number().int().nullable(),
  /** The same in days. */
  daysLeft: z.number().int().nullable().optional(),
  hoursPerWeek: z.number().int(),
  risks: z.array(z.enum(placementRisks)),
  /** The rates on the day of the list. */
  pay: unitRateSchema.nullable().optional(),
  bill: unitRateSchema.nullable().optional(),
  margin: z.number().nullable().optional(),
  version: versionSchema,
  allowedActions: z.array(z.enum(actionNames)),
});
export type PlacementRow = z.infer<typeof placementRowSchema>;

/** A task around the first day. */
export const onboardingItemSchema = z.object({
  key: z.string(),
  label: z.string(),
  owner: personRefSchema.nullable(),
  dueDate: dateSchema.nullable(),
  doneAt: timestampSchema.nullable(),
  doneBy: personRefSchema.nullable(),
});
export type OnboardingItem = z.infer<typeof onboardingItemSchema>;

/** A request awaiting a second person. */
export const waitingApprovalSchema = z.object({
  id: idSchema,
  kind: z.string(),
  requestedBy: personRefSchema.nullable(),
  requestedAt: timestampSchema,
});

/** A contractor at a client. */
export const placementSchema = placementRowSchema.extend({
  applicationId: idSchema.nullable(),
  position: z.object({ id: idSchema, label: z.string() }).nullable(),
  engagement: z.enum(engagements),
  backupSupervisor: supervisorSchema.nullable(),
  /** The supervisor from a later day on. */
  nextSupervisor: z
    .object({ supervisor: supervisorSchema.nullable(), from: dateSchema })
    .nullable(),
  noticeDaysContractor: z.number().int(),
  noticeDaysClient: z.number().int(),
  noticeBy: z.enum(noticeSides).nullable(),
  timesheetRequired: z.boolean(),
  timesheetPeriod: z.enum(timesheetPeriods),
  /** The first day on which it applies, if still in the future. */
  timesheetPeriodFrom: dateSchema.nullable(),
  approvalPath: z.enum(approvalPaths),
  harvestProjectRef: z.string().nullable(),
  /** The person's work address; absent for readers who may not manage it. */
  workEmail: z.string().nullable().optional(),
  /** Whether the reader can change the terms now. */
  mayEditTerms: z.boolean(),
  pausedFrom: dateSchema.nullable(),
  pausedUntil: dateSchema.nullable(),
  /** Past pauses, oldest first. */
  pastPauses: z.array(z.object({ from: dateSchema, until: dateSchema })),
  endReason: z.string().nullable(),
  endNote: z.string().nullable(),
  rehireOk: z.boolean().nullable(),
  ratingByClient: z.number().int().nullable(),
  checklist: z.array(onboardingItemSchema),
  /** Contract signed and legal identity verified: the start needs no second person. */
  papersReady: z.boolean().optional(),
  /** The approval to start before contract and identity are checked. */
  waiver: z
    .object({
      by: personRefSchema.nullable(),
      approvedBy: personRefSchema.nullable(),
      reason: z.string(),
    })
    .nullable(),
  /** Latest first; absent without permission for money. */
  rates: z.array(placementRateSchema).optional(),
  waiting: z.array(waitingApprovalSchema),
  /** Drafts of its documents for signature, for users who send them. */
  papers: z.array(z.object({ id: idSchema, title: z.string(), status: z.enum(signatureStates) })),
  rehireOf: z.object({ id: idSchema, number: z.string() }).nullable(),
  /** Whether a position already continues this work. */
  backfilled: z.boolean(),
});
export type Placement = z.infer<typeof placementSchema>;

/** Live placements by their end, unless filtered otherwise. */
export const placementListQuery = listQuery({
  sorts: ['plannedEndDate', 'startDate', 'number', 'createdAt'],
  defaultSort: 'plannedEndDate',
  filters: {
    status: anyOf(placementStates),
    company: anyOfIds,
    accountManager: anyOfIds,
    candidate: anyOfIds,
    /** Ends within this many days, or should have ended. */
    endingWithin: z.enum(endingWindows),
    /** The end has passed, but it still runs. */
    overdue: z.literal('true'),
    /** The state of a day: contractors and rates at that time. */
    asOf: dateSchema,
  },
});
export type PlacementListQuery = z.output<typeof placementListQuery>;
/** A row of the list, with its latest timesheet and evaluation. */
export const placementListRowSchema = placementRowSchema.extend({
  lastTimesheet: z
    .object({ periodEnd: dateSchema, status: z.enum(timesheetMachine.states) })
    .nullable(),
  /** The latest one shared with the person; absent for readers who may not see it. */
  lastEvaluation: z.object({ cycle: z.string(), periodEnd: dateSchema }).nullable().optional(),
});
export type PlacementListRow = z.infer<typeof placementListRowSchema>;
export const placementListSchema = listOf(placementListRowSchema);

/** Default states of the report. */
export const reportedPlacementStates = livePlacementStates;

/** Totals of the reader's live placements; money by currency, never added across currencies. */
export const placementSummarySchema = z.object({
  live: z.number().int(),
  endingIn30: z.number().int(),
  endingIn60: z.number().int(),
  endingIn90: z.number().int(),
  overdue: z.number().int(),
  monthly: z
    .array(
      z.object({
        currency: currencySchema,
        bill: z.string(),
        pay: z.string(),
        placements: z.number().int(),
        /**
         * Margin on the amounts billed in this currency, with pay in another currency converted as
         * in the report; null if no pay can be compared. Absent without the permission.
         */
        margin: z.number().nullable().optional(),
      }),
    )
    .optional(),
});

const version = { version: versionSchema };
const note = longText(500).nullable().default(null);
const reason = longText(limits.approval.reason.max, limits.approval.reason.min);

export const placementVersionSchema = z.strictObject(version);
export const placementStartSchema = z.strictObject({
  ...version,
  /** Why it starts before contract and identity are checked; a second person approves it. */
  waiverReason: reason.nullable().default(null),
});
export const placementChangeStartSchema = z.strictObject({ ...version, startDate: dateSchema });
export const placementCancelSchema = z.strictObject({
  ...version,
  reasonId: idSchema,
  note,
  /**
   * Select the candidate again and reserve the position for a new contract, or reject and reopen
   * it.
   */
  then: z.enum(['selected', 'rejected']),
});
export const placementPauseSchema = z
  .strictObject({ ...version, from: dateSchema, until: dateSchema.nullable().default(null) })
  .refine(({ from, until }) => until === null || until > from, {
    path: ['until'],
    params: { code: 'DATE_ORDER' },
  });
export const placementExtendSchema = z.strictObject({ ...version, plannedEndDate: dateSchema });
export const placementSupervisorSchema = z
  .strictObject({
    ...version,
    supervisorCompanyUserId: idSchema,
    backupSupervisorId: idSchema.nullable().default(null),
    /** The first day as supervisor; null: immediately. */
    from: dateSchema.nullable().default(null),
  })
  .refine((body) => body.supervisorCompanyUserId !== body.backupSupervisorId, {
    path: ['backupSupervisorId'],
    params: { code: 'NOT_ALLOWED' },
  });

/** An hourly or monthly rate within plausible bounds (limits of the candidate's rates). */
const rate = moneySchema
  .extend({ unit: z.enum(['hour', 'month']) })
  .refine(({ amount }) => Number(amount) > 0, {
    path: ['amount'],
    params: { code: 'OUT_OF_RANGE' },
  });
const rates = {
  pay: rate,
  bill: rate,
  overtimeMultiplier: z.number().min(1).max(3).multipleOf(0.01).default(1),
};
export const placementRateChangeSchema = z.strictObject({
  ...version,
  ...rates,
  effectiveFrom: dateSchema,
  reason: text(limits.placement.rateReason, limits.approval.reason.min),
});

const backfill = z.boolean().default(false);
export const placementNoticeSchema = z.strictObject({
  ...version,
  by: z.enum(noticeSides),
  endDate: dateSchema,
  note,
  /** The other side agreed to a shorter notice period; `note` says who. */
  shorter: z.boolean().default(false),
  /** Adds a position that continues the work. */
  backfill,
});
const ending = {
  reasonId: idSchema,
  note,
  rehireOk: z.boolean(),
  ratingByClient: z.number().int().min(1).max(5).nullable().default(null),
  backfill,
};
export const placementEndSchema = z.strictObject({
  ...version,
  endDate: dateSchema,
  ...ending,
});
export const placementTerminateSchema = z.strictObject({ ...version, ...ending });
export const placementRehireSchema = z
  .strictObject({
    ...version,
    startDate: dateSchema,
    plannedEndDate: dateSchema.nullable().default(null),
    ...rates,
  })
  .refine(
    ({ startDate, plannedEndDate }) => plannedEndDate === null || plannedEndDate > startDate,
    {
      path: ['plannedEndDate'],
      params: { code: 'DATE_ORDER' },
    },
  );
export const placementChecklistSchema = z.strictObject({
  ...version,
  key: z.string().max(40),
  done: z.boolean(),
});
