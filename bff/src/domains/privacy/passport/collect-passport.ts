import { agencyName } from '../../../mail/agency.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { profileViewsOf } from '../../applications/api/profile-views.ts';
import { factsOf } from '../../candidates/api/passport-facts.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { accountFactsOf } from '../../users/api/account-facts.ts';
import type { Passport } from './passport.types.ts';

/**
 * Internal notes are never given to the candidate directly: they are part of the staff's passport,
 * from which an authorised user may pass them on.
 */
const forStaff: ReadonlySet<string> = new Set(['notes', 'tasks']);

/** Collects every domain's data about a person. */
export async function collectPassport(
  personal: readonly PersonalRecords[],
  candidate: Candidate,
  files: readonly string[],
  audience: Actor['audience'],
): Promise<Passport> {
  const { _id, name, number, userId } = candidate;
  const account = userId && (await accountFactsOf(userId));
  const sections = [
    { name: 'profile', rows: [await factsOf(candidate)] },
    { name: 'account', rows: account ? [account] : [] },
  ];
  for (const { name: section, collect } of personal)
    if (audience === 'staff' || !forStaff.has(section))
      sections.push({ name: section, rows: [...(await collect(_id))] });
  return {
    agency: agencyName(),
    number,
    name,
    at: new Date(),
    views: await profileViewsOf(_id),
    sections,
    files,
  };
}
