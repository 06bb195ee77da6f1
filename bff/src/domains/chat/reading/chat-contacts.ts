import {
  audienceOf,
  can,
  clientRoles,
  limits,
  staffRoles,
  type ChatContact,
  type chatEndpoints,
} from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { foldedWords, startsWith } from '../../../db/fold-text.ts';
import type { Service } from '../../../http/mount.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';
import { displayName, UserModel, type User } from '../../../identity/user.model.ts';
import {
  findCandidateIds,
  visibleCandidates,
} from '../../../records/candidates/candidate-names.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { contactsOfClient } from '../../client-team/api/contacts-of-client.ts';
import { visibleCompanyNames } from '../../../records/companies/company-directory.ts';
import { findActiveStaff, type StaffMember } from '../../../identity/people/people.ts';

/**
 * Lists people the reader may write to. Outside the agency: their own recruiter or account manager.
 */
export const listContacts: Service<typeof chatEndpoints.contacts> = async (
  { actor },
  { query },
) => {
  const data =
    actor.audience === 'staff'
      ? await contactsOfStaff(actor, query.q)
      : (await ownContacts(actor)).flatMap(contactOfStaff);
  return { data };
};

/** Returns a candidate's recruiter, or a client's account manager and recruiters. */
export async function ownContacts(actor: Actor): Promise<StaffMember[]> {
  if (actor.audience === 'client') return contactsOfClient(actor);
  if (actor.audience === 'staff') return [];
  const { ownerUserId } = await findOwnRecord(actor);
  return findActiveStaff([ownerUserId]);
}

const writingRoles = staffRoles.filter((role) => can(role, 'chat.use'));

function contactOfStaff({ id, name, assignments }: StaffMember): ChatContact[] {
  const assignment = assignments.find(({ role }) => can(role, 'chat.use'));
  return assignment
    ? [
        {
          assignmentId: assignment._id.toHexString(),
          userId: id.toHexString(),
          name,
          audience: 'staff',
          role: assignment.role,
          detail: null,
        },
      ]
    : [];
}

/**
 * Returns colleagues and, searched by name, people of clients and candidates whose records the
 * reader can open.
 */
async function contactsOfStaff(actor: Actor, q: string): Promise<ChatContact[]> {
  const words = foldedWords(q);
  const named: QueryFilter<User> = {
    status: 'active',
    _id: { $ne: actor.userId },
    ...(words.length > 0 && { $and: words.map((word) => ({ searchTerms: startsWith(word) })) }),
  };
  const staff = await holders(named, { role: { $in: writingRoles } });
  if (words.length === 0) return staff.map(asContact);
  const [clients, candidates] = [
    await holders(named, { role: { $in: [...clientRoles] } }),
    await candidatesNamed(actor, q),
  ];
  const [companies, people] = [
    await visibleCompanyNames(actor, idsOf(clients, 'companyId')),
    await visibleCandidates([actor], idsOf(candidates, 'candidateId')),
  ];
  return [
    ...staff,
    ...clients.flatMap((one) => {
      const company = companies.get(one.companyId?.toHexString() ?? '');
      return company === undefined ? [] : [{ ...one, detail: company }];
    }),
    ...candidates.filter(({ candidateId }) => people.has(candidateId?.toHexString() ?? '')),
  ]
    .slice(0, limits.chat.contacts)
    .map(asContact);
}

const asContact = ({
  assignmentId,
  userId,
  name,
  audience,
  role,
  detail,
}: Holder): ChatContact => ({
  assignmentId,
  userId,
  name,
  audience,
  role,
  detail,
});

interface Holder extends ChatContact {
  companyId: Types.ObjectId | null;
  candidateId: Types.ObjectId | null;
}

const idsOf = (found: readonly Holder[], key: 'companyId' | 'candidateId'): Types.ObjectId[] =>
  found.flatMap((one) => one[key] ?? []);

async function candidatesNamed(actor: Actor, q: string): Promise<Holder[]> {
  const ids = await findCandidateIds(actor, q, limits.chat.contacts);
  return holders({ status: 'active' }, { role: 'candidate', candidateId: { $in: ids } });
}

/** Returns the live roles of these kinds held by these users, each person once per capacity. */
async function holders(
  users: QueryFilter<User>,
  roles: QueryFilter<RoleAssignment>,
): Promise<Holder[]> {
  const assignments = await RoleAssignmentModel.find({ ...roles, revokedAt: null }).lean();
  const found = await UserModel.find({
    $and: [users, { _id: { $in: assignments.map(({ userId }) => userId) } }],
  })
    .sort({ nameKey: 1, _id: 1 })
    .limit(limits.chat.contacts)
    .lean();
  return found.flatMap((user) => {
    const held = assignments.filter(({ userId }) => userId.equals(user._id));
    const each = new Map(held.map((one) => [one.companyId?.toHexString() ?? '', one]));
    return [...each.values()].map((one) => ({
      assignmentId: one._id.toHexString(),
      userId: user._id.toHexString(),
      name: displayName(user),
      audience: audienceOf(one.role),
      role: one.role,
      detail: null,
      companyId: one.companyId,
      candidateId: one.candidateId,
    }));
  });
}
