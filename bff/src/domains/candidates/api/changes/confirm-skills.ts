import type { Types } from 'mongoose';
import { audit } from '../../../../audit/audit.service.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../../db/versioned-update.ts';
import {
  CandidateModel,
  type Candidate,
  type CandidateSkill,
} from '../../../../records/candidates/candidate.model.ts';
import { findLiveCandidate } from '../../../../records/candidates/candidate-lookup.ts';

/**
 * Stores when a client last confirmed each of the candidate's skills; skills not named are
 * unconfirmed.
 */
export async function confirmSkills(
  tx: Tx,
  candidateId: Types.ObjectId,
  confirmed: ReadonlyMap<string, Date>,
): Promise<void> {
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!candidate || changedIn(candidate.skills, confirmed).length === 0) return;
  await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: candidate._id },
    base: candidate.version,
    paths: ['skills'],
    apply: ({ skills }) => ({
      $set: {
        skills: skills.map((skill) => ({ ...skill, confirmedAt: momentOf(skill, confirmed) })),
      },
    }),
  });
  // The feedback states which skills were confirmed, and for which job.
  await audit(tx, {
    action: 'candidate.confirm_skills',
    entity: 'candidate',
    entityId: candidate._id,
    changes: [],
  });
}

const momentOf = ({ skillId }: CandidateSkill, confirmed: ReadonlyMap<string, Date>): Date | null =>
  confirmed.get(skillId.toHexString()) ?? null;

const changedIn = (skills: readonly CandidateSkill[], confirmed: ReadonlyMap<string, Date>) =>
  skills.filter((skill) => skill.confirmedAt?.getTime() !== momentOf(skill, confirmed)?.getTime());
