import { Types } from 'mongoose';
import { z } from 'zod';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { accountMailChanged } from '../../identity/account-mail.ts';
import { setSkillUsage } from '../../records/skills/skills.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { followAccountMail } from './contact/follow-account-mail.ts';
import { refillPool } from './pools/refill-pool.ts';

const skillsChanged = z.object({ skillIds: z.array(z.string()) });
const mailChanged = z.object({ userId: z.string() });
const poolRefill = z.object({ poolId: z.string(), ownerIds: z.array(z.string()) });

/** Follow-ups of candidate changes, after the commit. */
export const candidateEvents: EventHandlers = {
  // Recounted rather than incremented, so that running twice is safe.
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
  [accountMailChanged]: async ({ payload }) => {
    const { userId } = mailChanged.parse(payload);
    await followAccountMail(new Types.ObjectId(userId));
  },
  'pool.refill': async ({ payload }) => {
    const { poolId, ownerIds } = poolRefill.parse(payload);
    const owners = ownerIds.map((owner) => new Types.ObjectId(owner));
    await refillPool(new Types.ObjectId(poolId), owners, new AbortController().signal);
  },
};
