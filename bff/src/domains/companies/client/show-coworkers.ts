import type { CompanyUserAction, CoworkerView } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { clientAccounts, type ClientAccount } from '../../users/api/client-accounts.ts';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { CompanyUser } from '../../../records/companies/company-user.model.ts';
import { countSupervised } from '../../../records/placements/company-placements.ts';

/** The people of a company as they read of each other, with what the reader can do about each. */
export async function showCoworkers(
  actor: Actor,
  company: Company,
  members: readonly CompanyUser[],
  session: ClientSession | null = null,
): Promise<CoworkerView[]> {
  const accounts = await clientAccounts(
    company._id,
    members.map(({ userId }) => userId),
    session,
  );
  const led = await countSupervised(
    company._id,
    members.map(({ _id }) => _id),
    session,
  );
  return members.flatMap((member) => {
    const account = accounts.get(member.userId.toHexString());
    if (!account) return [];
    return {
      id: member._id.toHexString(),
      name: account.name,
      email: account.email,
      title: member.title,
      role: account.role,
      canSeeBillRates: member.canSeeBillRates,
      canDecide: member.canDecide,
      canSeeAllJobs: member.canSeeAllJobs,
      status: member.status,
      supervises: led.get(member._id.toHexString()) ?? 0,
      version: member.version,
      allowedActions: actionsOn(actor, company, member, account),
    };
  });
}

function actionsOn(
  actor: Actor,
  { status }: Company,
  member: CompanyUser,
  account: ClientAccount,
): CompanyUserAction[] {
  if (!actor.can('clientUser.manage') || status === 'former') return [];
  if (actor.userId.equals(member.userId)) return [];
  if (member.status === 'disabled') return ['enable'];
  return ['edit', ...(account.status === 'invited' ? (['resend_invite'] as const) : []), 'disable'];
}
