import type { Audience } from '../../core/roles.ts';

/** A participant of a conversation, in one capacity. */
export interface ChatParty {
  readonly audience: Exclude<Audience, 'guest'>;
  /** Of a client. */
  readonly companyId: string | null;
  /** Of a candidate. */
  readonly candidateId: string | null;
}

/** What stands against people being in one conversation. */
export type ChatRefusal = 'CHAT_MIXED_PARTIES' | 'CHAT_NEEDS_STAFF' | 'CHAT_NEEDS_INTERVIEW';

/**
 * Whether these people may share a conversation: outsiders never without staff, users of one client
 * only, one candidate only, and a client with a candidate only after a confirmed interview.
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

/** The relation of a user to a person they want to write to. */
export interface ChatTies {
  /** The writer may open the company or the candidate of the other. */
  readonly opensRecord: boolean;
  /** The other is the writer's recruiter or account manager. */
  readonly isOwnContact: boolean;
}

/** Whether a user may start to write to a person, or add them to a conversation. */
export function mayAddress(from: ChatParty, to: ChatParty, ties: ChatTies): boolean {
  if (from.audience !== 'staff') return to.audience === 'staff' && ties.isOwnContact;
  return to.audience === 'staff' || ties.opensRecord;
}

const distinct = (ids: readonly (string | null)[]): number =>
  new Set(ids.filter((id) => id !== null)).size;
