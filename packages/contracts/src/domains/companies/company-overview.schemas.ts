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

/** How quickly a client answers about people it was shown, over the last 90 days. */
export const clientResponseSchema = z.object({
  /** Submissions that were due for an answer. */
  asked: z.number().int(),
  answered: z.number().int(),
  /** Answered within the hours that the client has for it. */
  inTime: z.number().int(),
  /** On average, in hours; null without an answer. */
  hours: z.number().nullable(),
});

/** The figures of a client; a part that the reader may know nothing of is null. */
export const companyOverviewSchema = z.object({
  jobs: z.object({ open: z.number().int(), total: z.number().int(), seatsFree: z.number().int() }),
  contractors: z
    .object({
      /** Null for who may not count all of them. */
      live: z.number().int().nullable(),
      /** Those visible to the reader, the soonest to end first; ten at most. */
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
      /** Null for who may not count all of them. */
      waiting: z.number().int().nullable(),
      /** Of these, waiting for longer than agreed. */
      late: z.number().int().nullable(),
      /** Since when the longest one waits. */
      oldestAt: timestampSchema.nullable(),
      response: clientResponseSchema,
    })
    .nullable(),
  /** The next with people whom the reader may know of; five at most. */
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
  /** What the client asked about people and got no answer to, the oldest first; five are told. */
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

/** A job with how many people stand where. */
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
  /** Live applications by stage; null for who may read none of this job. */
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

/** A mail that came from the client's people. */
export const companyReceivedSchema = z.object({
  id: idSchema,
  receivedAt: timestampSchema,
  from: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  isPrivate: z.boolean(),
  /** Private to another user: its text is left out. */
  isMasked: z.boolean(),
  /** It came from another address than the one that was written to. */
  isFromOther: z.boolean(),
  /** Files that came along and lie in the mailbox. */
  leftFiles: z.array(z.string()),
  /** Who of the client wrote it, where the reader may answer; null where not. */
  replyToUserId: idSchema.nullable(),
});
export type CompanyReceived = z.infer<typeof companyReceivedSchema>;

/** What was written to the client's people, came from them, or was said with them. */
export const companyTalkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), at: timestampSchema, mail: recordMailSchema }),
  z.object({ kind: z.literal('received'), at: timestampSchema, received: companyReceivedSchema }),
  ...sharedTalkSchemas,
]);
export type CompanyTalk = z.infer<typeof companyTalkSchema>;
export const companyTalksQuery = z.strictObject({
  kind: z.enum(communicationKinds).optional(),
  q: z.string().trim().max(200).optional(),
  /** Mails to, and calls with, one of the client's people. */
  userId: idSchema.optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
/** Why no mail goes to an address any more: it does not exist, or its owner unsubscribed. */
export const closedAddressReasons = ['bounced', 'unsubscribed'] as const;
export const companyTalksSchema = listOf(companyTalkSchema).extend({
  /** Addresses of the client's people who get no mails from us. */
  closedAddresses: z.array(z.object({ address: z.string(), reason: z.enum(closedAddressReasons) })),
  mayWrite: z.boolean(),
  mayLogCall: z.boolean(),
});
export type ClosedAddress = z.infer<typeof companyTalksSchema>['closedAddresses'][number];

/** Something that was done to a client or to the access of its people (the change log). */
export const companyActivityItemSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  /** Null for the platform. */
  actor: z.string().nullable(),
  /** `create`, `update`, `block`, …; prefixed with `user_` for changes of a user's access. */
  action: z.string(),
  /** Whose access it was about. */
  person: z.string().nullable(),
  changes: z.array(
    z.object({
      field: z.string(),
      /** As text; null for nothing, and where values are not for this reader. */
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
