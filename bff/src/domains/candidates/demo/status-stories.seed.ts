import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { reasonsOf } from '../../reasons/api/reasons.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';
import { Random } from '../../../demo/random.ts';

/** Writes the reasons why candidates were put aside. */
export async function seedStatusStories({ time, candidates }: DemoSetting): Promise<void> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(20_268);
  const reasons = await reasonsOf('candidate_reject');
  const told = candidates.flatMap((candidate) => {
    const facts = factsOf(candidate, random, reasons);
    return facts
      ? { candidate, facts: { ...facts, statusChangedAt: time.ago(random.int(2, 60)) } }
      : [];
  });
  if (told.length === 0) return;
  await CandidateModel.bulkWrite(
    told.map(({ candidate, facts }) => ({
      updateOne: {
        filter: { _id: candidate._id },
        update: { $set: { ...facts, statusChangedBy: candidate.ownerUserId } },
      },
    })),
  );
}

function factsOf(
  { status }: DemoCandidate,
  random: Random,
  reasons: Awaited<ReturnType<typeof reasonsOf>>,
) {
  if (status === 'rejected') return { statusReasonId: random.pick(reasons)._id };
  if (status === 'do_not_contact')
    return { statusNote: 'Wrote that they want no e-mails any more.' };
  if (status === 'archived') return { statusNote: 'No answer for a long time.' };
  if (status === 'unavailable')
    return { statusNote: random.pick(['Parental leave', 'Busy with a project', 'Travelling']) };
  return null;
}
