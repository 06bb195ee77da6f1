import type { CoworkerView } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Company } from '../../../records/companies/company-lookup.ts';
import type { CompanyUser } from '../../../records/companies/company-user.model.ts';
import { countSupervised } from '../../../records/placements/company-placements.ts';
import { clientAccounts, type ClientAccount } from '../../users/api/client-accounts.ts';

/** A client's member with their account, and the data that every reader may see. */
export interface ShownMember {
  member: CompanyUser;
  account: ClientAccount;
  facts: Omit<CoworkerView, 'allowedActions'>;
}

/**
 * Returns the client's people with an account; accounts and supervised people are read once for
 * all.
 */
export async function shownMembers(
  { _id: companyId }: Pick<Company, '_id'>,
  members: readonly CompanyUser[],
  session: ClientSession | null,
): Promise<ShownMember[]> {
  const userIds = members.map(({ userId }) => userId);
  const accounts = await clientAccounts(companyId, userIds, session);
  const memberIds = members.map(({ _id }) => _id);
  const supervised = await countSupervised(companyId, memberIds, session);
  return members.flatMap((member) => {
    const account = accounts.get(member.userId.toHexString());
    const id = member._id.toHexString();
    return account
      ? { member, account, facts: factsOf(member, account, supervised.get(id) ?? 0) }
      : [];
  });
}

const factsOf = (
  { _id, title, canSeeBillRates, canDecide, canSeeAllJobs, status, version }: CompanyUser,
  { name, email, role }: ClientAccount,
  supervises: number,
): ShownMember['facts'] => ({
  id: _id.toHexString(),
  name,
  email,
  title,
  role,
  canSeeBillRates,
  canDecide,
  canSeeAllJobs,
  status,
  supervises,
  version,
});
