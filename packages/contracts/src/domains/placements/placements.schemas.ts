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

/** What is paid from a day on, as far as the reader may know it. */
export const placementRateSchema = z.object({
  id: idSchema,
  pay: unitRateSchema,
  bill: unitRateSchema,
  overtimeMultiplier: z.number(),
  /** Share of the bill; null between currencies, absent without the right to it. */
  margin: z.number().nullable().optional(),
  effectiveFrom: dateSchema,
  /** The last day; null for the latest one. */
  effectiveTo: dateSchema.nullable(),
  approvedBy: personRefSchema.nullable(),
  reason: z.string().nullable(),
});
export type PlacementRate = z.infer<typeof placementRateSchema>;

/** A row of the active contractors. Money is absent without the right to it. */
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
  /** Whole weeks until the end, below zero once it has passed; null without an end. */
  weeksLeft: z.number().int().nullable(),
  /** The same in days. */
  daysLeft: z.number().int().nullable().optional(),
  hoursPerWeek: z.number().int(),
  risks: z.array(z.enum(placementRisks)),
  /** What holds on the day that the list is of. */
  pay: unitRateSchema.nullable().optional(),
  bill: unitRateSchema.nullable().optional(),
  margin: z.number().nullable().optional(),
  version: versionSchema,
  allowedActions: z.array(z.enum(actionNames)),
});
export type PlacementRow = z.infer<typeof placementRowSchema>;

/** Something that has to be done around the first day. */
export const onboardingItemSchema = z.object({
  key: z.string(),
  label: z.string(),
  owner: personRefSchema.nullable(),
  dueDate: dateSchema.nullable(),
  doneAt: timestampSchema.nullable(),
  doneBy: personRefSchema.nullable(),
});
export type OnboardingItem = z.infer<typeof onboardingItemSchema>;

/** What waits for a second person. */
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
  /** Who leads from a later day on. */
  nextSupervisor: z
    .object({ supervisor: supervisorSchema.nullable(), from: dateSchema })
    .nullable(),
  noticeDaysContractor: z.number().int(),
  noticeDaysClient: z.number().int(),
  noticeBy: z.enum(noticeSides).nullable(),
  timesheetRequired: z.boolean(),
  timesheetPeriod: z.enum(timesheetPeriods),
  /** The first day that it counts for, where that is still to come. */
  timesheetPeriodFrom: dateSchema.nullable(),
  approvalPath: z.enum(approvalPaths),
  harvestProjectRef: z.string().nullable(),
  /** The person's address at this work; absent for who may not manage it. */
  workEmail: z.string().nullable().optional(),
  /** Whether the reader can change the terms now. */
  mayEditTerms: z.boolean(),
  pausedFrom: dateSchema.nullable(),
  pausedUntil: dateSchema.nullable(),
  /** Pauses that are over, the oldest first. */
  pastPauses: z.array(z.object({ from: dateSchema, until: dateSchema })),
  endReason: z.string().nullable(),
  endNote: z.string().nullable(),
  rehireOk: z.boolean().nullable(),
  ratingByClient: z.number().int().nullable(),
  checklist: z.array(onboardingItemSchema),
  /** Contract signed and legal identity verified: no second person is needed for the start. */
  papersReady: z.boolean().optional(),
  /** The approval to start before contract and identity are checked. */
  waiver: z
    .object({
      by: personRefSchema.nullable(),
      approvedBy: personRefSchema.nullable(),
      reason: z.string(),
    })
    .nullable(),
  /** Latest first; absent without the right to money. */
  rates: z.array(placementRateSchema).optional(),
  waiting: z.array(waitingApprovalSchema),
  /** What was drafted for it to be signed, for those who send the person documents. */
  papers: z.array(z.object({ id: idSchema, title: z.string(), status: z.enum(signatureStates) })),
  rehireOf: z.object({ id: idSchema, number: z.string() }).nullable(),
  /** Whether a seat goes on with this work already. */
  backfilled: z.boolean(),
});
export type Placement = z.infer<typeof placementSchema>;

/** Live placements by their end, unless asked for others. */
export const placementListQuery = listQuery({
  sorts: ['plannedEndDate', 'startDate', 'number', 'createdAt'],
  defaultSort: 'plannedEndDate',
  filters: {
    status: anyOf(placementStates),
    company: anyOfIds,
    accountManager: anyOfIds,
    candidate: anyOfIds,
    /** Ends within so many days, or should have ended. */
    endingWithin: z.enum(endingWindows),
    /** The end passed and it still runs. */
    overdue: z.literal('true'),
    /** As it was on a day: who worked then, and at which rates. */
    asOf: dateSchema,
  },
});
export type PlacementListQuery = z.output<typeof placementListQuery>;
/** A row of the list, with the last that was heard of the work. */
export const placementListRowSchema = placementRowSchema.extend({
  lastTimesheet: z
    .object({ periodEnd: dateSchema, status: z.enum(timesheetMachine.states) })
    .nullable(),
  /** The latest that was shared with the person; absent for readers who may not know of it. */
  lastEvaluation: z.object({ cycle: z.string(), periodEnd: dateSchema }).nullable().optional(),
});
export type PlacementListRow = z.infer<typeof placementListRowSchema>;
export const placementListSchema = listOf(placementListRowSchema);

/** States that the report shows unless it is asked for others. */
export const reportedPlacementStates = livePlacementStates;

/** What the live placements of a reader come to; money by currency, never added across them. */
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
  /** Why it starts before contract and identity are checked; a second person agrees to it. */
  waiverReason: reason.nullable().default(null),
});
export const placementChangeStartSchema = z.strictObject({ ...version, startDate: dateSchema });
export const placementCancelSchema = z.strictObject({
  ...version,
  reasonId: idSchema,
  note,
  /** Selected again, with the seat kept for a new contract; or rejected, and the seat is open. */
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
    /** The first day on which they lead; null: at once. */
    from: dateSchema.nullable().default(null),
  })
  .refine((body) => body.supervisorCompanyUserId !== body.backupSupervisorId, {
    path: ['backupSupervisorId'],
    params: { code: 'NOT_ALLOWED' },
  });

/** An hourly or monthly rate within what is believable (limits of the candidate's rates). */
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
  /** The other side agreed to less than the notice; `note` says who. */
  shorter: z.boolean().default(false),
  /** Adds a seat that goes on with the work. */
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
