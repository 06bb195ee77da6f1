import { positionMachine, type PositionAction } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import {
  changeState,
  requireState as requireStateOf,
  type StateChangeRules,
} from '../../db/transition.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { announceChange } from '../../outbox/record-changed.ts';
import { recountSeats } from './seat-counts.ts';
import { PositionModel, type Position } from './position.model.ts';

/** Fields of each change that the audit log stores. */
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

interface PositionChange extends StateChangeRules<Position> {
  /** The action of the state machine; null if the state does not change. */
  action: PositionAction | null;
  /** The action's name in the audit log: `position.reserve`. */
  name: string;
  /** The changed fields to stamp, for merging changes; the state by default. */
  paths?: readonly string[];
  set: Partial<Position>;
}

/**
 * Changes the state of a seat, with audit, and updates the job's figures and state: filling the
 * last seat completes the job.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changePosition(
  tx: Tx,
  current: Position,
  { action, name, set, ...rules }: PositionChange,
): Promise<Position> {
  const { after, already } = await changeState<Position>(tx, PositionModel, current, {
    ...rules,
    name,
    requireState: (position) => action && requireState(position, action),
    set: () => ({ $set: set }),
  });
  if (already) return current;
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

/** @throws AppError INVALID_TRANSITION when the machine refuses the action */
export const requireState = ({ status }: Position, action: PositionAction): void =>
  requireStateOf(positionMachine, action, status);
