import type { Types } from 'mongoose';
import { raiseVersion, stampVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  CandidateModel,
  type Candidate,
  type CandidateSkill,
} from '../../../records/candidates/candidate.model.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';

/** Replacement of one skill with another in every profile. */
export interface SkillReplacement {
  readonly from: Types.ObjectId;
  readonly to: Types.ObjectId;
}

/** Changes of a replacement, kept for undo. */
export interface ReplacedSkill {
  /** Candidates with one of the two skills: their entry now names the other skill. */
  people: Types.ObjectId[];
  /** Candidates with both skills lost the weaker entry; `kept` holds the state before. */
  both: { candidateId: Types.ObjectId; kept: CandidateSkill; removed: CandidateSkill }[];
  /** Past jobs that named it. */
  experience: Types.ObjectId[];
  /** Those that named both. */
  experienceBoth: Types.ObjectId[];
}

const onlyOne = ({ from, to }: SkillReplacement) => ({ 'skills.skillId': { $eq: from, $ne: to } });
const withBoth = ({ from, to }: SkillReplacement) => ({
  'skills.skillId': { $all: [from, to] },
});

/** Counts the candidates that a replacement would affect. */
export async function countSkillUses(
  replacement: SkillReplacement,
): Promise<{ people: number; both: number }> {
  const live = { deletedAt: null };
  const [people, both] = await Promise.all([
    CandidateModel.countDocuments({ ...onlyOne(replacement), ...live }),
    CandidateModel.countDocuments({ ...withBoth(replacement), ...live }),
  ]);
  return { people, both };
}

/**
 * Replaces one skill with another in every profile, including deleted ones, with a fixed number of
 * commands; loads only candidates who had both.
 */
export async function replaceSkill(tx: Tx, replacement: SkillReplacement): Promise<ReplacedSkill> {
  const { from, to } = replacement;
  const { session } = tx;
  const both = await CandidateModel.find(withBoth(replacement), null, { session }).lean();
  const people: Types.ObjectId[] = await CandidateModel.distinct(
    '_id',
    onlyOne(replacement),
  ).session(session);
  const named = await experienceWith(tx, from);
  await rename(tx, { _id: { $in: people } }, replacement);
  if (both.length > 0)
    await CandidateModel.bulkWrite(
      both.map((candidate) => ({
        updateOne: {
          filter: { _id: candidate._id },
          update: stampVersion(tx, {
            $set: withSkills(candidate, unite(candidate, replacement).skills),
          }),
        },
      })),
      { session },
    );
  const isBoth = ({ skillIds }: { skillIds: Types.ObjectId[] }) =>
    skillIds.some((id) => id.equals(to));
  await renameInExperience(
    tx,
    named.map(({ _id }) => _id),
    replacement,
  );
  return {
    people,
    both: both.map((candidate) => {
      const { kept, removed } = unite(candidate, replacement);
      return { candidateId: candidate._id, kept, removed };
    }),
    experience: named.map(({ _id }) => _id),
    experienceBoth: named.filter(isBoth).map(({ _id }) => _id),
  };
}

/** Undoes a replacement where its changed entries still stand. */
export async function putSkillBack(
  tx: Tx,
  { from, to }: SkillReplacement,
  { people, both, experience, experienceBoth }: ReplacedSkill,
): Promise<void> {
  await rename(tx, { _id: { $in: people }, 'skills.skillId': to }, { from: to, to: from });
  const candidates = await CandidateModel.find(
    { _id: { $in: both.map(({ candidateId }) => candidateId) } },
    null,
    { session: tx.session },
  ).lean();
  const lost = new Map(both.map((entry) => [entry.candidateId.toHexString(), entry]));
  const updates = candidates.flatMap((candidate) => {
    const entry = lost.get(candidate._id.toHexString());
    const already = candidate.skills.some(({ skillId }) => skillId.equals(from));
    if (!entry || already) return [];
    // Restores the state before, unless the entry has been changed or removed since.
    const skills = candidate.skills.map((skill) =>
      skill._id.equals(entry.kept._id) && skill.level === entry.kept.level ? entry.kept : skill,
    );
    return [
      {
        updateOne: {
          filter: { _id: candidate._id },
          update: stampVersion(tx, { $set: withSkills(candidate, [...skills, entry.removed]) }),
        },
      },
    ];
  });
  if (updates.length > 0) await CandidateModel.bulkWrite(updates, { session: tx.session });
  const stays = new Set(experienceBoth.map(String));
  await renameInExperience(
    tx,
    experience.filter((id) => !stays.has(String(id))),
    { from: to, to: from },
  );
  await addToExperience(tx, experienceBoth, from);
}

