import {
  applicationMachine,
  applicationStateOf,
  canTransition,
  fitsStanding,
} from '@muster/contracts';
import type { ApplicationAction, ApplicationEventType } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { changesBetween } from '../../audit/audit.service.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import { AppError } from '../../http/app-error.ts';
import { ApplicationModel } from './application.model.ts';
import type { Application } from './application.model.ts';
import { recordEvent } from './record-event.ts';

/** What the audit log keeps of each change (A2). */
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
  'deletedAt',
] as const satisfies readonly (keyof Application)[];

interface ApplicationChange {
  /** The machine's action that this is; null for what is no action of it: an undone removal. */
  action: ApplicationAction | null;
  /** The audit's word for it: `application.reject`. */
  name: string;
  event: ApplicationEventType;
  /** The version that the caller has seen; null where the caller need not know it. */
  version: number | null;
  /** Whether the content is that of the present state, where the same person did the same last. */
  isRepeat?: (current: Application) => boolean;
  /** Rules beyond the machine; throws an AppError to refuse. */
  guard?: (current: Application) => void | Promise<void>;
  set: (current: Application) => Partial<Application> | Promise<Partial<Application>>;
  note?: string | null;
  /** It follows from something else that was done: no colleague's act of its own. */
  bySystem?: boolean;
}

/**
 * Changes an application by one compare-and-set on its version, with history and audit. The checks
 * after rights come in the order of the specification: repeat, state, version, guards.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeApplication(
  tx: Tx,
  current: Application,
  {
    action,
    name,
    event,
    version,
    isRepeat,
    guard,
    set,
    note = null,
    bySystem = false,
  }: ApplicationChange,
): Promise<Application> {
  if (repeats(tx, current, name) && (isRepeat?.(current) ?? true)) return current;
  if (action) requireState(current, action);
  if (version !== null && version !== current.version) throw versionConflict(current, ['status']);
  await guard?.(current);
  const after = await ApplicationModel.findOneAndUpdate(
    { _id: current._id, version: current.version } satisfies QueryFilter<Application>,
    {
      $set: {
        ...(await set(current)),
        lastAction: name,
        lastActivityAt: tx.at,
        version: current.version + 1,
        'fieldVersions.status': current.version + 1,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    },
    { session: tx.session, returnDocument: 'after', runValidators: true },
  ).lean<Application>();
  if (!after) throw versionConflict(current, ['status']);
  await recordEvent(tx, after, {
    type: event,
    action: name,
    from: applicationStateOf(current),
    to: applicationStateOf(after),
    note,
    bySystem,
    changes: changesBetween<Application>(current, after, auditedFields),
  });
  return after;
}

/** Whether the last that happened is this, by the same person (decision 22). */
const repeats = ({ userId }: Tx, { lastAction, updatedBy }: Application, name: string): boolean =>
  lastAction === name && String(updatedBy) === String(userId);

/** @throws AppError INVALID_TRANSITION when the machine or the standing refuses the action */
export function requireState(current: Application, action: ApplicationAction): void {
  const state = applicationStateOf(current);
  const standing = {
    onHold: current.onHold,
    everSubmitted: current.submissionVersion > 0,
    // Whoever moves within a kind names the other stage.
    hasSiblings: true,
  };
  if (
    current.deletedAt ||
    !canTransition(applicationMachine, state, action) ||
    !fitsStanding(action, standing)
  )
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: current.deletedAt ? 'removed' : state, action },
    });
}

/** @throws AppError INVALID_TRANSITION for one that is over or removed */
export function requireActive(current: Application): void {
  if (current.deletedAt || current.status !== 'active')
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: current.deletedAt ? 'removed' : current.status, action: 'prepare' },
    });
}
