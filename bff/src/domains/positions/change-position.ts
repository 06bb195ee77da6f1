import { canTransition, positionMachine } from '@muster/contracts';
import type { PositionAction } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import { AppError } from '../../http/app-error.ts';
import { announceChange } from '../../outbox/record-changed.ts';
import { recountSeats } from './seat-counts.ts';
import { PositionModel } from './position.model.ts';
import type { Position } from './position.model.ts';

/** What the audit log keeps of each change (A2). */
const auditedFields = [
  'status',
  'label',
  'supervisorCompanyUserId',
  'backupSupervisorId',
  'targetStart',
  'filledOn',
  'cancelledOn',
  'reservedApplicationId',
  'placementId',
  'billRate',
  'costCentre',
  'poNumber',
  'cancelReasonId',
  'cancelNote',
  'deletedAt',
] as const satisfies readonly (keyof Position)[];

interface PositionChange {
  /** The machine's action that this is; null for what leaves the state where it is. */
  action: PositionAction | null;
  /** The audit's word for it: `position.reserve`. */
  name: string;
  /** The version that the caller has seen; null where the caller need not know it. */
  version: number | null;
  /** Whether the content is that of the present state, where the same person did the same last. */
  isRepeat?: (current: Position) => boolean;
  /** The fields that it stamps, for merging changes; the state unless said. */
  paths?: readonly string[];
  /** Rules beyond the machine; throws an AppError to refuse. */
  guard?: (current: Position) => void | Promise<void>;
  set: Partial<Position>;
}

/**
 * Changes a seat by one compare-and-set on its version, with audit, and brings the job's figures
 * and state along: the last seat that fills completes the job.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changePosition(
  tx: Tx,
  current: Position,
  { action, name, version, isRepeat, paths = ['status'], guard, set }: PositionChange,
): Promise<Position> {
  if (repeats(tx, current, name) && (isRepeat?.(current) ?? true)) return current;
  if (action) requireState(current, action);
  if (version !== null && version !== current.version) throw versionConflict(current, ['status']);
  await guard?.(current);
  const after = await PositionModel.findOneAndUpdate(
    { _id: current._id, version: current.version } satisfies QueryFilter<Position>,
    {
      $set: {
        ...set,
        lastAction: name,
        version: current.version + 1,
        ...Object.fromEntries(
          paths.map((path) => [`fieldVersions.${path}`, current.version + 1] as const),
        ),
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    },
    { session: tx.session, returnDocument: 'after', runValidators: true },
  ).lean<Position>();
  if (!after) throw versionConflict(current, ['status']);
  await audit(tx, {
    action: name,
    entity: 'position',
    entityId: after._id,
    changes: changesBetween<Position>(current, after, auditedFields),
  });
  announceChange(tx, 'job', after.jobId);
  await recountSeats(tx, after.jobId);
  return after;
}

/** Whether the last that happened is this, by the same person (decision 22). */
const repeats = ({ userId }: Tx, { lastAction, updatedBy }: Position, name: string): boolean =>
  lastAction === name && String(updatedBy) === String(userId);

/** @throws AppError INVALID_TRANSITION when the machine refuses the action */
export function requireState({ status }: Position, action: PositionAction): void {
  if (!canTransition(positionMachine, status, action))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}
