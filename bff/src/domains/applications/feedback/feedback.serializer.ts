import {
  canTransition,
  applicationFeedbackMachine,
  awaitedFeedback,
  feedbackStaffActions,
  limits,
  type ApplicationFeedback,
  type FeedbackStaffAction,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { findPeople, type People } from '../../../identity/people/people.ts';
import type { Feedback } from '../../../records/applications/application-feedback.model.ts';

/** Whether staff wait for it. */
export const isAwaited = ({ status }: Pick<Feedback, 'status'>): boolean =>
  awaitedFeedback.some((state) => state === status);

/** Checks whether its author may be reminded now. */
export const isRemindable = (feedback: Feedback, now: Date): boolean => {
  const last = feedback.remindedAt ?? feedback.askedAt;
  const { answerBy, interviewEndsAt } = feedback;
  return (
    isAwaited(feedback) &&
    (answerBy === null || answerBy > now) &&
    (interviewEndsAt === null || interviewEndsAt <= now) &&
    (last === null || now.getTime() - last.getTime() >= limits.application.nudgeEvery)
  );
};

/**
 * Returns the current actions of permitted staff. Feedback written by a client cannot be withdrawn
 * here.
 */
export function staffActions(feedback: Feedback, now: Date): FeedbackStaffAction[] {
  const { status, shareable, authorEmail } = feedback;
  const isOwn = authorEmail !== null && status === 'submitted';
  const may: Record<FeedbackStaffAction, boolean> = {
    remind: isRemindable(feedback, now),
    release: status === 'submitted' && shareable,
    cancel: canTransition(applicationFeedbackMachine, status, 'cancel') && !isOwn,
  };
  return feedbackStaffActions.filter((action) => may[action]);
}

export const namesIn = (rows: readonly Feedback[], session: ClientSession | null = null) =>
  findPeople(
    rows.flatMap(({ createdBy, askedBy, released }) => [createdBy, askedBy, released?.by]),
    session,
  );

/** Serialises feedback for staff; only its author sees a draft. */
export function showFeedback(
  feedback: Feedback,
  { people, mayNote, now = new Date() }: { people: People; mayNote: boolean; now?: Date },
): ApplicationFeedback {
  const isWritten = !isAwaited(feedback);
  const blank = { technical: null, communication: null, fit: null };
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: feedback._id.toHexString(),
    authorName: feedback.authorName,
    authorEmail: feedback.authorEmail,
    round: feedback.round,
    rating: isWritten ? feedback.rating : null,
    recommendation: isWritten ? feedback.recommendation : null,
    criteria: isWritten ? feedback.criteria : blank,
    comment: isWritten ? feedback.comment : '',
    privateToAgency: isWritten && feedback.privateToAgency,
    shareable: isWritten && feedback.shareable,
    status: feedback.status,
    at: (feedback.askedAt ?? feedback.createdAt).toISOString(),
    notedBy: people.ref(feedback.askedBy ?? feedback.createdBy),
    interviewEndsAt: iso(feedback.interviewEndsAt),
    answerBy: iso(feedback.answerBy),
    remindedAt: iso(feedback.remindedAt),
    submittedAt: iso(feedback.submittedAt),
    changedAt: iso(feedback.changedAt),
    released: feedback.released && {
      text: feedback.released.text,
      at: feedback.released.at.toISOString(),
      by: people.ref(feedback.released.by),
    },
    version: feedback.version,
    allowedActions: mayNote ? staffActions(feedback, now) : [],
  };
}
