import {
  applicationMachine,
  applicationStateOf,
  canTransition,
  allowsAction,
  type ApplicationAction,
  type ApplicationEventType,
} from '@muster/contracts';
import { changesBetween } from '../../../audit/audit.service.ts';
import { changeState, type StateChangeRules } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { finishRuleTask } from '../../tasks/api/rule-tasks.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { promisedRule } from '../own/promised-rule.ts';
import { isAnswerOwed } from './owed-answer.ts';
import { recordEvent } from './record-event.ts';
import { isShareWithdrawn } from './share-withdrawn.ts';
import { isInProcess, shareWithVetters } from './share-with-vetters.ts';

/** Fields that the audit log keeps for each change. */
const auditedFields = [
  'status',
  'stageId',
  'onHold',
  'holdUntil',
  'holdNote',
  'exit',
  'candidateInterest',
  'clientDecision',
  'submissionVersion',
  'positionId',
  'agreedStart',
  'proposedBillRate',
  'proposedPayRate',
  'interviews',
  'shareWithdrawnAt',
  'deletedAt',
] as const satisfies readonly (keyof Application)[];

interface ApplicationChange extends StateChangeRules<Application> {
  /** State-machine action; null for a change outside the machine: an undone removal. */
  action: ApplicationAction | null;
  /** Audit action: `application.reject`. */
  name: string;
  event: ApplicationEventType;
  set: (current: Application) => Partial<Application> | Promise<Partial<Application>>;
  note?: string | null;
  /** Whether it follows from another change rather than from a colleague's own action. */
  bySystem?: boolean;
}

/**
 * Changes the state of an application, with history and audit.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeApplication(
  tx: Tx,
  current: Application,
  { action, name, event, set, note = null, bySystem = false, ...rules }: ApplicationChange,
): Promise<Application> {
  const { after, already } = await changeState<Application>(tx, ApplicationModel, current, {
    ...rules,
    name,
    requireState: (application) => action && requireState(application, action),
    set: async (application) => ({
      $set: { ...(await set(application)), lastActivityAt: tx.at },
    }),
  });
  if (already) return current;
  if (isInProcess(current) !== isInProcess(after)) await shareWithVetters(tx, [after.candidateId]);
  // The late answer has arrived.
  if (current.promiseMissedAt && applicationStateOf(current) !== applicationStateOf(after))
    await finishRuleTask(tx, current.candidateId, promisedRule(current));
  await recordEvent(tx, after, {
    type: event,
    action: name,
    from: applicationStateOf(current),
    to: applicationStateOf(after),
    note,
    // Kept with the event, because reopening clears the exit.
    ...(current.status === 'active' && {
      side: after.exit?.side,
      toldAt: isAnswerOwed(after) ? after.exit?.toldAt : undefined,
    }),
    bySystem,
    changes: changesBetween<Application>(current, after, auditedFields),
  });
  return after;
}

/** @throws AppError INVALID_TRANSITION when the state machine or the standing forbids the action */
export function requireState(current: Application, action: ApplicationAction): void {
  const state = applicationStateOf(current);
  const standing = {
    onHold: current.onHold,
    everSubmitted: current.submissionVersion > 0,
    // A move within the same kind names the other stage.
    hasSiblings: true,
    shareWithdrawn: isShareWithdrawn(current),
  };
  if (
    current.deletedAt ||
    !canTransition(applicationMachine, state, action) ||
    !allowsAction(action, standing)
  )
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: current.deletedAt ? 'removed' : state, action },
    });
}

/** @throws AppError INVALID_TRANSITION for an ended or removed one */
export function requireActive(current: Application): void {
  if (current.deletedAt || current.status !== 'active')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: current.deletedAt ? 'removed' : current.status, action: 'prepare' },
    });
}
