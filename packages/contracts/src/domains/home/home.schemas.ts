import { z } from 'zod';
import { dateSchema, idSchema, timeZoneSchema, timestampSchema } from '../../core/primitives.ts';
import { activityKinds } from '../candidates/candidate-activity.schemas.ts';
import { candidateStates } from '../candidates/candidates.machine.ts';
import { vettingStates } from '../candidates/candidates.enums.ts';
import {
  applicationStageKinds,
  jobPriorities,
  jobStates,
  stageCountsSchema,
} from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { placementRowSchema, placementSummarySchema } from '../placements/placements.schemas.ts';
import { promiseRateSchema } from '../promises/promises.schemas.ts';
import { taskSchema } from '../tasks/tasks.schemas.ts';
import { listTotalSchema } from '../views/views.schemas.ts';
import { homeCards, homeWidgets } from './home-layout.ts';

/** `today` is the person's own day, in the zone of their profile. */
export const queueTabs = ['all', 'late', 'today'] as const;
export type QueueTab = (typeof queueTabs)[number];

export const homeQueueQuery = z.strictObject({ tab: z.enum(queueTabs).default('all') });
/**
 * An application of the person whose clock has run out or runs out today; what is to be done follows
 * from the stage. `dueOn` is a day of the person's own zone.
 */
export const homeClockSchema = z.object({
  id: idSchema,
  stageKind: z.enum(applicationStageKinds),
  stage: z.string(),
  candidate: personRefSchema,
  job: z.object({ id: idSchema, title: z.string() }),
  company: z.string().optional(),
  dueOn: dateSchema,
  version: z.number().int(),
  /** Whether the reader may remind the client now. */
  mayRemind: z.boolean(),
});
export type HomeClock = z.infer<typeof homeClockSchema>;
/**
 * What the person has to do, by day, what has no day last: open tasks, and clocks that have run out;
 * 50 at most of each. The counts are of both.
 */
export const homeQueueSchema = z.object({
  today: dateSchema,
  counts: z.object({
    all: z.number().int(),
    late: z.number().int(),
    today: z.number().int(),
  }),
  data: z.array(taskSchema),
  clocks: z.array(homeClockSchema),
});
export type HomeQueue = z.infer<typeof homeQueueSchema>;

/**
 * What stands behind the entries of the navigation: how much waits for the person today, and how
 * much each list shows. Null for what the reader may not open.
 */
export const navigationCountsSchema = z.object({
  waiting: z.number().int(),
  candidates: listTotalSchema.nullable(),
  jobs: listTotalSchema.nullable(),
  companies: listTotalSchema.nullable(),
  placements: listTotalSchema.nullable(),
});
export type NavigationCounts = z.infer<typeof navigationCountsSchema>;

/** The time of a stage, or of the client to answer, that runs out first. */
export const nextClockSchema = z.object({
  stageKind: z.enum(applicationStageKinds),
  dueAt: timestampSchema,
});
export type NextClock = z.infer<typeof nextClockSchema>;

/** A job that is not finished; the company is absent for those who read titles only. */
export const homeJobSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  priority: z.enum(jobPriorities),
  company: z.object({ id: idSchema, name: z.string() }).optional(),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  openedDate: dateSchema.nullable(),
  /** For those who may read who is on it. */
  stages: stageCountsSchema.optional(),
  onHold: z.number().int().optional(),
  /** Null where no clock runs. */
  nextClock: nextClockSchema.nullable().optional(),
});
export type HomeJob = z.infer<typeof homeJobSchema>;

/** A submitted candidate without the client's answer; `late` is beyond the client's time. */
export const homeSubmissionSchema = z.object({
  id: idSchema,
  candidate: personRefSchema,
  job: z.object({ id: idSchema, title: z.string() }),
  company: z.object({ id: idSchema, name: z.string() }),
  submittedAt: timestampSchema,
  dueAt: timestampSchema,
  isLate: z.boolean(),
  isSeen: z.boolean(),
  version: z.number().int(),
  /** Whether the reader may remind the client now. */
  mayRemind: z.boolean(),
  /** Whether it stands in the reader's own queue, as a clock or as a task. */
  isInQueue: z.boolean(),
});
export type HomeSubmission = z.infer<typeof homeSubmissionSchema>;
/** What clients answer. */
export const clientAnswers = ['selected', 'interview', 'rejected'] as const;
/** What a client decided in the last days. */
export const homeAnswerSchema = homeSubmissionSchema
  .pick({ id: true, candidate: true, job: true, company: true })
  .extend({ answer: z.enum(clientAnswers), at: timestampSchema });
export type HomeAnswer = z.infer<typeof homeAnswerSchema>;

/** Those that wait longest first, 50 at most; the answers of the last days, the latest first. */
export const homeSubmissionsSchema = z.object({
  total: z.number().int(),
  late: z.number().int(),
  data: z.array(homeSubmissionSchema),
  answered: z.array(homeAnswerSchema),
});

/**
 * An own application whose person waits at a stage for longer than its answer was promised in:
 * since when, and until when the answer was due.
 */
export const homeLateAnswerSchema = homeAnswerSchema
  .pick({ id: true, candidate: true, job: true, company: true })
  .extend({
    stageKind: z.enum(applicationStageKinds),
    stage: z.string(),
    since: timestampSchema,
    dueAt: timestampSchema.nullable(),
  });
