import { runBackgroundWork } from '../../jobs/run-background-work.ts';
import { closeTextExtraction } from '../../text-extraction/extract-text.ts';
import type { Domain } from '../../domain.ts';
import { chooseReader } from './readers/choose-reader.ts';
import { readingQueued } from './run/reading-queued.ts';
import { runReadings } from './run/run-readings.ts';

/** Reads one CV at a time in each process. */
export const liveReadings: NonNullable<Domain['live']> = ({ config, log, tail }) => {
  const reader = chooseReader(config, log);
  const stop = runBackgroundWork({
    part: 'cv-reading',
    wokenBy: [readingQueued],
    lookMs: 3000,
    tail,
    log,
    work: (signal) => runReadings({ reader, log }, signal),
  });
  return async () => {
    await stop();
    await closeTextExtraction();
  };
};
