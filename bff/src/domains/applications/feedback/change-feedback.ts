import {
  applicationFeedbackMachine,
  stepOf,
  type ApplicationFeedbackState,
} from '@muster/contracts';
import { audit, changesBetween, type AuditEntry } from '../../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';

/** Subject of feedback links. */
export const feedbackSubject = ({ _id }: Pick<Feedback, '_id'>) => ({
  type: 'application_feedback',
  id: _id,
});

/** Actor, where no session identifies them. */
export type By = Pick<AuditEntry, 'actorKind' | 'tokenId'>;

const auditedFields = [
  'authorName',
  'round',
  'rating',
  'recommendation',
  'criteria',
  'comment',
  'privateToAgency',
  'shareable',
  'status',
  'released',
] as const satisfies readonly (keyof Feedback)[];

export const noteChange = (
  tx: Tx,
  before: Feedback | null,
  after: Feedback,
  action: string,
  by: By = {},
) =>
  audit(tx, {
    action,
    entity: 'application_feedback',
    entityId: after._id,
    changes: changesBetween<Feedback>(before, after, auditedFields),
    ...by,
  });

interface FeedbackChange extends StateChangeRules<Feedback> {
  action: keyof typeof applicationFeedbackMachine.transitions;
  /** Audit name, if it differs from the state machine's. */
  name?: string;
  set?: Partial<Feedback>;
  by?: By;
}

/**
 * Moves feedback from one state to the next, with audit. Repeating returns it unchanged.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeFeedback(
  tx: Tx,
  current: Feedback,
  { action, name = `application_feedback.${action}`, set, by, ...rules }: FeedbackChange,
): Promise<Feedback> {
  const to: ApplicationFeedbackState = stepOf(applicationFeedbackMachine, action).to;
  const { after, already } = await changeState<Feedback>(tx, FeedbackModel, current, {
    isRepeat: ({ status }) => status === to,
    ...rules,
    name,
    requireState: ({ status }) => requireState(applicationFeedbackMachine, action, status),
    set: ({ status }) => ({ $set: { status: to, previousStatus: status, ...set } }),
  });
  if (already) return current;
  await noteChange(tx, current, after, name, by);
  return after;
}
