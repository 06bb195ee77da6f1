import { stageRank, type ApplicationStageKind } from '@muster/contracts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';

/** Open positions: a selection needs one, and each job keeps one open. */
export class FreeSeats {
  readonly #free: Map<string, number>;

  constructor(jobs: readonly Job[]) {
    this.#free = new Map(
      jobs.map((job) => [job._id.toHexString(), job.positionsCount - job.positionsFilled - 1]),
    );
  }

  fitting(job: Job, status: Application['status'], kind: ApplicationStageKind) {
    if (status !== 'active' || stageRank(kind) < stageRank('selected')) return kind;
    const id = job._id.toHexString();
    const free = this.#free.get(id) ?? 0;
    if (free <= 0) return 'client_interview';
    this.#free.set(id, free - 1);
    return kind;
  }
}