export type HomeLateAnswer = z.infer<typeof homeLateAnswerSchema>;
/** Those that wait longest first, 100 at most; the count is that of the figure on Home. */
export const homeLateAnswersSchema = z.object({
  total: z.number().int(),
  data: z.array(homeLateAnswerSchema),
});

/** Placements that begin or end: past their day, or within 60 days; the next first, 50 at most. */
export const homeContractsSchema = z.object({
  total: z.number().int(),
  data: z.array(placementRowSchema),
});

/** The open work of a team member. */
export const homeTeamMemberSchema = z.object({
  person: personRefSchema,
  title: z.string(),
  openJobs: z.number().int(),
  live: z.number().int(),
  late: z.number().int(),
  /** To hold within seven days. */
  interviews: z.number().int(),
  tasksLate: z.number().int(),
  promises: promiseRateSchema,
});
export type HomeTeamMember = z.infer<typeof homeTeamMemberSchema>;
/** Those with the most late first; 50 at most. The promises are those of all of them. */
export const homeTeamSchema = z.object({
  promises: promiseRateSchema,
  data: z.array(homeTeamMemberSchema),
});

/** The most pressing first, then the oldest; 50 at most. */
export const homeJobsSchema = z.object({
  total: z.number().int(),
  data: z.array(homeJobSchema),
});

export const homeCandidateSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  photo: photoSchema.optional(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  vettingStatus: z.enum(vettingStates),
  country: z.string(),
  owner: personRefSchema.nullable(),
  isPrivate: z.boolean(),
  createdAt: timestampSchema,
});
export type HomeCandidate = z.infer<typeof homeCandidateSchema>;
/** `since` is the first day that counts; with it the list behind the count is opened. */
export const homeNewCandidatesSchema = z.object({
  since: dateSchema,
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  data: z.array(homeCandidateSchema),
});

/** The count is that of the list of those whose vetting is under way. */
export const homeVettingSchema = homeNewCandidatesSchema.omit({ since: true });

/** So many days the figure on who was told in time looks back. */
export const homeNoGhostingDays = 30;

const countSchema = z.object({ value: z.number().int(), isCapped: z.boolean() });
/** Counts of eight weeks, the running one last. */
const trendSchema = z.array(z.number().int()).length(8);
/** Figures that the role has no right to are absent. Weeks begin on Monday. */
export const homeFiguresSchema = z.object({
  candidatesAdded: countSchema.extend({ since: dateSchema, trend: trendSchema }).optional(),
  withoutContact: countSchema.extend({ since: dateSchema }).optional(),
  tasksDone: z.object({ value: z.number().int(), trend: trendSchema }).optional(),
  /** Own applications that wait for longer than promised; of those that ended, who was told in time. */
  answers: z
    .object({
      late: z.number().int(),
      owed: z.number().int(),
      told: z.number().int(),
      /** The days of the second part, and in whose time: those of the report behind it. */
      from: dateSchema,
      to: dateSchema,
      zone: timeZoneSchema,
    })
    .optional(),
  openJobs: z.object({ value: z.number().int(), seatsToFill: z.number().int() }).optional(),
  /** Live placements that the reader may know of. */
  contracts: placementSummarySchema
    .pick({ live: true, endingIn30: true, overdue: true })
    .optional(),
  /** What they come to in a month, for those who read margins. */
  monthly: placementSummarySchema.shape.monthly,
});
export type HomeFigures = z.infer<typeof homeFiguresSchema>;

/** What happened on a followed record; see the record's own activity for the kinds. */
export const followedActivitySchema = z.object({
  id: idSchema,
  at: timestampSchema,
  actor: z.string().nullable(),
  kind: z.enum(activityKinds),
  candidate: personRefSchema,
  excerpt: z.string().nullable(),
});
export type FollowedActivity = z.infer<typeof followedActivitySchema>;
/** `following` counts the records that are followed and may be seen. */
export const homeFollowedSchema = z.object({
  following: z.number().int(),
  data: z.array(followedActivitySchema),
});

/** First steps whose screen is there, in their order; making a pool joins with its own. */
export const homeFirstStepNames = ['colleague', 'company', 'job', 'candidate'] as const;
export type HomeFirstStep = (typeof homeFirstStepNames)[number];
/** The steps that this person can do; `isOver` once all are done or the list was put away. */
export const homeFirstStepsSchema = z.object({
  isOver: z.boolean(),
  steps: z.array(z.object({ name: z.enum(homeFirstStepNames), isDone: z.boolean() })),
});
export type HomeFirstSteps = z.infer<typeof homeFirstStepsSchema>;

const cards = z.array(z.enum(homeCards)).max(homeCards.length);
const layoutShape = {
  main: cards,
  side: cards,
  hidden: z.array(z.enum(homeWidgets)).max(homeWidgets.length),
};
/** Version 0: never arranged. */
const arrangementVersion = z.number().int().min(0);
export const homeArrangementSchema = z.object({ ...layoutShape, version: arrangementVersion });
export type HomeArrangement = z.infer<typeof homeArrangementSchema>;
export const homeArrangementUpdateSchema = z.strictObject({
  ...layoutShape,
  version: arrangementVersion,
});
