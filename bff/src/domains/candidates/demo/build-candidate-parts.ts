import { Types } from 'mongoose';
import type { languageLevels, vettingStates } from '@muster/contracts';
import type { Candidate, CandidateRate } from '../../../records/candidates/candidate.model.ts';
import { addDays } from '../../../db/calendar-day.ts';
import type { CandidateSetting } from './candidate-setting.ts';
import { leadingSkills, type Craft } from './crafts.data.ts';
import { euroCountries, type Place, type Region } from '../../../demo/places.data.ts';

/** Returns the skills of a craft: the core ones primary and longest known, verified once vetted. */
export function buildSkills(
  { craft, years, seniority }: { craft: Craft; years: number; seniority: keyof typeof share },
  vettedAt: Date | null,
  { random, skillIds, vetterIds }: CandidateSetting,
): Candidate['skills'] {
  const wider = random.sample(craft.wider, random.int(2, craft.wider.length));
  if (seniority === 'lead' || seniority === 'staff') wider.push(...leadingSkills);
  return [...craft.core, ...wider].flatMap((name, position) => {
    const skillId = skillIds.get(name);
    if (!skillId) return [];
    const isCore = position < craft.core.length;
    const verified = vettedAt !== null && (isCore || random.chance(0.4));
    return [
      {
        _id: new Types.ObjectId(random.id()),
        skillId,
        level: isCore
          ? random.weighted(coreLevels[seniority])
          : random.weighted({ working: 5, advanced: 3, beginner: 2 }),
        years: Math.max(1, Math.min(years, isCore ? years - random.int(0, 2) : random.int(1, 5))),
        lastUsedYear: new Date().getUTCFullYear() - (random.chance(0.8) ? 0 : random.int(1, 3)),
        isPrimary: isCore && position < 3,
        source: verified ? ('vetter' as const) : ('self' as const),
        verifiedScore: verified ? random.int(33, 49) / 10 : null,
        verifiedBy: verified ? random.pick(vetterIds) : null,
        verifiedAt: verified ? vettedAt : null,
      },
    ];
  });
}

/** Returns the candidate's own rating of their English, and a vetter's. */
export function buildEnglish(
  vetting: (typeof vettingStates)[number],
  saidAt: Date,
  vettedAt: Date | null,
  { random, vetterIds }: CandidateSetting,
): Candidate['languages'] {
  if (vetting === 'not_started' && random.chance(0.4)) return [];
  const level: (typeof languageLevels)[number] = random.weighted({
    B1: 1,
    B2: 5,
    C1: 7,
    C2: 3,
  });
  const own = {
    _id: new Types.ObjectId(random.id()),
    language: 'en',
    level,
    assessedBy: 'self' as const,
    assessorUserId: null,
    assessedAt: saidAt,
  };
  if (!vettedAt) return [own];
  return [
    own,
    {
      _id: new Types.ObjectId(random.id()),
      language: 'en',
      level: random.chance(0.8) ? level : 'B2',
      assessedBy: 'vetter' as const,
      assessorUserId: random.pick(vetterIds),
      assessedAt: vettedAt,
    },
  ];
}

/** Distribution of skill levels in the core skills of a craft. */
const coreLevels = {
  junior: { beginner: 2, working: 5, advanced: 0, expert: 0 },
  mid: { beginner: 0, working: 4, advanced: 5, expert: 0 },
  senior: { beginner: 0, working: 1, advanced: 6, expert: 3 },
  staff: { beginner: 0, working: 0, advanced: 4, expert: 6 },
  lead: { beginner: 0, working: 0, advanced: 6, expert: 4 },
} as const;

/** Returns the English of a native speaker. */
export const nativeEnglish = (
  saidAt: Date,
  { random }: CandidateSetting,
): Candidate['languages'] => [
  {
    _id: new Types.ObjectId(random.id()),
    language: 'en',
    level: 'native',
    assessedBy: 'self',
    assessorUserId: null,
    assessedAt: saidAt,
  },
];

const share = { junior: 0.2, mid: 0.45, senior: 0.7, staff: 0.9, lead: 0.95 } as const;

/** Pay for the same work in different parts of the world. */
const payLevel: Readonly<Record<Region, number>> = {
  latin_america: 1,
  africa: 0.92,
  europe: 0.98,
  asia: 0.92,
  north_america: 1.06,
};

/** Returns one to three dated rate increases, each closing the previous one. */
export function buildRates(
  { craft, place, seniority }: { craft: Craft; place: Place; seniority: keyof typeof share },
  since: Date,
  { random, time, ownerIds }: CandidateSetting,
): Candidate['rates'] {
  if (random.chance(0.06)) return [];
  const [least, max] = craft.rate;
  const currency = euroCountries.includes(place.country) ? 'EUR' : 'USD';
  const today = time.day(0);
  const first = since.toISOString().slice(0, 10);
  const steps = random.int(1, 3);
  const starts = [first, addDays(first, random.int(120, 200)), addDays(first, random.int(260, 400))]
    .slice(0, steps)
    .filter((day) => day <= today);
  const now =
    (least + (max - least) * share[seniority]) * payLevel[place.region] + random.int(-3, 3);
  const setBy = random.pick(ownerIds);
  return starts.flatMap((effectiveFrom, position) => {
    const next = starts[position + 1];
    const amount = Math.max(
      12,
      Math.round(now - (starts.length - 1 - position) * random.int(3, 5)),
    );
    const row = (kind: 'expected' | 'minimum', hourly: number): CandidateRate => ({
      _id: new Types.ObjectId(random.id()),
      kind,
      unit: 'hour',
      amountMinor: hourly * 100,
      currency,
      effectiveFrom,
      effectiveTo: next ? addDays(next, -1) : null,
      hoursPerMonth: 160,
      note: null,
      setBy: position === 0 && random.chance(0.5) ? 'candidate' : 'staff',
      setByUserId: setBy,
      setAt: new Date(`${effectiveFrom}T09:00:00Z`),
      voided: null,
    });
    return [row('expected', amount), row('minimum', amount - random.int(2, 5))];
  });
}
