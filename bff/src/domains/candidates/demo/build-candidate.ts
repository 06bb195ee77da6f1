import { Types } from 'mongoose';
import { normaliseEmail, type candidateStates, type vettingStates } from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';
import { linkAddress } from '../contact/link-address.ts';
import { normalisePhone } from '../contact/phone-number.ts';
import { formatNumber } from '../../../db/counter.ts';
import { buildEnglish, buildRates, buildSkills, nativeEnglish } from './build-candidate-parts.ts';
import type { CandidateSetting } from './candidate-setting.ts';
import { craftOf, type Craft } from './crafts.data.ts';
import { englishCountries, places } from '../../../demo/places.data.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import type { Random } from '../../../demo/random.ts';

const seniorityWords = {
  junior: 'Junior',
  mid: '',
  senior: 'Senior',
  staff: 'Staff',
  lead: 'Lead',
} as const;

const yearsBySeniority = {
  junior: [1, 3],
  mid: [3, 6],
  senior: [6, 12],
  staff: [9, 16],
  lead: [8, 18],
} as const;

/** The first ones have an account: seniors in Latin America who have been known for long. */
const demoLogins = 2;
const nearHome = places.filter(({ region }) => region === 'latin_america');

/**
 * Returns the picked last name, or the next one of the place if the full name is taken; the picked
 * one again once all are taken.
 */
function unusedLastName(
  firstName: string,
  picked: string,
  { lastNames }: Pick<(typeof places)[number], 'lastNames'>,
  names: Set<string>,
): string {
  const first = lastNames.indexOf(picked);
  const inTurn = [...lastNames.slice(first), ...lastNames.slice(0, first)];
  const lastName = inTurn.find((one) => !names.has(`${firstName} ${one}`)) ?? picked;
  names.add(`${firstName} ${lastName}`);
  return lastName;
}

/**
 * Builds a realistic candidate; the same `index` of the same seed gives the same one everywhere.
 */
export function buildCandidate(index: number, setting: CandidateSetting): DemoCandidate {
  const { random, time } = setting;
  const craft = craftOf(index);
  const isAccount = index <= demoLogins;
  const place = isAccount ? random.pick(nearHome) : placeFor(craft, random);
  const [city, timeZone, phonePrefix = place.phonePrefix] = random.pick(place.cities);
  const seniority = isAccount
    ? 'senior'
    : random.weighted({ junior: 2, mid: 6, senior: 9, staff: 2, lead: 2 });
  const firstName = random.pick(place.firstNames);
  const lastName = unusedLastName(firstName, random.pick(place.lastNames), place, setting.names);
  const vettingStatus = pickVetting(random);
  const status = pickStatus(random, vettingStatus);
  const knownDays = random.int(vettingStatus === 'expired' ? 430 : isAccount ? 410 : 20, 620);
  const createdAt = time.ago(knownDays, random.int(7, 17));
  const [fewest, max] = yearsBySeniority[seniority];
  const years = random.int(fewest, max);
  const number = formatNumber('candidate', index);
  const handle = asciiHandle(`${firstName} ${lastName}`);
  const email = status === 'lead' ? null : `${handle.replace('-', '.')}.${index}@example.com`;
  const phone = random.chance(0.85) ? `${phonePrefix}${random.int(100_000, 999_999)}` : null;
  const vettedAt = ['vetted', 'expired'].includes(vettingStatus)
    ? time.ago(
        vettingStatus === 'expired'
          ? random.int(370, 420)
          : Math.min(random.int(5, 330), knownDays - 6),
      )
    : null;
  const contacted = random.chance(0.9) ? time.ago(Math.min(random.int(0, 90), knownDays), 9) : null;
  const title = [seniorityWords[seniority], craft.title].filter(Boolean).join(' ');
  const facts = {
    number,
    firstName,
    middleName: null,
    lastName,
    preferredName: null,
    headline: /^[a-z][a-z]/.test(title) ? title.charAt(0).toUpperCase() + title.slice(1) : title,
    email,
    emailNorm: email && normaliseEmail(email),
    phone,
    phoneNorm: normalisePhone(phone, place.country),
    country: place.country,
    contacts: [],
    links: buildLinks(handle, index, random),
    skills: buildSkills({ craft, years, seniority }, vettedAt, setting),
    languages: englishCountries.includes(place.country)
      ? nativeEnglish(createdAt, setting)
      : buildEnglish(vettingStatus, createdAt, vettedAt, setting),
    rates: buildRates({ craft, place, seniority }, createdAt, setting),
    availableFrom: random.chance(0.5) ? time.day(-random.int(1, 70)) : null,
    noticePeriodDays: random.pick([0, 7, 14, 14, 30, 30, 30, 45, 60, null]),
    experience: [],
    bios: [],
    hasCv: false,
    cvHashes: [],
  };
  return {
    ...facts,
    ...deriveCandidate(facts, time.day(0)),
    _id: new Types.ObjectId(random.id()),
    userId: null,
    pronouns: null,
    region: null,
    city,
    timeZone,
    timeZoneGuessed: random.chance(0.06),
    birthDate: random.chance(0.15)
      ? `${bornIn(years, random, time)}-0${random.int(1, 9)}-1${random.int(0, 9)}`
      : null,
    status,
    previousStatus: null,
    statusReasonId: null,
    statusNote: null,
    statusChangedAt: null,
    statusChangedBy: null,
    coolDownUntil: null,
    snoozedUntil: status === 'unavailable' ? time.day(-random.int(10, 90)) : null,
    vettingStatus,
    vettedAt,
    vettingExpiresAt: vettedAt && new Date(vettedAt.getTime() + 365 * 86_400_000),
    vettingLastCallFor: null,
    vetterIds: vettingStatus === 'not_started' ? [] : [random.pick(setting.vetterIds)],
    seniority,
    primaryRole: craft.primaryRole,
    yearsExperience: years,
    noticeNote: null,
    weeklyCapacityHours: random.pick([40, 40, 40, 40, 30, 20]),
    overlapHours: random.chance(0.7) ? random.int(3, 8) : null,
    overlapTimeZone: random.pick(['Europe/Berlin', 'America/New_York', 'Europe/London']),
    openTo: openTo(
      index,
      random.sample(
        [
          'full_time_contract',
          'part_time_contract',
          'hourly_project',
          'permanent',
          'contract_to_hire',
        ] as const,
        random.int(1, 3),
      ),
    ),
    relocationCountries: random.chance(0.1) ? random.sample(['DE', 'PT', 'ES', 'NL', 'CA'], 2) : [],
    workAuthorisation: random.chance(0.1)
      ? [{ country: place.country, kind: 'citizen' as const, expiresOn: null }]
      : [],
    ownerUserId: random.pick(setting.ownerIds),
    sourceKind: random.weighted({
      sourced: 8,
      sign_up: 5,
      referral: 3,
      job_board: 3,
      event: 1,
      partner: 1,
    }),
    sourceDetail: null,
    importId: null,
    referralId: null,
    harvestId: null,
    photoFileId: null,
    rating: vettedAt ? random.int(3, 5) : null,
    canEmail: !random.chance(0.05),
    isPrivate: false,
    mergedIntoId: null,
    lastContactedAt: contacted && contacted < createdAt ? createdAt : contacted,
    lastActivityAt: contacted,
    confirmedAt: contacted ?? createdAt,
    custom: {},
    education: [],
    poolIds: [],
    poolVetterIds: [],
    jobVetterIds: [],
    createdAt,
    createdBy: random.pick(setting.ownerIds),
    updatedAt: contacted && contacted > createdAt ? contacted : createdAt,
    version: 1,
    fieldVersions: {},
  };
}

