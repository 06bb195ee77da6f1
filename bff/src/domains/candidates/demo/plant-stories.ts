import { Types } from 'mongoose';
import { doubles, isDouble, type DemoCandidate } from '../../../demo/demo-candidate.ts';
import { demoEmail, personId, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { demoAccounts } from '../../../demo/staff.data.ts';
import { linkAddress } from '../contact/link-address.ts';
import { normalisePhone } from '../contact/phone-number.ts';
import { withDerived } from './with-derived.ts';

/**
 * Sets what the demo requires: two candidates have a login, some are private, some are duplicates.
 */
export function plantStories(
  candidates: DemoCandidate[],
  people: PeopleIds,
  time: DemoTime,
): DemoCandidate[] {
  const planted = [...candidates];
  // Separate random sources, so that other demo data stay the same.
  const random = new Random(20_268);
  const change = (index: number, changes: Partial<DemoCandidate>) => {
    const before = planted[index];
    if (!before) throw new Error(`There is no demo candidate ${index}`);
    planted[index] = withDerived({ ...before, ...changes }, time);
  };

  loginOf('candidate', 0, {
    vettingStatus: 'vetted',
    status: 'active',
    city: 'Recife',
    noticePeriodDays: 14,
    ...phoneOf('+55 81 99555 0142', 'BR'),
  });
  loginOf('contractor', 1, {
    vettingStatus: 'vetted',
    status: 'placed',
    city: 'Medellín',
    ...phoneOf('+57 301 555 0148', 'CO'),
  });
  for (const [original, double] of doubles) copyIdentity(original, double);
  for (const index of [20, 21, 22])
    change(index, { isPrivate: true, ownerUserId: personId(people, 'lea.moreau') });
  for (const [i, index] of untouched(planted).entries()) {
    const daysAgo = addedDaysAgo[i];
    if (daysAgo !== undefined)
      change(index, addedLately(planted[index], time.ago(daysAgo, 8 + (i % 9))));
  }
  return planted;

  function loginOf(mail: string, index: number, changes: Partial<DemoCandidate>) {
    const account = demoAccounts.find((a) => a.mail === mail);
    if (!account) throw new Error(`There is no demo account ${mail}`);
    change(index, {
      ...changes,
      userId: personId(people, mail),
      firstName: account.firstName,
      lastName: account.lastName,
      email: demoEmail(account),
      emailNorm: demoEmail(account),
      country: account.country,
      timeZone: account.timeZone,
      timeZoneGuessed: false,
      snoozedUntil: null,
      vettedAt: time.ago(60),
      vettingExpiresAt: time.ago(-305),
      ownerUserId: personId(people, 'recruiter'),
      isPrivate: false,
      links: planted[index]?.links.slice(0, 1).map((link) => ({
        ...link,
        ...linkAddress(
          `https://www.linkedin.com/in/${account.firstName}-${account.lastName}`.toLowerCase(),
        ),
      })),
    });
  }

  function phoneOf(phone: string, country: string) {
    return { phone, phoneNorm: normalisePhone(phone, country) };
  }

  function copyIdentity(original: number, double: number) {
    const person = planted[original];
    if (!person) return;
    // Some duplicates share a profile link, others only name and country.
    const profile = `https://www.linkedin.com/in/${person.number}`.toLowerCase();
    const links = person.links.slice(0, 1).map((link) => ({ ...link, ...linkAddress(profile) }));
    change(double, {
      firstName: person.firstName,
      lastName: person.lastName,
      country: person.country,
      city: person.city,
      timeZone: person.timeZone,
      phone: person.phone,
      phoneNorm: person.phoneNorm,
      headline: person.headline,
      primaryRole: person.primaryRole,
      seniority: person.seniority,
      yearsExperience: person.yearsExperience,
      skills: person.skills.map((skill) => ({ ...skill, _id: new Types.ObjectId(random.id()) })),
      ...(original % 2 === 1 && { links }),
    });
    if (original % 2 === 1) change(original, { links });
  }
}

/** Days since each new candidate was added, so that weeks differ. */
const addedDaysAgo = [0, 1, 1, 2, 3, 4, 5, 8, 9, 11, 12, 15, 17, 18, 19, 20];

/** Candidates without a planned role in the demo data. */
const untouched = (candidates: readonly DemoCandidate[]): number[] =>
  candidates.flatMap(({ vettingStatus, status }, index) =>
    index > 22 && !isDouble(index) && vettingStatus === 'not_started' && status === 'new'
      ? index
      : [],
  );

/** Changes for a candidate added at this moment: nothing about them may be older. */
const addedLately = (person: DemoCandidate | undefined, at: Date): Partial<DemoCandidate> => ({
  createdAt: at,
  updatedAt: at,
  confirmedAt: at,
  lastContactedAt: null,
  lastActivityAt: null,
  languages: (person?.languages ?? []).map((claim) => ({
    ...claim,
    assessedAt: claim.assessedAt && at,
  })),
  rates: (person?.rates ?? [])
    .filter(({ effectiveTo }) => effectiveTo === null)
    .map((rate) => ({ ...rate, effectiveFrom: at.toISOString().slice(0, 10), setAt: at })),
});
