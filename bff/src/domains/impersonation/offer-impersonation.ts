import {
  impersonationModesOf,
  limits,
  minuteMs,
  type impersonationEndpoints,
} from '@muster/contracts';
import { isFreshProof } from '../../http/access.ts';
import type { Service } from '../../http/mount.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { findImpersonationTarget } from '../users/api/impersonation-target.ts';
import { effectiveRoles } from '../../auth/effective-roles.ts';
import { displayName } from '../../identity/user.model.ts';
import { startsLeft } from './daily-starts.ts';
import { refusalOf } from './refusal-of.ts';

/** Returns what impersonating a user would involve, before it starts. */
export const offerImpersonation: Service<(typeof impersonationEndpoints)['offer']> = async (
  { actor, session },
  { params },
) => {
  const target = await findImpersonationTarget(actor, params.id);
  const [refusal, left, names, roleOf] = await Promise.all([
    refusalOf(actor, target),
    startsLeft(actor.userId),
    companyNames(target.choosable.map(({ companyId }) => companyId)),
    effectiveRoles(target.choosable),
  ]);
  return {
    targetId: target.user._id.toHexString(),
    targetName: displayName(target.user),
    refusedBy: refusal ?? (left <= 0 ? ('DAILY_LIMIT' as const) : null),
    assignments: target.choosable.map((assignment) => ({
      id: assignment._id.toHexString(),
      role: roleOf(assignment),
      companyName: names.get(assignment.companyId?.toHexString() ?? '') ?? null,
    })),
    modes: [...impersonationModesOf(actor.role)],
    minutes: limits.impersonation.lasts / minuteMs,
    startsLeft: left,
    needsProof: !isFreshProof(session.record.provenAt),
  };
};
