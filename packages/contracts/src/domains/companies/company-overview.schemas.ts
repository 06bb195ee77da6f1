import { z } from 'zod';
import { listOf } from '../../core/pagination.ts';
import { dateSchema, idSchema, timestampSchema } from '../../core/primitives.ts';
import {
  communicationKinds,
  recordMailSchema,
  sharedTalkSchemas,
} from '../communications/communications.schemas.ts';
import { applicationStageKinds, jobPriorities, jobStates } from '../jobs/jobs.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

/** The client's response times for submitted candidates over the last 90 days. */
export const clientResponseSchema = z.object({
  /** Submissions whose answer was due. */
  asked: z.number().int(),
  answered: z.number().int(),
  /** Answered within the client's agreed hours. */
  inTime: z.number().int(),
  /** Average in hours; null without an answer. */
  hours: z.number().nullable(),
});

/** The figures of a client; a part is null if the reader may not see it. */
export const companyOverviewSchema = z.object({
  jobs: z.object({ open: z.number().int(), total: z.number().int(), seatsFree: z.number().int() }),
  contractors: z
    .object({
      /** Null for users who may not count all of them. */
      live: z.number().int().nullable(),
      /** Placements visible to the reader, ending soonest first; at most ten. */
      next: z.array(
        z.object({
          id: idSchema,
          number: z.string(),
          name: z.string(),
          jobTitle: z.string(),
          startDate: dateSchema,
          plannedEndDate: dateSchema.nullable(),
          isPaused: z.boolean(),
        }),
      ),
    })
    .nullable(),
  submissions: z
    .object({
      /** Null for users who may not count all of them. */
      waiting: z.number().int().nullable(),
      /** Those waiting for longer than agreed. */
      late: z.number().int().nullable(),
      /** Since when the oldest one has been waiting. */
      oldestAt: timestampSchema.nullable(),
      response: clientResponseSchema,
    })
    .nullable(),
  /** The next interviews with candidates visible to the reader; at most five. */
  interviews: z
    .array(
      z.object({
        id: idSchema,
        applicationId: idSchema,
        round: z.string(),
        name: z.string(),
        photo: photoSchema.optional(),
        jobTitle: z.string(),
        startsAt: timestampSchema,
      }),
    )
    .nullable(),
  /** Unanswered questions of the client about candidates, oldest first; at most five are listed. */
  questions: z
    .object({
      total: z.number().int(),
      data: z.array(
        z.object({
          applicationId: idSchema,
          name: z.string(),
          jobTitle: z.string(),
          text: z.string(),
          at: timestampSchema,
        }),
      ),
    })
    .nullable(),
});
export type CompanyOverview = z.infer<typeof companyOverviewSchema>;

/** A job with its number of candidates by stage. */
export const companyJobSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  status: z.enum(jobStates),
  priority: z.enum(jobPriorities),
  positionsCount: z.number().int(),
  positionsFilled: z.number().int(),
  openedDate: dateSchema.nullable(),
  leadRecruiter: personRefSchema.nullable(),
  /** Live applications by stage; null for users who may not read those of this job. */
  stages: z.partialRecord(z.enum(applicationStageKinds), z.number().int()).nullable(),
});
export type CompanyJob = z.infer<typeof companyJobSchema>;
export const companyJobsQuery = z.strictObject({
  /** `live`: not ended yet. */
  show: z.enum(['live', 'past']).default('live'),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export const companyJobsSchema = listOf(companyJobSchema);

/** A mail received from the client's users. */
export const companyReceivedSchema = z.object({
  id: idSchema,
  receivedAt: timestampSchema,
  from: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  isPrivate: z.boolean(),
  /** Private to another user: the text is omitted. */
  isMasked: z.boolean(),
  /** The reply came from another address than the one originally written to. */
  isFromOther: z.boolean(),
  /** Received files that remain only in the mailbox. */
  leftFiles: z.array(z.string()),
  /** The client user who wrote it, if the reader may reply; otherwise null. */
  replyToUserId: idSchema.nullable(),
});
export type CompanyReceived = z.infer<typeof companyReceivedSchema>;

/** A mail to or from the client's users, or a conversation with them. */
export const companyTalkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), at: timestampSchema, mail: recordMailSchema }),
  z.object({ kind: z.literal('received'), at: timestampSchema, received: companyReceivedSchema }),
  ...sharedTalkSchemas,
]);
export type CompanyTalk = z.infer<typeof companyTalkSchema>;
export const companyTalksQuery = z.strictObject({
  kind: z.enum(communicationKinds).optional(),
  q: z.string().trim().max(200).optional(),
  /** Only mails to, and calls with, this client user. */
  userId: idSchema.optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
/** Why no mail is sent to an address: it does not exist, or its owner unsubscribed. */
export const closedAddressReasons = ['bounced', 'unsubscribed'] as const;
export const companyTalksSchema = listOf(companyTalkSchema).extend({
  /** Addresses of the client's users that receive no mails from the agency. */
  closedAddresses: z.array(z.object({ address: z.string(), reason: z.enum(closedAddressReasons) })),
  mayWrite: z.boolean(),
  mayLogCall: z.boolean(),
});
export type ClosedAddress = z.infer<typeof companyTalksSchema>['closedAddresses'][number];

/** A change to a client or to its users' access (the change log). */
export const companyActivityItemSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  /** Null for the platform. */
  actor: z.string().nullable(),
  /** `create`, `update`, `block`, …; prefixed with `user_` for changes of a user's access. */
  action: z.string(),
  /** The person whose access changed. */
  person: z.string().nullable(),
  changes: z.array(
    z.object({
      field: z.string(),
      /** As text; null for no value, and for values hidden from this reader. */
      before: z.string().nullable(),
      after: z.string().nullable(),
      told: z.boolean(),
    }),
  ),
});
export type CompanyActivityItem = z.infer<typeof companyActivityItemSchema>;
export const companyActivityQuery = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(12),
});
export const companyActivitySchema = z.object({
  data: z.array(companyActivityItemSchema),
  nextCursor: z.string().nullable(),
});
