import { dayMs, href, limits, selfServiceRoutes, type ConsentPurpose } from '@muster/contracts';
import type { Types } from 'mongoose';
import { addDays, dayInWords } from '../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import { agencyName } from '../../mail/agency.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { findLiveCandidate, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import { mayBeMailed } from '../../records/candidates/contact/mail-rules.ts';
import { addRuleTask } from '../tasks/api/rule-tasks.ts';
import { ConsentModel, type Consent } from '../../records/consents/consent.model.ts';
import { consentStatusesOf } from '../../records/consents/consent-status.ts';
import { consentsOf } from '../../records/consents/consents.ts';

const batch = 200;

/** Consents that the agency needs to work with a candidate, and therefore asks for again. */
const renewed: readonly ConsentPurpose[] = ['store_profile', 'contact', 'share_with_clients'];

/** Names of the purposes in mails. */
const names: Partial<Record<ConsentPurpose, string>> = {
  store_profile: 'keeping your profile',
  contact: 'contacting you',
  share_with_clients: 'showing your profile to clients',
};

/** Asks for consents that expire within 30, then 7 days; returns the number of people. */
export async function remindRenewals(signal: AbortSignal, now = new Date()): Promise<number> {
  let asked = 0;
  for (const days of limits.consent.remindDays.toSorted((a, b) => a - b)) {
    const people: Types.ObjectId[] = await ConsentModel.distinct('candidateId', due(days, now));
    for (const candidateId of people.slice(0, batch)) {
      if (signal.aborted) return asked;
      if (await remindOne(candidateId, days, now)) asked += 1;
    }
  }
  return asked;
}

const due = (days: number, now: Date) => ({
  purpose: { $in: [...renewed] },
  granted: true,
  expiresAt: { $gt: now, $lte: new Date(now.getTime() + days * dayMs) },
  // Candidates asked at seven days are not asked again at thirty.
  remindedDays: { $not: { $elemMatch: { $lte: days } } },
});

/** Creates one task for the owner and one mail, however many consents expire. */
const remindOne = (candidateId: Types.ObjectId, days: number, now: Date): Promise<boolean> =>
  transact(systemContext(`consents:${candidateId.toHexString()}`), async (tx) => {
    const { session } = tx;
    const rows = await ConsentModel.find({ candidateId, ...due(days, now) }, null, {
      session,
    }).lean();
    await ConsentModel.updateMany(
      { _id: { $in: rows.map(({ _id }) => _id) } },
      { $addToSet: { remindedDays: days } },
      { session },
    );
    // An answer replaced by a later one needs no renewal.
    const standing = consentStatusesOf(await consentsOf(candidateId, session), now);
    const ending = standing.flatMap(({ current }) =>
      current && rows.some(({ _id }) => _id.equals(current._id)) ? current : [],
    );
    const candidate = await findLiveCandidate(candidateId);
    if (!candidate || ending.length === 0) return false;
    if (!['lead', 'new', 'active', 'placed', 'unavailable'].includes(candidate.status))
      return false;
    await ask(tx, candidate, ending);
    return true;
  });

async function ask(tx: Tx, candidate: Candidate, ending: readonly Consent[]): Promise<void> {
  const ends = ending.flatMap(({ expiresAt }) => expiresAt ?? []).toSorted((a, b) => +a - +b)[0];
  if (!ends) return;
  const date = ends.toISOString().slice(0, 10);
  await addRuleTask(tx, candidate, {
    title: `Ask to renew consents that end on ${dayInWords(date)}`,
    kind: 'follow_up',
    dueOn: addDays(date, -1),
    assigneeId: candidate.ownerUserId,
    rule: 'consent_renewal',
  });
  const contact = ending.find(({ purpose }) => purpose === 'contact');
  if (contact?.granted === false || !mayBeMailed(candidate) || !candidate.email) return;
  await sendMail(tx, {
    template: 'consent_renewal',
    to: candidate.email,
    userId: candidate.userId,
    subject: { type: 'candidate', id: candidate._id },
    variables: {
      firstName: candidate.preferredName ?? candidate.firstName,
      agencyName: agencyName(),
      date: dayInWords(date),
      purposes: ending.flatMap(({ purpose }) => names[purpose] ?? []).join(', '),
      path: href(selfServiceRoutes.profile),
    },
  });
}
