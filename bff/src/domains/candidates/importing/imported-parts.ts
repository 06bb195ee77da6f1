import { mainZoneOf, normaliseEmail, toMinorUnits, type ImportedPerson } from '@muster/contracts';
import { Types } from 'mongoose';
import {
  CandidateModel,
  type Candidate,
  type CandidateRate,
  type CandidateSkill,
  type LanguageClaim,
} from '../../../records/candidates/candidate.model.ts';
import { deriveCandidate, identityKeysOf } from '../record/derive-candidate.ts';
import { linkAddress } from '../contact/link-address.ts';
import { normalisePhone } from '../contact/phone-number.ts';

/** Import, and its moment. */
export interface ImportedFor {
  readonly importId: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly at: Date;
}

/** Person of a file with the platform's skills and pools. */
export interface ImportedFacts {
  readonly person: ImportedPerson;
  readonly skillIds: readonly Types.ObjectId[];
}

/** Parts of a record that a row states. */
export type ImportedParts = ReturnType<typeof partsOf>;

/** Converts a row to record fields. */
export function partsOf(
  { person, skillIds }: ImportedFacts,
  { userId, at }: Pick<ImportedFor, 'userId' | 'at'>,
) {
  const { email, phone, country } = person;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    headline: person.headline,
    primaryRole: person.primaryRole,
    seniority: person.seniority,
    yearsExperience: person.yearsExperience,
    email,
    emailNorm: email && normaliseEmail(email),
    phone: phone || null,
    phoneNorm: normalisePhone(phone, country),
    country,
    city: person.city,
    noticePeriodDays: person.noticePeriodDays,
    availableFrom: person.availableFrom,
    links: linksOf(person),
    skills: skillIds.map((skillId) => claimOf(skillId)),
    languages: englishOf(person, at),
    rates: ratesOf(person, userId, at),
  };
}

/** Candidate of a row, as keys of records; see `identityKeysOf`. */
export interface ImportedIdentity {
  /** Mail addresses and profiles: each alone identifies a person. */
  readonly sure: readonly string[];
  /** May be shared by a household or an office: identifies a person only together with the name. */
  readonly phones: readonly string[];
  readonly names: readonly string[];
}

export function identityOf(parts: ImportedParts): ImportedIdentity {
  const keys = identityKeysOf({ ...parts, contacts: [] });
  const of = (kind: string) => keys.filter((key) => key.startsWith(`${kind}:`));
  const [phones, names] = [of('phone'), of('name')];
  return { sure: keys.filter((key) => ![...phones, ...names].includes(key)), phones, names };
}

/** Checks whether a record is about the person of a row. */
export function isSamePerson(
  { identityKeys }: Pick<Candidate, 'identityKeys'>,
  { sure, phones, names }: ImportedIdentity,
): boolean {
  const shares = (keys: readonly string[]) => keys.some((key) => identityKeys.includes(key));
  return shares(sure) || (shares(phones) && shares(names));
}

