import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { poolsByEnglish } from '../pools/english-pools.ts';
import { keptMarks, type KeptMarks } from '../vetting/kept-marks.ts';
import { CandidateModel, type Candidate, type CandidateSkill } from './candidate.model.ts';
import { readTogether } from '../../db/read-together.ts';
import { englishOf } from './language-claims.ts';
import { topSkillsOf } from './order-skills.ts';

/** What interviewers' marks are among, and what is worked out of them. */
const markedFields = { skills: 1, languages: 1, experience: 1, poolIds: 1 } as const;
type Marked = Pick<Candidate, '_id' | keyof typeof markedFields>;

/** A skill as its reader may know it. */
export type KnownSkill = CandidateSkill & {
  /** Somebody verified it, and the reader is not told yet what they found. */
  isKept?: true;
};

/** What a reader may know where marks of others are kept from them. */
type Known = Pick<
  Candidate,
  '_id' | 'languages' | 'englishLevel' | 'englishAssessedBy' | 'topSkillIds' | 'poolIds'
> & { skills: KnownSkill[] };

/** More ids than this are not named to the database. */
const named = 500;

/**
 * People as their reader may know them: where the reader interviews somebody and their own scorecard
 * is to come, without what the others marked. Everything that tells of skills and languages goes
 * through here, or asks {@link keptPeople} where it looks for people by these.
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

/** All of whom the reader may not know the marks yet, as they may know them. */
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
