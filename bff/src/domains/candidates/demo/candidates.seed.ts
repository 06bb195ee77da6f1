import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { takeNumber } from '../../../db/counter.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import { buildCandidate } from './build-candidate.ts';
import type { CandidateSetting } from './candidate-setting.ts';

const batchSize = 1000;

/** Writes `count` candidates in batches and passes each batch on. */
export async function seedCandidates(
  count: number,
  setting: CandidateSetting,
  shape: (candidates: DemoCandidate[]) => DemoCandidate[] = (candidates) => candidates,
  onBatch: (done: number) => void = () => undefined,
): Promise<DemoCandidate[]> {
  const first = await takeNumber('candidate', count);
  const last: DemoCandidate[] = [];
  for (let done = 0; done < count; done += batchSize) {
    const size = Math.min(batchSize, count - done);
    const built = Array.from({ length: size }, (_x, i) =>
      buildCandidate(first + done + i, setting),
    );
    const batch = shape(built);
    // The documents are complete already; hydrating and validating each would take ten times as
    // long.
    await CandidateModel.insertMany(batch.map(asStored), { ordered: false, lean: true });
    onBatch(done + size);
    last.splice(0, last.length, ...batch);
  }
  return last;
}

/** Adds the fields that the schema sets on a new record. */
const asStored = (candidate: DemoCandidate): Omit<Candidate, '_id'> => ({
  ...candidate,
  updatedBy: null,
  deletedAt: null,
  deletedBy: null,
  deleteReason: null,
});
