import type { ConsentPurpose, ownConsentEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../db/calendar-day.ts';
import type { Actor } from '../../auth/actor.ts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { hideUnopened } from '../applications/api/profile-views.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { addRuleTask } from '../tasks/api/rule-tasks.ts';
import { showOwnConsents } from './consent.serializer.ts';
import { addConsent, consentsOf, latestConsent } from '../../records/consents/consents.ts';
import { isSameDay } from './record-consent.ts';

/** Returns the person's own answers. */
export const readOwnConsents: Service<typeof ownConsentEndpoints.read> = async ({ actor }) =>
  showOwnConsents(await consentsOf(ownId(actor)));

/**
 * Records that the person gives, renews or withdraws a consent; some answers create a task for the
 * owner.
 */
export const recordOwnConsent: Service<typeof ownConsentEndpoints.record> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const candidateId = ownId(ctx.actor);
    const latest = await latestConsent(candidateId, body.purpose, tx.session);
    const isRepeat =
      latest?.granted === body.granted && latest.channel === 'form' && isSameDay(latest.at, tx.at);
    if (!isRepeat) {
      await addConsent(tx, {
        candidateId,
        purpose: body.purpose,
        granted: body.granted,
        textVersion: body.textVersion,
        channel: 'form',
        recordedBy: null,
      });
      if (!body.granted) await followRefusal(tx, candidateId, body.purpose);
    }
    return showOwnConsents(await consentsOf(candidateId, tx.session));
  });

/** Tasks for the record's owner when a consent is withdrawn. */
const tasks: Partial<Record<ConsentPurpose, string>> = {
  contact: 'Asked not to be contacted: set "do not contact" or call a last time',
  store_profile: 'Withdrew the consent to keep the profile: settle what is removed',
  share_with_clients: 'May not be shown to clients any more: look at running submissions',
};

/**
 * Applies the consequences of a refusal: submissions that no client opened are withdrawn, and the
 * owner gets a task.
 */
async function followRefusal(tx: Tx, candidateId: Types.ObjectId, purpose: ConsentPurpose) {
  if (purpose === 'share_with_clients') await hideUnopened(tx, candidateId);
  await askOwner(tx, candidateId, purpose);
}

async function askOwner(tx: Tx, candidateId: Types.ObjectId, purpose: ConsentPurpose) {
  const title = tasks[purpose];
  const candidate = title && (await findLiveCandidate(candidateId));
  if (!candidate) return;
  await addRuleTask(tx, candidate, {
    title,
    kind: 'review',
    dueOn: dayOf(tx.at),
    assigneeId: candidate.ownerUserId,
    rule: `consent_withdrawn:${purpose}`,
  });
}

function ownId({ candidateId }: Actor): Types.ObjectId {
  if (!candidateId) throw new AppError('NOT_FOUND');
  return candidateId;
}
