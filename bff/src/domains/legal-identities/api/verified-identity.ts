import type { LegalIdentityState } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { LegalIdentityModel, type LegalIdentityRecord } from '../legal-identity.model.ts';

/** Returns the verified identity for signing, a company's before the person's; null without one. */
export async function verifiedIdentityOf(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<LegalIdentityRecord | null> {
  const found = await LegalIdentityModel.find(
    { candidateId, status: 'verified', deletedAt: null },
    null,
    { session },
  ).lean();
  return found.find(({ kind }) => kind === 'company') ?? found[0] ?? null;
}

/**
 * Returns these people's verification state: verified if one kind is, otherwise the newest
 * version’s state.
 */
export async function identityStatesOf(
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, LegalIdentityState>> {
  const rows = await LegalIdentityModel.find(
    { candidateId: { $in: [...candidateIds] }, deletedAt: null, status: { $ne: 'superseded' } },
    { candidateId: 1, status: 1 },
    { session },
  )
    .sort({ createdAt: 1 })
    .lean();
  const states = new Map<string, LegalIdentityState>();
  for (const { candidateId, status } of rows) {
    const id = candidateId.toHexString();
    if (states.get(id) !== 'verified') states.set(id, status);
  }
  return states;
}
