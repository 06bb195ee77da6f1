import type { BodyOf, Consents, consentEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { transact } from '../../db/unit-of-work.ts';
import type { Service } from '../../http/mount.ts';
import { hideUnopened } from '../applications/api/profile-views.ts';
import {
  findCandidate,
  findCandidateFor,
  requireReach,
} from '../../records/candidates/candidate-lookup.ts';
import { findPeople } from '../../identity/people/people.ts';
import type { Consent } from '../../records/consents/consent.model.ts';
import { showConsents } from './consent.serializer.ts';
import { addConsent, consentsOf, latestConsent } from '../../records/consents/consents.ts';

/** Returns a candidate's consents, for readers who may see them. */
export const readConsents: Service<typeof consentEndpoints.read> = async (
  { actor },
  { params },
) => {
  const candidate = await findCandidate(actor, params.id, { deleted: true });
  requireReach(actor, 'consent.read', candidate);
  return show(candidate._id);
};

/** Records a candidate's answer; repeating it on the same day adds nothing. */
export const recordConsent: Service<typeof consentEndpoints.record> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const { _id: candidateId } = await findCandidateFor(ctx.actor, 'consent.record', params.id, {
      session,
    });
    const latest = await latestConsent(candidateId, body.purpose, session);
    const isRepeat =
      latest !== null &&
      saysTheSame(latest, body) &&
      (latest.recordedBy?.equals(ctx.actor.userId) ?? false) &&
      isSameDay(latest.at, tx.at);
    if (!isRepeat) {
      await addConsent(tx, { candidateId, ...body });
      if (body.purpose === 'share_with_clients' && !body.granted)
        await hideUnopened(tx, candidateId);
    }
    return show(candidateId, session);
  });

const saysTheSame = (row: Consent, said: BodyOf<typeof consentEndpoints.record>): boolean =>
  row.granted === said.granted &&
  row.basis === said.basis &&
  row.channel === said.channel &&
  row.textVersion === said.textVersion &&
  row.note === said.note;

/** Checks whether two moments lie on the same UTC day. */
export const isSameDay = (a: Date, b: Date): boolean =>
  a.toISOString().slice(0, 10) === b.toISOString().slice(0, 10);

async function show(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Consents> {
  const rows = await consentsOf(candidateId, session);
  return showConsents(
    rows,
    await findPeople(
      rows.map(({ recordedBy }) => recordedBy),
      session,
    ),
  );
}
