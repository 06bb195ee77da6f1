import type { userEndpoints } from '@muster/contracts';
import { listSessions } from '../../../auth/sessions.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { presentMemberOf } from '../../../records/team/team-directory.ts';
import { countLed } from '../api/leads-contractors.ts';
import { isLastHolder } from '../roles/last-holder.ts';
import { countOwnedRecords } from '../../../owned/owned-records.ts';
import { companiesOf, liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { heldToCome } from '../../vetting/api/interviews-to-come.ts';
import { zoneOfAccount } from '../closing/closing-moment.ts';
import { withSubstitutes } from '../closing/substitutes.ts';
import { scopeFor } from '../users.policy.ts';

/** Previews the effects of disabling an account. */
export const disableEffects: Service<(typeof userEndpoints)['disableEffects']> = async (
  ctx,
  { params },
) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.disable');
  const user = await UserModel.findOne({
    $and: [{ _id: recordId(params.id) }, scope.filter],
  }).lean();
  if (!user) throw new AppError('NOT_FOUND');
  const roles = await liveAssignments([user._id]);
  const [sessions, owned, memberId, interviews] = await Promise.all([
    listSessions(user._id),
    countOwnedRecords(user._id),
    presentMemberOf(user._id),
    heldToCome(actor, user._id),
  ]);
  return {
    sessions: sessions.length,
    owned,
    roles: roles.map(({ role }) => role),
    interviews: await withSubstitutes(interviews.shown),
    timeZone: zoneOfAccount(user),
    moreInterviews: interviews.more,
    memberId: memberId?.toHexString() ?? null,
    blockedBy: actor.userId.equals(user._id)
      ? ('CANNOT_DISABLE_SELF' as const)
      : ((await lastOfAKind(user, roles)) ??
        ((await countLed(user._id, companiesOf(roles))) > 0
          ? ('SUPERVISES_CONTRACTORS' as const)
          : null)),
  };
};

async function lastOfAKind(user: User, roles: Awaited<ReturnType<typeof liveAssignments>>) {
  for (const held of roles) {
    if (held.role !== 'owner' && held.role !== 'client_admin') continue;
    if (await isLastHolder(user._id, held))
      return held.role === 'owner' ? ('LAST_OWNER' as const) : ('LAST_CLIENT_ADMIN' as const);
  }
  return null;
}