/** Returns any place, or for most of some crafts a place in their home countries. */
function placeFor({ home }: Craft, random: Random): (typeof places)[number] {
  const near = home && places.filter(({ country }) => home.includes(country));
  return random.pick(near && random.chance(0.75) ? near : places);
}

/** Returns a year of birth that fits the start of work after school or studies. */
const bornIn = (years: number, random: Random, time: CandidateSetting['time']): number =>
  Number(time.day(0).slice(0, 4)) - years - random.int(22, 26);

/** Nearly all candidates of a contracting agency work full time. */
const openTo = (index: number, wishes: Candidate['openTo']): Candidate['openTo'] =>
  index % 7 === 0 || wishes.includes('full_time_contract')
    ? wishes
    : ['full_time_contract', ...wishes];

function pickVetting(random: Random): (typeof vettingStates)[number] {
  return random.weighted({
    vetted: 46,
    not_started: 18,
    in_review: 8,
    interview_scheduled: 7,
    interview_to_schedule: 6,
    screening_sent: 6,
    screening_submitted: 4,
    expired: 5,
    on_hold: 3,
    failed: 4,
  });
}

/** Returns a status that fits the state of vetting. */
function pickStatus(
  random: Random,
  vetting: (typeof vettingStates)[number],
): Exclude<(typeof candidateStates)[number], 'anonymised' | 'placed'> {
  if (vetting === 'failed') return random.pick(['rejected', 'archived'] as const);
  if (vetting === 'not_started')
    return random.weighted({ new: 6, lead: 4, archived: 2, do_not_contact: 1 });
  if (vetting === 'vetted' || vetting === 'expired')
    return random.weighted({ active: 16, unavailable: 3, archived: 1 });
  return random.weighted({ active: 4, new: 3 });
}

function buildLinks(handle: string, index: number, random: Random): Candidate['links'] {
  const addresses = [
    `https://www.linkedin.com/in/${handle}-${index}`,
    ...(random.chance(0.5) ? [`https://github.com/${handle}${index}`] : []),
    ...(random.chance(0.2) ? [`https://${handle}-${index}.example.com`] : []),
  ];
  return addresses.map((address) => ({
    _id: new Types.ObjectId(random.id()),
    ...linkAddress(address),
    label: null,
    visibility: 'internal' as const,
  }));
}

/** `Trần Khánh Linh` → `tran-khanh-linh`. */
function asciiHandle(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
