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

/** What the audit log keeps of each change. */
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
  /** The machine's action that this is; null for what leaves the state where it is. */
  action: PositionAction | null;
  /** The audit's word for it: `position.reserve`. */
  name: string;
  /** The fields that it stamps, for merging changes; the state unless said. */
  paths?: readonly string[];
  set: Partial<Position>;
}

/**
 * Changes the state of a seat, with audit, and brings the job's figures and state along: the last
 * seat that fills completes the job.
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
