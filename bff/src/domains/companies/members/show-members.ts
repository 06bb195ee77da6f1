import type { CompanyUserAction, CompanyUserView } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { reaches } from '../../../records/companies/companies.policy.ts';
import type { Company } from '../../../records/companies/company.model.ts';
import type { CompanyUser } from '../../../records/companies/company-user.model.ts';
import { shownMembers, type ShownMember } from './shown-members.ts';

/** Returns a client's people as staff see them. */
export async function showMembers(
  actor: Actor,
  company: Company,
  members: readonly CompanyUser[],
  session: ClientSession | null = null,
): Promise<CompanyUserView[]> {
  return (await shownMembers(company, members, session)).map(({ member, account, facts }) => ({
    ...facts,
    userId: member.userId.toHexString(),
    isPrimaryContact: member.isPrimaryContact,
    isBillingContact: member.isBillingContact,
    lastSignInAt: account.lastSignInAt?.toISOString() ?? null,
    inviteExpiresAt:
      member.status === 'invited' ? (account.inviteExpiresAt?.toISOString() ?? null) : null,
    isElsewhere: account.isElsewhere,
    allowedActions: actionsOn(actor, { company, member, account }),
  }));
}

/** Returns one member; see {@link showMembers}. */
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
  { company, member, account }: Omit<ShownMember, 'facts'> & { company: Company },
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
