import { Types } from 'mongoose';
import { twinsOf, type Twin } from '../candidates/api/merging/merged-candidates.ts';
import { DuplicateHintModel, type DuplicateHint } from './duplicate-hint.model.ts';
import { otherOf, pairOf, pairsWith } from './hint-pairs.ts';

/**
 * Updates the pairs of one record to what it currently shares with others. Decisions stay: a person
 * declared different is not proposed again. Idempotent.
 */
export async function refreshHints(id: string): Promise<void> {
  const self = new Types.ObjectId(id);
  const twins = (await twinsOf(self)) ?? [];
  const known = await DuplicateHintModel.find(pairsWith([self])).lean();
  const alike = new Set(twins.map((twin) => twin.id.toHexString()));
  const over = known.filter(
    (hint) => hint.status === 'open' && !alike.has(otherOf(hint, self).toHexString()),
  );
  if (over.length > 0)
    await DuplicateHintModel.deleteMany({
      _id: { $in: over.map(({ _id }) => _id) },
      status: 'open',
    });
  const found = new Map(known.map((hint) => [otherOf(hint, self).toHexString(), hint]));
  const changed = twins.filter((twin) => !says(found.get(twin.id.toHexString()), twin));
  if (changed.length > 0)
    await DuplicateHintModel.bulkWrite(
      changed.map(({ id: twin, signals, score }) => ({
        updateOne: {
          filter: pairOf(self, twin),
          update: {
            $set: { signals, score },
            $setOnInsert: { status: 'open', createdAt: new Date(), decidedBy: null },
          },
          upsert: true,
        },
      })),
    );
}

const says = (hint: DuplicateHint | undefined, { signals, score }: Twin): boolean =>
  hint?.score === score && hint.signals.join() === signals.join();
