import type { InterviewForClient, SharedFeedback } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';

type OwnFeedback = NonNullable<InterviewForClient['ownFeedback']>;

/**
 * What a user of the client knows to be said: private words are for their author, the client's
 * administrators and the agency.
 */
const known = ({ role, userId }: Actor): QueryFilter<Feedback> => ({
  status: 'submitted',
  deletedAt: null,
  ...(role !== 'client_admin' && { $or: [{ privateToAgency: false }, { authorUserId: userId }] }),
});

/**
 * What the client's people wrote of a person they were shown, the latest first; of one round on
 * wish. What staff noted of a conversation is in the words of staff, for staff.
 */
export async function feedbackForClient(
  actor: Actor,
  applicationId: Types.ObjectId,
  round?: string,
  session: ClientSession | null = null,
): Promise<SharedFeedback[]> {
  const rows = await FeedbackModel.find(
    {
      ...known(actor),
      applicationId,
      authorEmail: { $ne: null },
      ...(round !== undefined && { round }),
    },
    null,
    { session },
  )
    .sort({ submittedAt: -1, _id: -1 })
    .lean();
  return rows.map((row) => ({
    id: row._id.toHexString(),
    authorName: row.authorName,
    isOwn: row.authorUserId?.equals(actor.userId) ?? false,
    round: row.round,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    rating: row.rating,
    recommendation: row.recommendation,
    criteria: row.criteria,
    comment: row.comment,
    privateToAgency: row.privateToAgency,
    shareable: row.shareable,
  }));
}

/** The rounds of these applications on which the reader knows of feedback, whoever wrote it down. */
export async function roundsWithFeedback(
  actor: Actor,
  applicationIds: readonly Types.ObjectId[],
): Promise<(applicationId: Types.ObjectId, round: string) => boolean> {
  const rows = await FeedbackModel.find(
    { ...known(actor), applicationId: { $in: [...applicationIds] } },
    { applicationId: 1, round: 1 },
  ).lean();
  return (applicationId, round) =>
    rows.some((row) => row.applicationId.equals(applicationId) && row.round === round);
}

/** The reader's own feedback on each round of these applications, unless it was taken back. */
export async function ownFeedbackOn(
  { userId }: Actor,
  applicationIds: readonly Types.ObjectId[],
): Promise<(applicationId: Types.ObjectId, round: string) => OwnFeedback | null> {
  const rows = await FeedbackModel.find(
    {
      authorUserId: userId,
      applicationId: { $in: [...applicationIds] },
      status: { $ne: 'withdrawn' },
      deletedAt: null,
    },
    { applicationId: 1, round: 1, status: 1 },
  ).lean();
  return (applicationId, round) => {
    const own = rows.find((row) => row.applicationId.equals(applicationId) && row.round === round);
    return own ? { id: own._id.toHexString(), isSent: own.status === 'submitted' } : null;
  };
}