/** Keeps the better evidence: verified first, then more years, then the first entry. */
function unite({ skills }: Candidate, { from, to }: SkillReplacement) {
  const pair = skills.filter(({ skillId }) => skillId.equals(from) || skillId.equals(to));
  const [kept, removed] = pair.toSorted(
    (a, b) =>
      (b.verifiedScore ?? 0) - (a.verifiedScore ?? 0) ||
      (b.years ?? 0) - (a.years ?? 0) ||
      Number(b.skillId.equals(to)) - Number(a.skillId.equals(to)),
  );
  if (!kept || !removed) throw new Error('A profile with both skills holds one');
  const isPrimary = kept.isPrimary || removed.isPrimary;
  return {
    kept,
    removed,
    skills: skills
      .filter((skill) => skill !== removed)
      .map((skill) => (skill === kept ? { ...kept, skillId: to, isPrimary } : skill)),
  };
}

function withSkills(candidate: Candidate, skills: CandidateSkill[]) {
  const { topSkillIds, skillCount, profileCompleteness } = deriveCandidate({
    ...candidate,
    skills,
  });
  return { skills, topSkillIds, skillCount, profileCompleteness };
}

async function rename(
  tx: Tx,
  filter: Record<string, unknown>,
  { from, to }: SkillReplacement,
): Promise<void> {
  await CandidateModel.updateMany(
    filter,
    stampVersion(tx, { $set: { 'skills.$[entry].skillId': to, 'topSkillIds.$[top]': to } }),
    { session: tx.session, arrayFilters: [{ 'entry.skillId': from }, { top: from }] },
  );
}

async function experienceWith(
  { session }: Tx,
  skillId: Types.ObjectId,
): Promise<Pick<Candidate['experience'][number], '_id' | 'skillIds'>[]> {
  const candidates = await CandidateModel.find(
    { 'experience.skillIds': skillId },
    { 'experience._id': 1, 'experience.skillIds': 1 },
    { session },
  ).lean<{ experience: Pick<Candidate['experience'][number], '_id' | 'skillIds'>[] }[]>();
  return candidates
    .flatMap(({ experience }) => experience)
    .filter(({ skillIds }) => skillIds.some((id) => id.equals(skillId)));
}

async function renameInExperience(
  tx: Tx,
  ids: readonly Types.ObjectId[],
  { from, to }: SkillReplacement,
): Promise<void> {
  if (ids.length === 0) return;
  await addToExperience(tx, ids, to);
  await CandidateModel.updateMany(
    { 'experience._id': { $in: ids } },
    { $pull: { 'experience.$[job].skillIds': from } },
    { session: tx.session, arrayFilters: [{ 'job._id': { $in: ids } }] },
  );
}

async function addToExperience(
  { session }: Tx,
  ids: readonly Types.ObjectId[],
  skillId: Types.ObjectId,
): Promise<void> {
  if (ids.length === 0) return;
  await CandidateModel.updateMany(
    { 'experience._id': { $in: ids } },
    raiseVersion({ $addToSet: { 'experience.$[job].skillIds': skillId } }),
    { session, arrayFilters: [{ 'job._id': { $in: ids } }] },
  );
}