/** Finds records that share one of these keys, including deleted ones but not merged ones. */
export const findAlike = (keys: readonly string[]): Promise<Candidate[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : CandidateModel.find({ identityKeys: { $in: [...keys] }, mergedIntoId: null }).lean();

/** Builds the record of a new candidate, with defaults for everything the row lacks. */
export function importedCandidate(
  { person, parts }: { person: ImportedPerson; parts: ImportedParts },
  { importId, userId, at }: ImportedFor,
  number: string,
): Candidate {
  const { timeZone, country, sourceDetail, ownerUserId } = person;
  const facts = { ...parts, middleName: null, preferredName: null, contacts: [], bios: [] };
  const rest = { experience: [], hasCv: false, cvHashes: [], number };
  return new CandidateModel({
    ...facts,
    ...rest,
    ...deriveCandidate({ ...facts, ...rest }),
    timeZone: timeZone ?? mainZoneOf(country),
    timeZoneGuessed: timeZone === null,
    // A candidate known only by a link has given no consent yet.
    status: parts.email === null ? 'lead' : 'new',
    sourceKind: 'import',
    sourceDetail,
    importId,
    ownerUserId: ownerUserId === null ? userId : new Types.ObjectId(ownerUserId),
    createdAt: at,
    createdBy: userId,
    updatedAt: at,
    updatedBy: userId,
    confirmedAt: at,
  }).toObject<Candidate>();
}

/** Fields filled individually if the record has no value. */
const singleFields = [
  'headline',
  'primaryRole',
  'seniority',
  'yearsExperience',
  'city',
  'noticePeriodDays',
  'availableFrom',
] as const satisfies readonly (keyof ImportedParts)[];
const lists = ['skills', 'rates'] as const satisfies readonly (keyof ImportedParts)[];

/** Returns the row's values for empty fields of the record; existing values are never changed. */
export function lackingParts(current: Candidate, parts: ImportedParts): Partial<Candidate> {
  const found: Partial<Candidate> = {};
  const assign = <K extends keyof ImportedParts & keyof Candidate>(key: K) =>
    Object.assign(found, { [key]: parts[key] });
  for (const key of singleFields) if (current[key] === null && parts[key] !== null) assign(key);
  for (const key of lists) if (current[key].length === 0 && parts[key].length > 0) assign(key);
  if (current.email === null && parts.email !== null) {
    assign('email');
    assign('emailNorm');
  }
  if (current.phone === null && parts.phone !== null) {
    assign('phone');
    assign('phoneNorm');
  }
  const hasEnglish = current.languages.some(({ language }) => language === 'en');
  if (!hasEnglish && parts.languages.length > 0)
    found.languages = [...current.languages, ...parts.languages];
  const kinds = new Set(current.links.map(({ kind }) => kind));
  const links = parts.links.filter(({ kind }) => kind === 'other' || !kinds.has(kind));
  const addresses = new Set(current.links.map(({ urlNorm }) => urlNorm));
  const fresh = links.filter(({ urlNorm }) => !addresses.has(urlNorm));
  if (fresh.length > 0) found.links = [...current.links, ...fresh];
  return found;
}

export function linksOf({
  linkUrl,
  githubUrl,
}: Pick<ImportedPerson, 'linkUrl' | 'githubUrl'>): Candidate['links'] {
  const addresses = [linkUrl, githubUrl].flatMap((url) => (url ? linkAddress(url) : []));
  const distinct = new Map(addresses.map((address) => [address.urlNorm, address]));
  return [...distinct.values()].map((address) => ({
    _id: new Types.ObjectId(),
    ...address,
    label: null,
    visibility: 'internal',
  }));
}

export const claimOf = (skillId: Types.ObjectId): CandidateSkill => ({
  _id: new Types.ObjectId(),
  skillId,
  // A file names skills without rating.
  level: null,
  years: null,
  lastUsedYear: null,
  isPrimary: false,
  source: 'self',
  verifiedScore: null,
  verifiedBy: null,
  verifiedAt: null,
});

export const englishOf = (
  { englishLevel }: Pick<ImportedPerson, 'englishLevel'>,
  at: Date,
): LanguageClaim[] =>
  englishLevel === null
    ? []
    : [
        {
          _id: new Types.ObjectId(),
          language: 'en',
          level: englishLevel,
          assessedBy: 'self',
          assessorUserId: null,
          assessedAt: at,
        },
      ];

function ratesOf({ rate }: ImportedPerson, userId: Types.ObjectId, at: Date): CandidateRate[] {
  if (!rate) return [];
  return (['expected', 'minimum'] as const).flatMap((kind): CandidateRate[] => {
    const amount = rate[kind];
    if (amount === null) return [];
    const { unit, currency, effectiveFrom, hoursPerMonth, note } = rate;
    return [
      {
        _id: new Types.ObjectId(),
        kind,
        unit,
        currency,
        effectiveFrom,
        hoursPerMonth,
        note,
        amountMinor: toMinorUnits(amount),
        effectiveTo: null,
        setBy: 'staff',
        setByUserId: userId,
        setAt: at,
        voided: null,
      },
    ];
  });
}

/** Counts the live candidates that an import added, by owner. */
export async function importedByOwner(
  importId: Types.ObjectId,
): Promise<{ ownerUserId: Types.ObjectId; count: number }[]> {
  const counts = await CandidateModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { importId, deletedAt: null } },
    { $group: { _id: '$ownerUserId', count: { $sum: 1 } } },
  ]);
  return counts.map(({ _id, count }) => ({ ownerUserId: _id, count }));
}

/** Returns the skills of candidates added by an import. */
export const importedSkills = (importId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  CandidateModel.distinct('skills.skillId', { importId });
