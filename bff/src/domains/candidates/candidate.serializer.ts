import {
  fromMinorUnits,
  type CandidateAction,
  type CandidateRecord,
  type MailProblem,
  type RecipientProblem,
} from '@muster/contracts';
import { restorableUntil } from '../../db/soft-delete.ts';
import type { People } from '../../identity/people/people.ts';
import { today } from '../../db/calendar-day.ts';
import { educationOf, experienceOf } from './background/background.serializer.ts';
import { experienceYears } from './background/experience-years.ts';
import { biosOf } from './bios/bio.serializer.ts';
import type { ReadRights } from './api/read-rights.ts';
import type {
  Candidate,
  CandidateRate,
  LanguageClaim,
} from '../../records/candidates/candidate.model.ts';
import type { KnownSkill } from '../../records/candidates/known-people.ts';
import { candidatePhoto } from '../../identity/people/photo-address.ts';
import { englishOf, otherLanguagesOf } from '../../records/candidates/language-claims.ts';
import { completenessOf } from './record/completeness.ts';
import { isStale } from './record/is-stale.ts';
import { covers } from './rates/rate-periods.ts';

/** What a record shows besides its own document. */
export interface RecordFacts {
  rights: ReadRights;
  people: People;
  skillNames: ReadonlyMap<string, string>;
  counts: CandidateRecord['counts'];
  pools: NonNullable<CandidateRecord['pools']>;
  actions: CandidateAction[];
  /** Name of the status reason. */
  statusReason: string | null;
  /** Why mails do not reach the candidate. */
  mailProblem: RecipientProblem | null;
  /** Why mails do not reach further addresses, by address. */
  contactProblems: ReadonlyMap<string, MailProblem>;
}

const hex = (id: { toHexString(): string }): string => id.toHexString();
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Serialises the record for staff; blocks without permission are absent. */
export function serializeForStaff(candidate: Candidate, facts: RecordFacts): CandidateRecord {
  const { rights, people, counts, actions, pools } = facts;
  return {
    ...profileOf(candidate, people),
    ...(rights.contact && { contact: contactOf(candidate, facts) }),
    ...(rights.sensitive && {
      sensitive: {
        birthDate: candidate.birthDate,
        workAuthorisation: candidate.workAuthorisation.map(({ country, kind, expiresOn }) => ({
          country,
          kind,
          expiresOn,
        })),
      },
    }),
    links: linksOf(candidate),
    skills: candidate.skills.map((skill) => skillOf(skill, facts)),
    english: englishOf(candidate).map((claim) => claimOf(claim, people)),
    languages: otherLanguagesOf(candidate).map((claim) => claimOf(claim, people)),
    ...(rights.rates && { rates: ratesOf(candidate).map((rate) => rateOf(rate, people)) }),
    availability: availabilityOf(candidate),
    experience: experienceOf(candidate, facts.skillNames),
    education: educationOf(candidate),
    experienceYearsHint: experienceYears(candidate.experience, today()),
    bios: biosOf(candidate, people),
    pools,
    ...(rights.harvestId && { harvestId: candidate.harvestId }),
    completeness: completenessFor(candidate, rights.rates),
    statusDetail: statusDetailOf(candidate, facts),
    counts,
    allowedActions: actions,
  };
}

function profileOf(candidate: Candidate, people: People) {
  return {
    id: hex(candidate._id),
    number: candidate.number,
    firstName: candidate.firstName,
    middleName: candidate.middleName,
    lastName: candidate.lastName,
    preferredName: candidate.preferredName,
    name: candidate.name,
    ...candidatePhoto(candidate),
    pronouns: candidate.pronouns,
    headline: candidate.headline,
    status: candidate.status,
    snoozedUntil: candidate.snoozedUntil,
    vettingStatus: candidate.vettingStatus,
    vettedAt: iso(candidate.vettedAt),
    vettingExpiresAt: iso(candidate.vettingExpiresAt),
    seniority: candidate.seniority,
    primaryRole: candidate.primaryRole,
    yearsExperience: candidate.yearsExperience,
    country: candidate.country,
    region: candidate.region,
    city: candidate.city,
    timeZone: candidate.timeZone,
    timeZoneGuessed: candidate.timeZoneGuessed,
    owner: people.face(candidate.ownerUserId),
    sourceKind: candidate.sourceKind,
    sourceDetail: candidate.sourceDetail,
    rating: candidate.rating,
    canEmail: candidate.canEmail,
    isPrivate: candidate.isPrivate,
    lastContactedAt: iso(candidate.lastContactedAt),
    isStale: isStale(candidate, new Date()),
    deleted: candidate.deletedAt && {
      at: candidate.deletedAt.toISOString(),
      by: people.name(candidate.deletedBy),
      reason: candidate.deleteReason ?? '',
      restorableUntil: restorableUntil(candidate.deletedAt).toISOString(),
    },
    createdAt: candidate.createdAt.toISOString(),
    updatedAt: candidate.updatedAt.toISOString(),
    version: candidate.version,
  };
}

