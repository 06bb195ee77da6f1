import { filledSeatFields, type positionEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { overlappingPaths } from '../../../db/field-versions.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError, fieldError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { requireEligible } from '../../../records/companies/supervisors.ts';
import { actOnPosition } from './act-on-position.ts';
import { addPositions } from '../../../records/positions/add-positions.ts';
import { changePosition } from '../../../records/positions/change-position.ts';
import { findJobFor, findPosition } from '../reading/find-position.ts';
import { requireNotLeft } from '../../../records/positions/live-seats.ts';
import { requireAnother } from '../reading/other-seats.ts';
import type { Position } from '../../../records/positions/position.model.ts';
import { seatFrom } from '../reading/seat-fields.ts';
import { showPositions } from '../position.serializer.ts';
import { superviseSeat } from './supervise-seat.ts';

/** Adds equal positions; a filled job opens again. */
export const addSeats: Service<typeof positionEndpoints.add> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const job = await findJobFor(ctx.actor, 'position.manage', params.id, tx.session);
    const { count, ...fields } = body;
    await addPositions(
      tx,
      job,
      Array.from({ length: count }, () => seatFrom(fields)),
    );
    const after = await findJobFor(ctx.actor, 'position.list', params.id, tx.session);
    return showPositions(ctx.actor, after, tx.session);
  });

/** Changes a position; of a filled one, only the supervisors and the client's cost booking. */
export const updateSeat: Service<typeof positionEndpoints.update> = (
  ctx,
  { params, body: { version, changes } },
) =>
  actOnPosition(ctx, params.id, 'position.manage', async (tx, { position, job }) => {
    if (position.status === 'cancelled')
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: position.status, action: 'edit' },
      });
    await requireNotLeft(position, tx.session);
    requireUntouched(position, version, Object.keys(changes));
    requireEditable(position, changes);
    const { supervisorCompanyUserId, backupSupervisorId, ...set } = seatFrom(changes);
    if (set.targetStart && set.targetStart < position.openedOn)
      throw invalidField('targetStart', 'DATE_ORDER');
    const supervision = {
      ...(supervisorCompanyUserId !== undefined && { supervisorCompanyUserId }),
      ...(backupSupervisorId !== undefined && { backupSupervisorId }),
    };
    await requireEligible(
      job.companyId,
      { ...supervisionOf(position), ...supervision },
      tx.session,
    );
    const after = await unlessTaken(() =>
      changePosition(tx, position, {
        action: null,
        name: 'position.update',
        version: null,
        isRepeat: () => false,
        paths: Object.keys(changes),
        set: { ...set, ...(set.label && { labelKey: foldText(set.label) }) },
      }),
    );
    return Object.keys(supervision).length > 0
      ? superviseSeat(tx, { position: after, job }, null, {
          ...supervisionOf(after),
          ...supervision,
        })
      : after;
  });

const supervisionOf = ({ supervisorCompanyUserId, backupSupervisorId }: Position) => ({
  supervisorCompanyUserId,
  backupSupervisorId,
});

/** Fields without a concurrent change are merged. */
function requireUntouched(position: Position, version: number, paths: readonly string[]): void {
  const touched = overlappingPaths(position.fieldVersions, version, paths);
  if (touched.length > 0 || version > position.version) throw versionConflict(position, touched);
}

function requireEditable({ status }: Position, changes: object): void {
  if (status !== 'filled') return;
  const open: readonly string[] = filledSeatFields;
  const closed = Object.keys(changes).filter((field) => !open.includes(field));
  if (closed.length > 0)
    throw new AppError('POSITION_IN_USE', {
      fields: closed.map((field) => fieldError(field, 'NOT_ALLOWED')),
    });
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicateKey(error) ? invalidField('label', 'NOT_UNIQUE') : error;
  }
}

export const setSupervisor: Service<typeof positionEndpoints.setSupervisor> = (
  ctx,
  { params, body: { version, supervisorCompanyUserId, backupSupervisorId, from } },
) =>
  actOnPosition(ctx, params.id, 'position.editSupervisor', async (tx, found) => {
    await requireNotLeft(found.position, tx.session);
    return superviseSeat(tx, found, version, {
      from,
      supervisorCompanyUserId: new Types.ObjectId(supervisorCompanyUserId),
      backupSupervisorId: backupSupervisorId ? new Types.ObjectId(backupSupervisorId) : null,
    });
  });

export const holdSeat: Service<typeof positionEndpoints.hold> = (ctx, { params, body }) =>
  actOnPosition(ctx, params.id, 'position.manage', (tx, { position }) =>
    changePosition(tx, position, {
      action: 'hold',
      name: 'position.hold',
      version: body.version,
      set: { status: 'on_hold' },
    }),
  );

export const resumeSeat: Service<typeof positionEndpoints.resume> = (ctx, { params, body }) =>
  actOnPosition(ctx, params.id, 'position.manage', (tx, { position }) =>
    changePosition(tx, position, {
      action: 'resume',
      name: 'position.resume',
      version: body.version,
      set: { status: 'open' },
    }),
  );

/** Deletes a position that never had a candidate; the job keeps at least one. */
export const deleteSeat: Service<typeof positionEndpoints.remove> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { position, job } = await findPosition(actor, 'position.cancel', params.id, tx.session);
    if (position.status !== 'open')
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: position.status, action: 'delete' },
      });
    await changePosition(tx, position, {
      action: null,
      name: 'position.delete',
      version: body.version,
      isRepeat: () => false,
      guard: async ({ everUsed }) => {
        if (everUsed) throw new AppError('POSITION_IN_USE');
        await requireAnother(tx, position);
      },
      set: { deletedAt: tx.at, deletedBy: tx.userId },
    });
    return showPositions(actor, job, tx.session);
  });
