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

/** Whose import it is, and of which moment. */
export interface ImportedFor {
  readonly importId: Types.ObjectId;
  readonly userId: Types.ObjectId;
  readonly at: Date;
}

/** A person of a file with the skills and pools of this platform. */
export interface ImportedFacts {
  readonly person: ImportedPerson;
  readonly skillIds: readonly Types.ObjectId[];
}

/** The parts of a record that a row says something about. */
export type ImportedParts = ReturnType<typeof partsOf>;

/** What a row says, as a record holds it. */
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

/** The candidate of a row, as keys of records; see `identityKeysOf`. */
export interface ImportedIdentity {
  /** Mail addresses and profiles: one of them tells a person from others. */
  readonly sure: readonly string[];
  /** A household or an office may share one: it tells who a person is beside the same name. */
  readonly phones: readonly string[];
  readonly names: readonly string[];
}

export function identityOf(parts: ImportedParts): ImportedIdentity {
  const keys = identityKeysOf({ ...parts, contacts: [] });
  const of = (kind: string) => keys.filter((key) => key.startsWith(`${kind}:`));
  const [phones, names] = [of('phone'), of('name')];
  return { sure: keys.filter((key) => ![...phones, ...names].includes(key)), phones, names };
}

/** Whether a record is about the person of a row. */
export function isSamePerson(
  { identityKeys }: Pick<Candidate, 'identityKeys'>,
  { sure, phones, names }: ImportedIdentity,
): boolean {
  const shares = (keys: readonly string[]) => keys.some((key) => identityKeys.includes(key));
  return shares(sure) || (shares(phones) && shares(names));
}

/** Records that share one of these keys, deleted ones included; merged ones are others by now. */
export const findAlike = (keys: readonly string[]): Promise<Candidate[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : CandidateModel.find({ identityKeys: { $in: [...keys] }, mergedIntoId: null }).lean();

/** The whole record of a new candidate, with defaults for everything the row lacks. */
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
    // A candidate known by a link alone has given no consent yet.
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

/** Fields that are filled where a record has none; each by itself. */
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

/** Values of the row for empty fields of the record; existing values are never changed. */
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
  // A file names the skill without a rating.
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

/** How many live people an import added, by their owner. */
export async function importedByOwner(
  importId: Types.ObjectId,
): Promise<{ ownerUserId: Types.ObjectId; count: number }[]> {
  const counts = await CandidateModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { importId, deletedAt: null } },
    { $group: { _id: '$ownerUserId', count: { $sum: 1 } } },
  ]);
  return counts.map(({ _id, count }) => ({ ownerUserId: _id, count }));
}

/** The skills of candidates added by an import. */
export const importedSkills = (importId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  CandidateModel.distinct('skills.skillId', { importId });