/** Null for a record that has had its status since creation. */
const statusDetailOf = (
  { statusChangedAt, statusChangedBy, statusNote, coolDownUntil }: Candidate,
  { people, statusReason }: RecordFacts,
) =>
  statusChangedAt
    ? {
        at: statusChangedAt.toISOString(),
        by: people.ref(statusChangedBy)?.name ?? null,
        reason: statusReason,
        note: statusNote,
        coolDownUntil,
      }
    : null;

const contactOf = (
  { email, phone, phoneNorm, contacts }: Candidate,
  { mailProblem, contactProblems }: Pick<RecordFacts, 'mailProblem' | 'contactProblems'>,
) => ({
  email,
  ...((mailProblem === 'unsubscribed' || mailProblem === 'bounced') && { mailProblem }),
  phone,
  phoneIsValid: phoneNorm !== null,
  contacts: contacts.map(({ _id, kind, label, value, isPrimary, verifiedAt }) => {
    const problem = kind === 'email' ? contactProblems.get(value) : undefined;
    return {
      id: hex(_id),
      kind,
      label,
      value,
      isPrimary,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      ...(problem && { mailProblem: problem }),
    };
  }),
});

/** Returns links in the candidate's order. */
export const linksOf = ({ links }: Candidate) =>
  links.map(({ _id, kind, url, label, visibility }) => ({
    id: hex(_id),
    kind,
    url,
    label,
    visibility,
  }));

function skillOf(skill: KnownSkill, { people, skillNames }: RecordFacts) {
  const { _id, skillId, level, years, lastUsedYear, isPrimary, source } = skill;
  return {
    id: hex(_id),
    skillId: hex(skillId),
    name: skillNames.get(hex(skillId)) ?? '',
    level,
    years,
    lastUsedYear,
    isPrimary,
    source,
    verifiedScore: skill.verifiedScore,
    verifiedBy: people.ref(skill.verifiedBy),
    verifiedAt: iso(skill.verifiedAt),
    ...(skill.isKept && { isKept: true }),
    confirmedAt: iso(skill.confirmedAt ?? null),
  };
}

const claimOf = (claim: LanguageClaim, people: People) => ({
  id: hex(claim._id),
  language: claim.language,
  level: claim.level,
  assessedBy: claim.assessedBy,
  assessor: people.ref(claim.assessorUserId),
  assessedAt: claim.assessedAt.toISOString(),
});

/** Returns rates, the newest period first. */
export const ratesOf = ({ rates }: Candidate): CandidateRate[] =>
  rates.toSorted(
    (a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom) || a.kind.localeCompare(b.kind),
  );

/** Returns a rate without staff-only fields. */
export const publicRateOf = (rate: CandidateRate) => ({
  id: hex(rate._id),
  kind: rate.kind,
  unit: rate.unit,
  money: { amount: fromMinorUnits(rate.amountMinor), currency: rate.currency },
  effectiveFrom: rate.effectiveFrom,
  effectiveTo: rate.effectiveTo,
  hoursPerMonth: rate.hoursPerMonth,
  setBy: rate.setBy,
  isCurrent: rate.voided === null && covers(rate, today()),
});

const rateOf = (rate: CandidateRate, people: People) => ({
  ...publicRateOf(rate),
  note: rate.note,
  setByName: rate.setByUserId ? people.name(rate.setByUserId) : null,
  voided: rate.voided && {
    at: rate.voided.at.toISOString(),
    by: people.name(rate.voided.by),
    reason: rate.voided.reason,
  },
});

/** Returns notice, availability and what the candidate is open to. */
export const availabilityOf = (candidate: Candidate) => ({
  noticePeriodDays: candidate.noticePeriodDays,
  noticeNote: candidate.noticeNote,
  availableFrom: candidate.availableFrom,
  weeklyCapacityHours: candidate.weeklyCapacityHours,
  overlapHours: candidate.overlapHours,
  overlapTimeZone: candidate.overlapTimeZone,
  openTo: candidate.openTo,
  relocationCountries: candidate.relocationCountries,
});

/** A missing rate is shown only to readers of rates. */
function completenessFor(candidate: Candidate, seesRates: boolean) {
  const { percent, missing } = completenessOf(candidate);
  return { percent, missing: missing.filter((part) => part !== 'rates' || seesRates) };
}
