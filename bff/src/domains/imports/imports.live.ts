import { keepAtWork } from '../../jobs/keep-at-work.ts';
import { operationChanged } from '../../outbox/operation-changed.ts';
import type { Domain } from '../domain.ts';
import { runImports } from './run/run-imports.ts';

/** One import at a time in each process. */
export const liveImports: NonNullable<Domain['live']> = ({ log, tail }) =>
  keepAtWork({
    part: 'imports',
    wokenBy: [operationChanged],
    lookMs: 5000,
    tail,
    log,
    work: (signal) => runImports(log, signal),
  });
