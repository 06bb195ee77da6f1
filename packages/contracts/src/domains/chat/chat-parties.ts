import type { Audience } from '../../core/roles.ts';

/** A participant of a conversation, in one capacity. */
export interface ChatParty {
  readonly audience: Exclude<Audience, 'guest'>;
  /** Only for users of a client. */
  readonly companyId: string | null;
  /** Only for candidates. */
  readonly candidateId: string | null;
}

/** Reasons why people cannot share a conversation. */
export type ChatRefusal = 'CHAT_MIXED_PARTIES' | 'CHAT_NEEDS_STAFF' | 'CHAT_NEEDS_INTERVIEW';

/**
 * Checks whether these people may share a conversation: outsiders never without staff, users of one
 * client only, one candidate only, a client with a candidate only after a confirmed interview.
 */
export function chatRefusal(
  parties: readonly ChatParty[],
  { haveMet }: { haveMet: boolean },
): ChatRefusal | null {
  const companies = distinct(parties.map(({ companyId }) => companyId));
  const candidates = distinct(parties.map(({ candidateId }) => candidateId));
  if (companies > 1 || candidates > 1) return 'CHAT_MIXED_PARTIES';
  if (companies + candidates === 0) return null;
  if (!parties.some(({ audience }) => audience === 'staff')) return 'CHAT_NEEDS_STAFF';
  return companies > 0 && candidates > 0 && !haveMet ? 'CHAT_NEEDS_INTERVIEW' : null;
}

/** The relation of a user to a person they want to message. */
export interface ChatTies {
  /** The writer may open the other's company or candidate record. */
  readonly opensRecord: boolean;
  /** The other is the writer's recruiter or account manager. */
  readonly isOwnContact: boolean;
}

/** Checks whether a user may start a conversation with a person, or add them to one. */
export function mayAddress(from: ChatParty, to: ChatParty, ties: ChatTies): boolean {
  if (from.audience !== 'staff') return to.audience === 'staff' && ties.isOwnContact;
  return to.audience === 'staff' || ties.opensRecord;
}

const distinct = (ids: readonly (string | null)[]): number =>
  new Set(ids.filter((id) => id !== null)).size;
