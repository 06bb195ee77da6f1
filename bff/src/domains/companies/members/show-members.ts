import type { CompanyUserAction, CompanyUserView } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { countSupervised } from '../../../records/placements/company-placements.ts';
import { clientAccounts, type ClientAccount } from '../../users/api/client-accounts.ts';
import { reaches } from '../../../records/companies/companies.policy.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import type { CompanyUser } from '../../../records/companies/company-user.model.ts';

/** The people of a client as staff see them; accounts and people led are read once for all. */
export async function showMembers(
  actor: Actor,
  company: Company,
  members: readonly CompanyUser[],
  session: ClientSession | null = null,
): Promise<CompanyUserView[]> {
  const accounts = await clientAccounts(
    company._id,
    members.map(({ userId }) => userId),
    session,
  );
  const supervised = await countSupervised(
    company._id,
    members.map(({ _id }) => _id),
    session,
  );
  return members.flatMap((member) => {
    const account = accounts.get(member.userId.toHexString());
    if (!account) return [];
    return {
      id: member._id.toHexString(),
      userId: member.userId.toHexString(),
      name: account.name,
      email: account.email,
      title: member.title,
      role: account.role,
      canSeeBillRates: member.canSeeBillRates,
      canDecide: member.canDecide,
      canSeeAllJobs: member.canSeeAllJobs,
      isPrimaryContact: member.isPrimaryContact,
      isBillingContact: member.isBillingContact,
      status: member.status,
      lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
      inviteExpiresAt:
        member.status === 'invited' ? (account.inviteExpiresAt?.toISOString() ?? null) : null,
      supervises: supervised.get(member._id.toHexString()) ?? 0,
      isElsewhere: account.isElsewhere,
      version: member.version,
      allowedActions: actionsOn(actor, { company, member, account }),
    };
  });
}

/** One member; see {@link showMembers}. */
export async function showMember(
  actor: Actor,
  company: Company,
  member: CompanyUser,
  session: ClientSession | null = null,
): Promise<CompanyUserView> {
  const [shown] = await showMembers(actor, company, [member], session);
  if (!shown) throw new Error('A member has one view');
  return shown;
}

function actionsOn(
  actor: Actor,
  { company, member, account }: { company: Company; member: CompanyUser; account: ClientAccount },
): CompanyUserAction[] {
  if (company.status === 'former' || actor.userId.equals(member.userId)) return [];
  const edits = reaches(actor, 'company.updateUser', company);
  const invites = reaches(actor, 'company.inviteUser', company);
  const isHere = member.status !== 'disabled';
  return [
    ...(edits && isHere ? (['edit'] as const) : []),
    ...(invites && isHere && account.status === 'invited' ? (['resend_invite'] as const) : []),
    ...(edits && isHere ? (['disable'] as const) : []),
    ...(edits && !isHere ? (['enable'] as const) : []),
  ];
}
