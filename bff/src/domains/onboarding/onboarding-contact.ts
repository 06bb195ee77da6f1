import type { Audience, Onboarding, Role } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { CurrentSession } from '../../auth/current-session.ts';
import { ownerOfRecord } from '../../records/candidates/contact/candidate-account.ts';
import { accountManagerOf } from '../../records/companies/company-directory.ts';
import { findActiveStaff } from '../../identity/people/people.ts';

type Contact = Onboarding['contact'];

/** The role in which a user looks after people of each audience, if they hold it. */
const caringRole: Readonly<Partial<Record<Audience, Role>>> = {
  client: 'account_manager',
  candidate: 'recruiter',
};

/**
 * Returns the contact of a new user: the account manager of the company, the owner of the record,
 * or the user who granted the role. Only current staff are named.
 */
export async function contactOf(session: CurrentSession): Promise<Contact> {
  const { user, actor } = session;
  const id = await contactIdOf(session);
  if (!id || !actor || id.equals(user._id)) return null;
  const [member] = await findActiveStaff([id]);
  if (!member) return null;
  const roles: Role[] = member.assignments.map(({ role }) => role);
  const role = roles.find((held) => held === caringRole[actor.audience]) ?? roles[0];
  return role ? { id: member.id.toHexString(), name: member.name, role } : null;
}

async function contactIdOf({
  user,
  actor,
  assignment,
}: CurrentSession): Promise<Types.ObjectId | null> {
  if (actor?.companyId) return accountManagerOf(actor.companyId);
  if (actor?.candidateId) return ownerOfRecord(actor.candidateId);
  return assignment?.grantedBy ?? user.createdBy;
}
