import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { poolsByEnglish } from '../pools/english-pools.ts';
import { keptMarks, type KeptMarks } from '../vetting/kept-marks.ts';
import { CandidateModel, type Candidate, type CandidateSkill } from './candidate.model.ts';
import { readTogether } from '../../db/read-together.ts';
import { englishOf } from './language-claims.ts';
import { topSkillsOf } from './order-skills.ts';

/** Fields that contain interviewers' marks, or values calculated from them. */
const markedFields = { skills: 1, languages: 1, experience: 1, poolIds: 1 } as const;
type Marked = Pick<Candidate, '_id' | keyof typeof markedFields>;

/** A skill as its reader may see it. */
export type KnownSkill = CandidateSkill & {
  /** Verified, but the result is still hidden from the reader. */
  isKept?: true;
};

/** A candidate as visible to a reader from whom others' marks are hidden. */
type Known = Pick<
  Candidate,
  '_id' | 'languages' | 'englishLevel' | 'englishAssessedBy' | 'topSkillIds' | 'poolIds'
> & { skills: KnownSkill[] };

/** Maximum number of ids in a query. */
const named = 500;

/**
 * Returns candidates as the reader may see them: without others' marks for a candidate whom the
 * reader interviews and whose scorecard from the reader is still due. Everything that shows skills
 * and languages uses this, or {@link keptPeople} when it searches by these.
 */
export async function knownPeople<P extends Pick<Candidate, '_id'>>(
  actor: Actor,
  people: readonly P[],
  session: ClientSession | null = null,
): Promise<P[]> {
  const ids = people.map(({ _id }) => _id);
  const known = new Map(
    (
      await readKnown(await keptMarks(actor, ids.length > named ? null : ids, session), session)
    ).map((person) => [person._id.toHexString(), person]),
  );
  if (known.size === 0) return [...people];
  return people.map((person) => ({ ...person, ...known.get(person._id.toHexString()) }));
}

/**
 * Returns all candidates whose marks are still hidden from the reader, as the reader may see them.
 */
export const keptPeople = async (actor: Actor): Promise<Known[]> =>
  readKnown(await keptMarks(actor, null), null);

async function readKnown(kept: KeptMarks, session: ClientSession | null): Promise<Known[]> {
  if (kept.size === 0) return [];
  const [people, telling] = await readTogether(session, [
    () =>
      CandidateModel.find(
        { _id: { $in: [...kept.keys()].map((id) => new Types.ObjectId(id)) } },
        markedFields,
        { session },
      ).lean(),
    () => poolsByEnglish(session),
  ]);
  return people.map((person) => withoutMarks(person, telling, kept.get(person._id.toHexString())));
}

function withoutMarks(
  { _id, experience, poolIds, ...marked }: Marked,
  telling: readonly Types.ObjectId[],
  authors: ReadonlySet<string> = new Set(),
): Known {
  const isKept = (author: Types.ObjectId | null) =>
    author !== null && authors.has(author.toHexString());
  const skills = marked.skills.map((skill): KnownSkill =>
    isKept(skill.verifiedBy)
      ? { ...skill, verifiedScore: null, verifiedBy: null, verifiedAt: null, isKept: true }
      : skill,
  );
  const languages = marked.languages.filter(({ assessorUserId }) => !isKept(assessorUserId));
  const [english] = englishOf({ languages });
  return {
    _id,
    skills,
    languages,
    englishLevel: english?.level ?? null,
    englishAssessedBy: english?.assessedBy ?? null,
    topSkillIds: topSkillsOf({ skills, experience }),
    poolIds: poolIds.filter((id) => !telling.some((pool) => pool.equals(id))),
  };
}
