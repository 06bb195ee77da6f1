import { consentTextVersion, type ConsentPurpose } from '@muster/contracts';
import { Types } from 'mongoose';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { expiryOf } from '../../../records/consents/consent-status.ts';
import { ConsentModel, type Consent } from '../../../records/consents/consent.model.ts';
import { notBefore } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';

const usual = ['store_profile', 'contact', 'share_with_clients'] as const;
const asked = ['recording', 'references', 'ai_processing'] as const;

/** Age in days of the expired consents, and for how long those candidates have been known. */
const expired = { given: 800, known: 820 };
/** Minimum age in days of a candidate record that may be made even older. */
const longKnown = 300;

/**
 * Writes consents given up to two years ago, so that some have expired; no consent is older than
 * its candidate. Returns the changed candidates.
 */
export async function seedConsents({ time, candidates }: DemoSetting): Promise<DemoCandidate[]> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(20_267);
  const known = [...candidates];
  const rows = candidates.flatMap((candidate, index): Consent[] => {
    let { createdAt: began } = candidate;
    const say = (purpose: ConsentPurpose, granted: boolean, days: number): Consent => {
      const at = notBefore(began, time.ago(days, random.int(8, 17)));
      const byPerson = random.chance(0.5);
      return {
        _id: new Types.ObjectId(random.id()),
        candidateId: candidate._id,
        purpose,
        granted,
        basis: 'consent',
        textVersion: consentTextVersion,
        channel: byPerson ? random.pick(['sign_up', 'form'] as const) : 'staff_on_behalf',
        note: byPerson ? null : 'By phone, in the first call.',
        at,
        expiresAt: granted ? expiryOf(at) : null,
        ip: null,
        recordedBy: byPerson ? null : candidate.ownerUserId,
        remindedDays: [],
      };
    };
    if (candidate.status === 'lead') return [];
    // No consent expires within the month, so that the demo starts without reminders.
    const isExpired = index > 0 && random.chance(0.08);
    if (isExpired && began < time.ago(longKnown)) {
      began = time.ago(expired.known);
      known[index] = { ...candidate, createdAt: began };
    }
    const days = index === 0 ? 40 : isExpired ? expired.given : random.int(5, 600);
    const answers = usual.map((purpose) => say(purpose, true, days));
    const further = asked
      .filter(() => index === 0 || random.chance(0.3))
      .map((purpose) => say(purpose, random.chance(0.7), Math.max(days - 3, 1)));
    const stopped = candidate.status === 'do_not_contact' ? [say('contact', false, 4)] : [];
    return [...answers, ...further, ...stopped];
  });
  await ConsentModel.insertMany(rows);
  await CandidateModel.bulkWrite(
    known
      .filter((candidate, index) => candidate !== candidates[index])
      .map(({ _id, createdAt }) => ({
        updateOne: { filter: { _id }, update: { $set: { createdAt } } },
      })),
  );
  return known;
}
