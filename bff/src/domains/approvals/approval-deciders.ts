import { approvalKinds } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { ApprovalKind } from '../../approvals/approval-kind.ts';
import { findStaffWith } from '../../identity/people/people.ts';
import { actorsOf } from '../../identity/people/staff-actors.ts';

/**
 * Returns who may decide a request about this record: all holders of the permission except the
 * requester.
 */
export async function decidersOf(
  kind: ApprovalKind,
  subjectId: Types.ObjectId,
  requesterId: Types.ObjectId | null,
  session: ClientSession | null,
): Promise<Types.ObjectId[]> {
  const permission = approvalKinds[kind.name];
  const deciders: Types.ObjectId[] = [];
  for (const member of await findStaffWith(permission, session)) {
    if (requesterId?.equals(member.id)) continue;
    for (const actor of actorsOf(member)) {
      if (!actor.can(permission)) continue;
      if ((await kind.subjects(actor, [subjectId], session)).size === 0) continue;
      deciders.push(member.id);
      break;
    }
  }
  return deciders;
}
