import type { ConsentPurpose } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { consentStatusesOf } from './consent-status.ts';
import { consentsOf } from './consents.ts';

/** Returns a candidate's current consents, in the order of the contract. */
export async function grantedPurposes(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ConsentPurpose[]> {
  const standings = consentStatusesOf(await consentsOf(candidateId, session), new Date());
  return standings.flatMap(({ purpose, state }) => (state === 'granted' ? [purpose] : []));
}
