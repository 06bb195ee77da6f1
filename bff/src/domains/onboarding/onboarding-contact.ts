import type { Audience, Onboarding, Role } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { CurrentSession } from '../../auth/current-session.ts';
import { ownerOfRecord } from '../candidates/api/contact/candidate-account.ts';
import { accountManagerOf } from '../companies/api/company-directory.ts';
import { findActiveStaff } from '../people/api/people.ts';

type Contact = Onboarding['contact'];

/** As what somebody looks after a person of each audience, if they hold that role. */
const caringRole: Readonly<Partial<Record<Audience, Role>>> = {
  client: 'account_manager',
  candidate: 'recruiter',
};

/**
 * Who looks after this person: the account manager of the company, the owner of the record, or
 * whoever gave the role. Only people who work here now are named.
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
