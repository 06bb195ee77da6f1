import { runBackgroundWork } from '../../jobs/run-background-work.ts';
import { operationChanged } from '../../outbox/operation-changed.ts';
import type { Domain } from '../../domain.ts';
import { runOperations } from './run-operations.ts';

/** Runs one operation at a time in each process. */
export const liveOperations: NonNullable<Domain['live']> = ({ bulk, log, tail }) =>
  runBackgroundWork({
    part: 'operations',
    wokenBy: [operationChanged],
    lookMs: 5000,
    tail,
    log,
    work: (signal) => runOperations({ actions: bulk, log }, signal),
  });
