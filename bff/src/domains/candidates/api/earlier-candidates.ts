import {
  hourMs,
  type CandidateState,
  type PermissionName,
  type VettingState,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { earlierValues } from '../../../audit/earlier-values.ts';
import type { Actor } from '../../../auth/actor.ts';
import { among } from '../../../db/among.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { scopeFor } from '../../../records/candidates/candidates.policy.ts';
import { confirmedBy } from '../record/confirmed-again.ts';
import { keptOf, readMarket, type KeptCandidate } from './kept-candidates.ts';
import {
  readCandidatesSince,
  reportCandidatesById,
  reportFields,
  type ReportCandidate,
} from './report-candidates.ts';

/** Report fields that users change; visibility always follows today's rules. */
const changing = [
  'status',
  'vettingStatus',
  'sourceKind',
  'ownerUserId',
  'availableFrom',
  'noticePeriodDays',
  'skills',
  'mergedInto',
  'deletedAt',
] as const;

type Earlier = Readonly<Partial<Record<(typeof changing)[number], unknown>>>;

/**
 * Returns who within a permission's scope was on the market at a moment, as they were then, and
 * since when confirmations are known for all of them.
 */
export async function readMarketAt(
  actor: Actor,
  permission: PermissionName,
  moment: Date,
): Promise<{ people: KeptCandidate[]; confirmationsSince: Date }> {
  const [present, { isChanged, rows }] = await Promise.all([
    readMarket(actor, permission),
    readChanged(actor, permission, moment),
  ]);
  const people = [
    ...present.filter((one) => one.createdAt < moment && !isChanged(one._id)),
    ...rows.filter(({ status }) => status === 'active').map(keptOf),
  ];
  return {
    people: people.map((one) => ({
      ...one,
      confirmedAt: confirmedBy(one, moment) ?? one.createdAt,
    })),
    confirmationsSince: new Date(
      people.reduce((latest, one) => Math.max(latest, knownSince(one)), 0),
    ),
  };
}

/** A record is confirmed when added, and stored a moment later. */
const adding = hourMs;

/** Records older than the confirmation history only know the last confirmation. */
function knownSince({ createdAt, confirmedAt, confirmedBefore }: KeptCandidate): number {
  const first = confirmedBefore?.[0] ?? confirmedAt;
  return first.getTime() - createdAt.getTime() > adding ? first.getTime() : 0;
}

/**
 * Returns candidates within a permission's scope added since one moment, as they were at another.
 */
export async function readCandidatesSinceAt(
  actor: Actor,
  permission: PermissionName,
  { since, moment }: { since: Date; moment: Date },
): Promise<ReportCandidate[]> {
  const [present, { isChanged, rows }] = await Promise.all([
    readCandidatesSince(actor, permission, since),
    readChanged(actor, permission, moment),
  ]);
  return [
    ...present.filter((one) => one.createdAt < moment && !isChanged(one._id)),
    ...rows.filter(({ createdAt, status }) => createdAt >= since && status !== 'anonymised'),
  ];
}

/** Returns these candidates within a permission's scope, as they were at a moment. */
export async function candidatesByIdAt(
  actor: Actor,
  permission: PermissionName,
  { ids, moment }: { ids: readonly Types.ObjectId[]; moment: Date },
): Promise<ReportCandidate[]> {
  const isWanted = among(ids);
  const [present, { isChanged, rows }] = await Promise.all([
    reportCandidatesById(actor, permission, ids),
    readChanged(actor, permission, moment),
  ]);
  return [
    ...present.filter(({ _id }) => !isChanged(_id)),
    ...rows.filter(({ _id, status }) => isWanted(_id) && status !== 'anonymised'),
  ];
}

/**
 * Returns candidates changed since a moment, as they were then; skips those who were absent or set
 * aside.
 */
async function readChanged(actor: Actor, permission: PermissionName, moment: Date) {
  const earlier = await earlierValues('candidate', moment, changing);
  const rows = await CandidateModel.find(
    {
      $and: [
        { _id: { $in: [...earlier.keys()].map((id) => new Types.ObjectId(id)) } },
        { createdAt: { $lt: moment } },
        scopeFor(actor, permission),
      ],
    },
    reportFields,
  ).lean();
  return {
    isChanged: (id: Types.ObjectId) => earlier.has(id.toHexString()),
    rows: rows.flatMap((row) => asOf(row as Candidate, earlier.get(row._id.toHexString()) ?? {})),
  };
}

function asOf(row: Candidate, earlier: Earlier): Candidate[] {
  const wasMerged = 'mergedInto' in earlier ? earlier.mergedInto !== null : !!row.mergedIntoId;
  // Merging sets a record aside as deleting does, but only logs its target.
  const deletedAt =
    'deletedAt' in earlier ? earlier.deletedAt : 'mergedInto' in earlier ? null : row.deletedAt;
  if (wasMerged || deletedAt) return [];
  const { status, vettingStatus, sourceKind, ownerUserId, availableFrom, ...rest } = earlier;
  return [
    {
      ...row,
      ...('status' in earlier && { status: status as CandidateState }),
      ...('vettingStatus' in earlier && { vettingStatus: vettingStatus as VettingState }),
      ...('sourceKind' in earlier && { sourceKind: sourceKind as Candidate['sourceKind'] }),
      ...('ownerUserId' in earlier && { ownerUserId: new Types.ObjectId(String(ownerUserId)) }),
      ...('availableFrom' in earlier && { availableFrom: availableFrom as string | null }),
      ...('noticePeriodDays' in earlier && {
        noticePeriodDays: rest.noticePeriodDays as number | null,
      }),
      ...('skills' in earlier && { skills: skillsOf(rest.skills) as Candidate['skills'] }),
    },
  ];
}

const skillsOf = (noted: unknown): Pick<Candidate['skills'][number], 'skillId'>[] =>
  ((noted ?? []) as { skillId: string }[]).map(({ skillId }) => ({
    skillId: new Types.ObjectId(skillId),
  }));
