import type { ScorecardFields } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { usableSkills } from '../../../records/skills/skills.ts';
import { ScorecardModel, type ScorecardRecord } from '../../../records/vetting/scorecard.model.ts';
import { writeVerified } from '../../candidates/api/changes/verified-facts.ts';

/**
 * Updates a candidate's verified data from all current scorecards, for everything named in a
 * scorecard that was submitted, amended or deleted: findings that another scorecard shares stay
 * verified by that one. `cards` are its texts, before and after.
 */
export async function verifyBy(
  tx: Tx,
  candidateId: Types.ObjectId,
  cards: readonly ScorecardFields[],
): Promise<void> {
  const named = cards.flatMap(({ verifiedSkills }) => verifiedSkills.map(({ skillId }) => skillId));
  const tellsEnglish = cards.some(({ englishLevel }) => englishLevel !== null);
  if (named.length === 0 && !tellsEnglish) return;
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!candidate) return;
  const standing = await standingOf(tx, candidateId);
  const present = await presentIds([
    ...named,
    ...standing.flatMap(({ card }) => card.verifiedSkills.map(({ skillId }) => skillId)),
  ]);
  const skills = [...new Set(named.map(present))].map((id) => {
    const [found] = standing.flatMap(({ card, by, at }) =>
      card.verifiedSkills
        .filter(({ skillId }) => present(skillId) === id)
        .map(({ score }) => ({ score, by, at })),
    );
    return { skillId: new Types.ObjectId(id), found: found ?? null };
  });
  const [english] = standing.flatMap(({ card: { englishLevel }, by, at }) =>
    englishLevel ? [{ level: englishLevel, by, at }] : [],
  );
  await writeVerified(tx, candidate, {
    skills,
    ...(tellsEnglish && { english: english ?? null }),
  });

  async function presentIds(ids: readonly string[]) {
    const usable = await usableSkills(
      [...new Set(ids)].map((id) => new Types.ObjectId(id)),
      tx.session,
    );
    return (id: string): string => usable.get(id)?.toHexString() ?? id;
  }
}

/** Returns the texts of a candidate's submitted scorecards, the latest first. */
async function standingOf({ session }: Tx, candidateId: Types.ObjectId) {
  const found = await ScorecardModel.find(
    { candidateId, deletedAt: null, status: { $in: ['submitted', 'amended'] } },
    { card: 1, authorId: 1, submittedAt: 1, createdAt: 1, revisions: 1 },
    { session },
  ).lean();
  return found
    .map(({ card, authorId, ...rest }) => ({ card, by: authorId, at: saidAt(rest) }))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** Returns when the current text was submitted. */
const saidAt = ({
  revisions,
  submittedAt,
  createdAt,
}: Pick<ScorecardRecord, 'revisions' | 'submittedAt' | 'createdAt'>): Date =>
  revisions.at(-1)?.at ?? submittedAt ?? createdAt;
