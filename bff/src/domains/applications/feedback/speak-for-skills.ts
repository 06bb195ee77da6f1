import { clientSpeaksFrom } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { confirmSkills } from '../../candidates/api/changes/confirm-skills.ts';
import { feedbackOnSkills, skillsAskedBy } from './feedback-on-skills.ts';

/**
 * Stores when a client last confirmed each skill. It raises a skill's credibility, never its level.
 */
export async function speakForSkills(tx: Tx, candidateId: Types.ObjectId): Promise<void> {
  const confirmed = new Map<string, Date>();
  for (const { job, score, at } of await feedbackOnSkills(candidateId, tx.session)) {
    if (score < clientSpeaksFrom) continue;
    for (const skillId of skillsAskedBy(job).map((id) => id.toHexString()))
      if (!confirmed.has(skillId)) confirmed.set(skillId, at);
  }
  await confirmSkills(tx, candidateId, confirmed);
}
