import { Types } from 'mongoose';
import { z } from 'zod';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { setSkillUsage } from '../skills/api/skills.ts';
import { CandidateModel } from './candidate.model.ts';

const skillsChanged = z.object({ skillIds: z.array(z.string()) });

/** What follows a change of candidates, after it committed. */
export const candidateEvents: EventHandlers = {
  // Counted anew instead of up and down, so that running twice does no harm.
  'candidate.skills_changed': async ({ payload }) => {
    const { skillIds } = skillsChanged.parse(payload);
    const counts = await Promise.all(
      skillIds.map(
        async (id) =>
          [
            id,
            await CandidateModel.countDocuments({
              'skills.skillId': new Types.ObjectId(id),
              deletedAt: null,
            }),
          ] as const,
      ),
    );
    await setSkillUsage(new Map(counts));
  },
};
