import type { MergeField } from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

export type CandidatePath = keyof Candidate & string;

/**
 * Paths that each choice takes from one of two records. The first path decides whether both are
 * equal.
 */
export const mergeFieldPaths: Readonly<Record<MergeField, readonly CandidatePath[]>> = {
  name: ['firstName', 'middleName', 'lastName'],
  preferredName: ['preferredName'],
  pronouns: ['pronouns'],
  headline: ['headline'],
  email: ['emailNorm', 'email'],
  phone: ['phoneNorm', 'phone'],
  place: ['country', 'region', 'city'],
  timeZone: ['timeZone', 'timeZoneGuessed'],
  birthDate: ['birthDate'],
  workAuthorisation: ['workAuthorisation'],
  primaryRole: ['primaryRole'],
  seniority: ['seniority'],
  yearsExperience: ['yearsExperience'],
  vetting: ['vettingStatus', 'vettedAt', 'vettingExpiresAt'],
  standing: [
    'status',
    'previousStatus',
    'statusReasonId',
    'statusNote',
    'statusChangedAt',
    'statusChangedBy',
    'snoozedUntil',
    'coolDownUntil',
  ],
  notice: ['noticePeriodDays', 'noticeNote'],
  availableFrom: ['availableFrom'],
  weeklyCapacityHours: ['weeklyCapacityHours'],
  overlap: ['overlapHours', 'overlapTimeZone'],
  owner: ['ownerUserId'],
  source: ['sourceKind', 'sourceDetail', 'referralId'],
  rating: ['rating'],
};

/** Fields compared only by their first path, because the others follow from it. */
const decidedByFirst: ReadonlySet<MergeField> = new Set<MergeField>([
  'email',
  'timeZone',
  'vetting',
  'standing',
]);

/** Returns a record's value of a field as plain text, for comparison. */
export const saying = (candidate: Candidate, field: MergeField): string =>
  JSON.stringify(tellingPaths(field).map((path) => candidate[path] ?? null));

export const saysNothing = (candidate: Candidate, field: MergeField): boolean =>
  tellingPaths(field).every((path) => isEmpty(candidate[path]));

/** Counts the filled parts of a field. */
export const partsFilled = (candidate: Candidate, field: MergeField): number =>
  mergeFieldPaths[field].filter((path) => !isEmpty(candidate[path])).length;

const tellingPaths = (field: MergeField): readonly CandidatePath[] =>
  decidedByFirst.has(field) ? mergeFieldPaths[field].slice(0, 1) : mergeFieldPaths[field];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
