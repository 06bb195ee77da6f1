import type { InterviewForClient, SharedFeedback } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';

type OwnFeedback = NonNullable<InterviewForClient['ownFeedback']>;

/**
 * Feedback that a client user may know of: private feedback is only for its author, the client's
 * administrators and the agency.
 */
const known = ({ role, userId }: Actor): QueryFilter<Feedback> => ({
  status: 'submitted',
  deletedAt: null,
  ...(role !== 'client_admin' && { $or: [{ privateToAgency: false }, { authorUserId: userId }] }),
});

/**
 * Returns the feedback of the client's users on a submitted candidate, the latest first; optionally
 * of one round. What staff noted of a conversation is in staff's words, for staff only.
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

/** What a reader knows of a round's feedback. */
interface RoundFeedback {
  /** Whether there is any, regardless of the author. */
  hasAny: boolean;
  /** The reader's own, unless withdrawn. */
  own: OwnFeedback | null;
}

/**
 * Returns what the reader knows of the feedback on each round of these applications, with one
 * query.
 */
export async function feedbackOnRounds(
  actor: Actor,
  applicationIds: readonly Types.ObjectId[],
): Promise<(applicationId: Types.ObjectId, round: string) => RoundFeedback> {
  const { userId } = actor;
  const rows =
    applicationIds.length === 0
      ? []
      : await FeedbackModel.find(
          {
            applicationId: { $in: [...applicationIds] },
            deletedAt: null,
            $or: [known(actor), { authorUserId: userId, status: { $ne: 'withdrawn' } }],
          },
          { applicationId: 1, round: 1, status: 1, authorUserId: 1 },
        ).lean();
  return (applicationId, round) => {
    const there = rows.filter(
      (row) => row.applicationId.equals(applicationId) && row.round === round,
    );
    const own = there.find(({ authorUserId }) => authorUserId?.equals(userId));
    return {
      hasAny: there.some(({ status }) => status === 'submitted'),
      own: own ? { id: own._id.toHexString(), isSent: own.status === 'submitted' } : null,
    };
  };
}
