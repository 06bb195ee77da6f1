import { audienceOf, can, chatRefusal, mayAddress, type ChatParty } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { haveMet } from '../../../records/applications/readable-applications.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { visibleCompanyNames } from '../../../records/companies/company-directory.ts';
import { partyKey } from '../../../outbox/chat-changed.ts';
import type { ChatMember } from '../chat-thread.model.ts';
import { ownContacts } from '../reading/chat-contacts.ts';

/** Current or future participant of a conversation. */
export type Party = Pick<ChatMember, 'userId' | 'audience' | 'companyId' | 'candidateId'>;

const partyOf = ({ audience, companyId, candidateId }: Party): ChatParty => ({
  audience,
  companyId: companyId?.toHexString() ?? null,
  candidateId: candidateId?.toHexString() ?? null,
});

export const selfAsParty = ({ userId, audience, companyId, candidateId }: Actor): Party => ({
  userId,
  audience,
  companyId: companyId ?? null,
  candidateId: candidateId ?? null,
});

/** Returns the users of these roles whom the actor may write to; null if one is not among them. */
export async function addressed(
  actor: Actor,
  assignmentIds: readonly string[],
  session: ClientSession,
): Promise<Party[] | null> {
  const ids = [...new Set(assignmentIds)];
  const held = await RoleAssignmentModel.find({ _id: { $in: ids }, revokedAt: null }, null, {
    session,
  }).lean();
  const writing = held.filter(({ role }) => can(role, 'chat.use'));
  const active = await UserModel.distinct('_id', {
    _id: { $in: writing.map(({ userId }) => userId) },
    status: 'active',
  }).session(session);
  const parties = writing
    .filter(({ userId }) => active.some((id) => id.equals(userId)))
    .map(({ userId, role, companyId, candidateId }) => ({
      userId,
      audience: audienceOf(role),
      companyId,
      candidateId,
    }));
  const reached = parties.filter(await addressable(actor, parties));
  return reached.length === ids.length ? withoutRepeats(reached, actor) : null;
}

async function addressable(
  actor: Actor,
  parties: readonly Party[],
): Promise<(party: Party) => boolean> {
  const isStaff = actor.audience === 'staff';
  const companies = await visibleCompanyNames(
    actor,
    isStaff ? parties.flatMap(({ companyId }) => companyId ?? []) : [],
  );
  const candidates = await visibleCandidates(
    isStaff ? [actor] : [],
    parties.flatMap(({ candidateId }) => candidateId ?? []),
  );
  const contacts = await ownContacts(actor);
  return (party) =>
    mayAddress(partyOf(selfAsParty(actor)), partyOf(party), {
      opensRecord:
        companies.has(party.companyId?.toHexString() ?? '') ||
        candidates.has(party.candidateId?.toHexString() ?? ''),
      isOwnContact: contacts.some(({ id }) => id.equals(party.userId)),
    });
}

/** Removes duplicates and the actor. */
const withoutRepeats = (parties: readonly Party[], { userId }: Actor): Party[] => [
  ...new Map(
    parties
      .filter((party) => !party.userId.equals(userId))
      .map((party) => [`${party.audience}:${party.userId.toHexString()}`, party]),
  ).values(),
];

/** @throws AppError CHAT_MIXED_PARTIES, CHAT_NEEDS_STAFF, CHAT_NEEDS_INTERVIEW */
export async function requireFitting(parties: readonly Party[]): Promise<void> {
  const company = parties.find(({ companyId }) => companyId !== null)?.companyId;
  const candidate = parties.find(({ candidateId }) => candidateId !== null)?.candidateId;
  const refusal = chatRefusal(parties.map(partyOf), {
    haveMet: company && candidate ? await haveMet(candidate, company) : false,
  });
  if (refusal) throw new AppError(refusal);
}

/**
 * Returns the key of a direct conversation between two people in these capacities, the same for
 * both.
 */
export const pairKeyOf = (one: Party, other: Party): string =>
  [one, other].map(partyKey).toSorted().join(' ');

/** {@link pairKeyOf} before the capacity was part of it. */
export const formerPairKeyOf = (one: Party, other: Party): string =>
  [one, other]
    .map(({ userId, companyId }) => `${userId.toHexString()}/${companyId?.toHexString() ?? ''}`)
    .toSorted()
    .join(' ');

/** Returns a participant from a given message on. */
export const memberFrom = (party: Party, fromSeq: number): ChatMember => ({
  _id: new Types.ObjectId(),
  userId: party.userId,
  audience: party.audience,
  companyId: party.companyId ?? null,
  candidateId: party.candidateId ?? null,
  fromSeq,
  toSeq: null,
});
