import type { teamEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { isActiveStaff } from '../../../identity/people/people.ts';
import { reportTree } from '../report-tree.ts';
import { TeamMemberModel, type TeamMember } from '../../../records/team/team-member.model.ts';
import { findMember } from './find-member.ts';
import { showMember } from './show-member.ts';

const auditedFields = [
  'title',
  'department',
  'managerUserId',
  'startDate',
  'endDate',
  'employment',
  'weeklyHours',
  'harvestId',
  'evaluationCycleMonths',
  'status',
] as const satisfies readonly (keyof TeamMember)[];

/** Changes a member's function, manager and workload. */
export const updateMember: Service<typeof teamEndpoints.update> = (
  ctx,
  { params, body: { version, changes } },
) =>
  transactShown(ctx, {
    find: (session) => findMember(ctx.actor, 'teamMember.update', params.id, session),
    change: async (tx, member) => {
      requirePresent(member, 'edit');
      const { managerUserId, ...fields } = changes;
      const manager =
        managerUserId === undefined || managerUserId === null
          ? managerUserId
          : await requireManager(tx, member, new Types.ObjectId(managerUserId));
      const { before, after } = await unlessTaken(
        updateVersioned<TeamMember>(tx, TeamMemberModel, {
          filter: { _id: member._id },
          base: version,
          paths: Object.keys(changes),
          apply: () => ({
            $set: {
              ...fields,
              ...(manager !== undefined && { managerUserId: manager }),
              lastAction: 'team_member.update',
            },
          }),
        }),
      );
      await audit(tx, {
        action: 'team_member.update',
        entity: 'team_member',
        entityId: after._id,
        changes: changesBetween<TeamMember>(before, after, auditedFields),
      });
      return after;
    },
    show: (member, session) => showMember(ctx.actor, member, session),
  });

/** Sets the reader's emergency contact. */
export const setEmergencyContact: Service<typeof teamEndpoints.setEmergencyContact> = (
  ctx,
  { params, body: { version, contact } },
) =>
  transactShown(ctx, {
    find: (session) => findMember(ctx.actor, 'teamMember.updateOwn', params.id, session),
    change: async (tx, member) => {
      requirePresent(member, 'edit_emergency_contact');
      const { before, after } = await updateVersioned<TeamMember>(tx, TeamMemberModel, {
        filter: { _id: member._id },
        base: version,
        paths: ['emergencyContact'],
        apply: () => ({
          $set: { emergencyContact: contact, lastAction: 'team_member.set_emergency_contact' },
        }),
      });
      await audit(tx, {
        action: 'team_member.set_emergency_contact',
        entity: 'team_member',
        entityId: after._id,
        changes: changesBetween<TeamMember>(
          before,
          after,
          ['emergencyContact'],
          ['emergencyContact'],
        ),
      });
      return after;
    },
    show: (member, session) => showMember(ctx.actor, member, session),
  });

function requirePresent({ status }: TeamMember, action: string): void {
  if (status === 'ended')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}

/** A manager must be staff and not below the member, so that managers form no cycle. */
async function requireManager(
  { session }: Tx,
  { userId }: TeamMember,
  managerUserId: Types.ObjectId,
): Promise<Types.ObjectId> {
  const path = 'changes.managerUserId';
  if (!(await isActiveStaff(managerUserId, session))) throw invalidField(path, 'NOT_FOUND');
  const below = [userId, ...(await reportTree(userId, session))];
  if (below.some((id) => id.equals(managerUserId))) throw invalidField(path, 'NOT_ALLOWED');
  return managerUserId;
}

/** @throws AppError VALIDATION_FAILED for a time tracking id that belongs to another member */
async function unlessTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (isDuplicateKey(error)) throw invalidField('changes.harvestId', 'NOT_UNIQUE');
    throw error;
  }
}
