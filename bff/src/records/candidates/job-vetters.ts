import { Types, type UpdateQuery } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { announceMoved } from '../../outbox/record-changed.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { distinctIds, withoutIds } from './id-lists.ts';

type Sight = Pick<Candidate, '_id' | 'vetterIds' | 'poolVetterIds' | 'jobVetterIds'>;

/**
 * Sets which vetters see these candidates through job teams. Access for another reason, as an
 * interviewer or through a pool, stays. Idempotent.
 */
export async function setJobVetters(
  tx: Tx,
  wanted: ReadonlyMap<string, readonly Types.ObjectId[]>,
): Promise<void> {
  const { session } = tx;
  const candidates = await CandidateModel.find(
    { _id: { $in: [...wanted.keys()].map((id) => new Types.ObjectId(id)) } },
    { vetterIds: 1, poolVetterIds: 1, jobVetterIds: 1 },
    { session },
  ).lean();
  const writes = candidates.flatMap((candidate) => {
    const next = sightWith(candidate, wanted.get(candidate._id.toHexString()) ?? []);
    return next ? [{ _id: candidate._id, next }] : [];
  });
  if (writes.length === 0) return;
  // The version stays: access to a record is no change of its content.
  await CandidateModel.bulkWrite(
    writes.map(({ _id, next }) => ({
      updateOne: { filter: { _id }, update: { $set: next } as UpdateQuery<Candidate> },
    })),
    { session },
  );
  announceMoved(
    tx,
    'candidate',
    writes.map(({ _id }) => _id),
  );
}

/** Returns null if nothing changes. */
function sightWith(
  { vetterIds, poolVetterIds, jobVetterIds }: Sight,
  wanted: readonly Types.ObjectId[],
): Pick<Candidate, 'vetterIds' | 'jobVetterIds'> | null {
  const others = withoutIds(withoutIds(vetterIds, poolVetterIds), jobVetterIds);
  const next = withoutIds(distinctIds(wanted), others);
  const isSame = next.length === jobVetterIds.length && withoutIds(next, jobVetterIds).length === 0;
  if (isSame) return null;
  return {
    jobVetterIds: next,
    vetterIds: distinctIds([...others, ...poolVetterIds, ...next]),
  };
}
