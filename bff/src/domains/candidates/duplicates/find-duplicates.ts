import { normaliseEmail, type DuplicateMatch, type DuplicateSignal } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { isOwnRecord, reaches } from '../../../records/candidates/candidates.policy.ts';
import type { Selected } from '../../../db/selected.ts';

const comparedFields = {
  number: 1,
  name: 1,
  headline: 1,
  status: 1,
  country: 1,
  userId: 1,
  ownerUserId: 1,
  vetterIds: 1,
  isPrivate: 1,
  emailNorm: 1,
  identityKeys: 1,
  deletedAt: 1,
  version: 1,
} as const;

/** Fields of a candidate that decide similarity and visibility. */
type Compared = Selected<Candidate, typeof comparedFields>;

/** Weight of each matching signal, 0–100. */
const weights: Readonly<Record<DuplicateSignal, number>> = {
  email: 100,
  linkedin: 95,
  github: 90,
  cv_hash: 90,
  phone: 80,
  name_country: 50,
};

const maxMatches = 5;
const maxConsidered = 50;

export interface DuplicateSearch {
  /** See `identityKeysOf`. */
  keys: readonly string[];
  email: string | null;
  excludeId?: Types.ObjectId | string | null;
}

export interface DuplicateFindings {
  /** Matches that the actor may see, the most similar first. */
  matches: DuplicateMatch[];
  /** Whether there is a similar candidate whom the actor may not see. */
  hiddenMatch: boolean;
  /** Whether a live record, visible or not, has the mail address; another with it is rejected. */
  mailTaken: boolean;
}

/** Finds candidates who share these keys, including deleted ones. */
export async function findDuplicates(
  actor: Actor,
  { keys, email, excludeId = null }: DuplicateSearch,
): Promise<DuplicateFindings> {
  const nothing = { matches: [], hiddenMatch: false, mailTaken: false };
  if (keys.length === 0) return nothing;
  const found = await CandidateModel.find(
    {
      identityKeys: { $in: [...keys] },
      mergedIntoId: null,
      ...(excludeId && { _id: { $ne: excludeId } }),
    },
    comparedFields,
  )
    .limit(maxConsidered)
    .lean();
  const emailNorm = email === null ? null : normaliseEmail(email);
  const blocks = (candidate: Compared) =>
    emailNorm !== null && candidate.emailNorm === emailNorm && candidate.deletedAt === null;
  const visible = found.filter((candidate) => maySee(actor, candidate));
  const people = await findPeople(visible.map(({ ownerUserId }) => ownerUserId));
  const matches = visible.map((candidate): DuplicateMatch => {
    const signals = signalsBetween(candidate.identityKeys, keys);
    return {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
      headline: candidate.headline,
      status: candidate.status,
      country: candidate.country,
      owner: people.ref(candidate.ownerUserId),
      signals,
      score: scoreOf(signals),
      blocks: blocks(candidate),
      deleted: candidate.deletedAt && {
        at: candidate.deletedAt.toISOString(),
        mayRestore: reaches(actor, 'candidate.restoreDeleted', candidate),
      },
      version: candidate.version,
    };
  });
  return {
    matches: matches.toSorted(byLikeness).slice(0, maxMatches),
    hiddenMatch: visible.length < found.length,
    mailTaken: found.some(blocks),
  };
}

const maySee = (actor: Actor, candidate: Compared): boolean =>
  !isOwnRecord(actor, candidate) &&
  reaches(actor, 'candidate.read', candidate) &&
  (candidate.deletedAt === null || reaches(actor, 'candidate.restoreDeleted', candidate));

const byLikeness = (a: DuplicateMatch, b: DuplicateMatch): number =>
  Number(b.blocks) - Number(a.blocks) || b.score - a.score || a.name.localeCompare(b.name);

/** Returns the signals that two candidates share, the strongest first. */
export function signalsBetween(
  identityKeys: readonly string[],
  keys: readonly string[],
): DuplicateSignal[] {
  const shared = new Set(identityKeys.filter((key) => keys.includes(key)).map(signalOf));
  return (Object.keys(weights) as DuplicateSignal[]).filter((signal) => shared.has(signal));
}

function signalOf(key: string): DuplicateSignal {
  const kind = key.slice(0, key.indexOf(':'));
  return kind === 'name' ? 'name_country' : (kind as DuplicateSignal);
}

/** Combines signals like probabilities: each covers its share of what the others left open. */
export const scoreOf = (signals: readonly DuplicateSignal[]): number =>
  Math.round(100 * (1 - signals.reduce((open, signal) => open * (1 - weights[signal] / 100), 1)));
