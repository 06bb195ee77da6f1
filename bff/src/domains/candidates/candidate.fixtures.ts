import { normaliseEmail } from '@muster/contracts';
import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { formatNumber, takeNumber } from '../../db/counter.ts';
import { collectionChanged } from '../../db/on-write.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { deriveCandidate } from './record/derive-candidate.ts';
import { normalisePhone } from './contact/phone-number.ts';

/** Builds a candidate document with derived fields; every part can be overridden. */
export function candidateDocument(number: string, changes: Partial<Candidate> = {}): Candidate {
  // The x avoids a match with names that tests search for: "bea" is hexadecimal, too.
  const { email = `x${randomBytes(5).toString('hex')}@people.test`, phone = null } = changes;
  const country = changes.country ?? 'PT';
  const now = new Date();
  const document: Candidate = {
    _id: new Types.ObjectId(),
    number,
    userId: null,
    firstName: 'Inês',
    middleName: null,
    lastName: 'Duarte',
    preferredName: null,
    pronouns: null,
    headline: 'Senior React engineer',
    email,
    emailNorm: email && normaliseEmail(email),
    phone,
    phoneNorm: normalisePhone(phone, country),
    country,
    region: null,
    city: 'Lisbon',
    timeZone: 'Europe/Lisbon',
    timeZoneGuessed: false,
    birthDate: null,
    status: email === null ? 'lead' : 'new',
    previousStatus: null,
    statusReasonId: null,
    statusNote: null,
    statusChangedAt: null,
    statusChangedBy: null,
    snoozedUntil: null,
    coolDownUntil: null,
    vettingStatus: 'not_started',
    vettedAt: null,
    vettingExpiresAt: null,
    vettingLastCallFor: null,
    vetterIds: [],
    seniority: null,
    primaryRole: null,
    yearsExperience: null,
    noticePeriodDays: null,
    noticeNote: null,
    availableFrom: null,
    weeklyCapacityHours: 40,
    overlapHours: null,
    overlapTimeZone: null,
    openTo: [],
    relocationCountries: [],
    workAuthorisation: [],
    ownerUserId: new Types.ObjectId(),
    sourceKind: 'sourced',
    sourceDetail: null,
    importId: null,
    referralId: null,
    harvestId: null,
    photoFileId: null,
    hasCv: false,
    cvHashes: [],
    rating: null,
    canEmail: true,
    isPrivate: false,
    mergedIntoId: null,
    lastContactedAt: null,
    lastActivityAt: null,
    confirmedAt: now,
    custom: {},
    contacts: [],
    links: [],
    rates: [],
    skills: [],
    languages: [],
    experience: [],
    education: [],
    bios: [],
    poolIds: [],
    poolVetterIds: [],
    jobVetterIds: [],
    createdAt: now,
    createdBy: null,
    updatedAt: now,
    updatedBy: null,
    version: 1,
    fieldVersions: {},
    deletedAt: null,
    deletedBy: null,
    deleteReason: null,
    ...emptyDerived,
    ...changes,
  };
  return { ...document, ...deriveCandidate(document) };
}

const emptyDerived = {
  name: '',
  nameKey: '',
  searchTerms: [],
  allTerms: [],
  identityKeys: [],
  topSkillIds: [],
  skillCount: 0,
  englishLevel: null,
  englishAssessedBy: null,
  currentRate: null,
  rateKey: null,
  rateDueOn: null,
  profileCompleteness: 0,
} satisfies Partial<Candidate>;

/** Creates a candidate and returns it. */
export async function createCandidateRecord(changes: Partial<Candidate> = {}): Promise<Candidate> {
  const number = changes.number ?? formatNumber('candidate', await takeNumber('candidate'));
  const document = candidateDocument(number, changes);
  await CandidateModel.collection.insertOne(document);
  collectionChanged(CandidateModel.collection.name);
  return document;
}
