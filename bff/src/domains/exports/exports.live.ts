import { runBackgroundWork } from '../../jobs/run-background-work.ts';
import { exportChanged } from '../../outbox/export-changed.ts';
import type { Domain } from '../../domain.ts';
import { runExports } from './run/run-exports.ts';

/** Runs one export at a time in each process. */
export const liveExports: NonNullable<Domain['live']> = ({ lists, log, tail }) =>
  runBackgroundWork({
    part: 'exports',
    wokenBy: [exportChanged],
    lookMs: 5000,
    tail,
    log,
    work: (signal) => runExports({ lists, log }, signal),
  });
