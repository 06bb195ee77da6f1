import { Types } from 'mongoose';
import { personId } from '../../../demo/demo-people.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';
import { Random } from '../../../demo/random.ts';
import { FollowModel } from '../follow.model.ts';

/** Adds the records that the first recruiter follows. */
export async function seedFollows({ people, time, candidates }: DemoSetting): Promise<void> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(20_264);
  await FollowModel.insertMany(
    [0, 3, 5, 8]
      .flatMap((index) => candidates[index] ?? [])
      .map(({ _id }) => ({
        _id: new Types.ObjectId(random.id()),
        userId: personId(people, 'recruiter'),
        subjectType: 'candidate' as const,
        subjectId: _id,
        createdAt: time.ago(40),
      })),
  );
}
