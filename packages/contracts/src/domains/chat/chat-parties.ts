import type { Audience } from '../../core/roles.ts';

/** Somebody in a conversation, in the capacity in which they are part of it. */
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
 * Whether these people may be in one conversation: those outside the agency never without somebody
 * of it, people of one client alone, one candidate alone, and a client with a candidate only after
 * they have met in a confirmed interview.
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

/** What ties somebody to a person whom they want to write to. */
export interface ChatTies {
  /** The writer may open the company or the candidate of the other. */
  readonly opensRecord: boolean;
  /** The other is the writer's recruiter or account manager. */
  readonly isOwnContact: boolean;
}

/** Whether somebody may begin to write to a person, or bring them into a conversation. */
export function mayAddress(from: ChatParty, to: ChatParty, ties: ChatTies): boolean {
  if (from.audience !== 'staff') return to.audience === 'staff' && ties.isOwnContact;
  return to.audience === 'staff' || ties.opensRecord;
}

const distinct = (ids: readonly (string | null)[]): number =>
  new Set(ids.filter((id) => id !== null)).size;
