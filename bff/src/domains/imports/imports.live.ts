import { runBackgroundWork } from '../../jobs/run-background-work.ts';
import { operationChanged } from '../../outbox/operation-changed.ts';
import type { Domain } from '../../domain.ts';
import { runImports } from './run/run-imports.ts';

/** Runs one import at a time in each process. */
export const liveImports: NonNullable<Domain['live']> = ({ log, tail }) =>
  runBackgroundWork({
    part: 'imports',
    wokenBy: [operationChanged],
    lookMs: 5000,
    tail,
    log,
    work: (signal) => runImports(log, signal),
  });
