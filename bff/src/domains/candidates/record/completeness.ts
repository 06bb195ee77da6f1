import { completenessParts, type CompletenessPart } from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { today } from '../../../db/calendar-day.ts';
import { currentExpected } from '../rates/rate-periods.ts';

type Profile = Pick<
  Candidate,
  | 'email'
  | 'phone'
  | 'contacts'
  | 'skills'
  | 'languages'
  | 'rates'
  | 'availableFrom'
  | 'noticePeriodDays'
  | 'experience'
  | 'bios'
  | 'hasCv'
>;

const enoughSkills = 3;

/** Whether a part of the profile is filled in. */
const isThere: Readonly<Record<CompletenessPart, ((profile: Profile) => boolean) | null>> = {
  contact: ({ email, phone }) => email !== null && phone !== null,
  cv: ({ hasCv }) => hasCv,
  skills: ({ skills }) => skills.length >= enoughSkills,
  english: ({ languages }) => languages.some(({ language }) => language === 'en'),
  rates: ({ rates }) => currentExpected(rates, today()) !== null,
  availability: ({ availableFrom, noticePeriodDays }) =>
    availableFrom !== null || noticePeriodDays !== null,
  experience: ({ experience }) => experience.length > 0,
  bio: ({ bios }) => bios.some(({ status }) => status === 'ready'),
};

/** Returns how complete a profile is, and what can be filled in now. */
export function completenessOf(profile: Profile): { percent: number; missing: CompletenessPart[] } {
  let percent = 0;
  const missing: CompletenessPart[] = [];
  for (const part of Object.keys(completenessParts) as CompletenessPart[]) {
    const check = isThere[part];
    if (check?.(profile)) percent += completenessParts[part];
    else if (check) missing.push(part);
  }
  return { percent, missing };
}
