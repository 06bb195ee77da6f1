import type { OwnApplication, ownObstacles } from '@muster/contracts';
import { Types } from 'mongoose';
import { matchablesById } from '../../candidates/api/matchable-candidates.ts';
import { whoRefuses } from '../../../records/consents/given-consents.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { jobNeeds, personFacts } from '../read-facts.ts';
import { scoreMatch } from '../score-match.ts';

type Obstacle = OwnApplication['obstacles'][number];

/** Returns a person's obstacles by job id, as the person may see them. */
export async function obstaclesOf(
  candidateId: Types.ObjectId,
  jobs: readonly Job[],
  now = new Date(),
): Promise<ReadonlyMap<string, readonly Obstacle[]>> {
  const [person] = await matchablesById([candidateId]);
  if (!person || jobs.length === 0) return new Map();
  const refusing = await whoRefuses([candidateId], 'share_with_clients');
  const refused = refusing.has(candidateId.toHexString());
  const facts = personFacts(person, now);
  const found = jobs.map((job) => ({
    id: job._id.toHexString(),
    // The client's exclusions and rates are not disclosed to the person.
    changes: scoreMatch(
      facts,
      jobNeeds(job),
      { excluded: false, refused },
      { now, withRate: false },
    ).changes,
  }));
  const names = await skillNames(
    found.flatMap(({ changes }) =>
      changes.flatMap(({ kind, to }) =>
        kind === 'must_skill' && to ? [new Types.ObjectId(to)] : [],
      ),
    ),
  );
  return new Map(
    found.map(({ id, changes }) => [
      id,
      changes.flatMap(({ kind, to, by }): Obstacle[] =>
        isTold(kind)
          ? [{ kind, to: kind === 'must_skill' ? (names.get(to ?? '') ?? to) : to, hours: by }]
          : [],
      ),
    ]),
  );
}

const isTold = (kind: string): kind is (typeof ownObstacles)[number] =>
  kind !== 'rate' && kind !== 'excluded';
