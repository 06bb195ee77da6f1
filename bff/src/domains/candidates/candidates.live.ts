import type { Domain } from '../../domain.ts';
import { runBackgroundWork } from '../../jobs/run-background-work.ts';
import type { ChangedPeople } from './pools/changed-people.ts';
import { fillWaitingPools } from './pools/fill-waiting-pools.ts';

/** Every process follows changed candidates and fills smart pools; they share the pools. */
export const candidatesLive =
  (changed: ChangedPeople): NonNullable<Domain['live']> =>
  ({ tail, log }) => {
    const unlisten = changed.listen(tail);
    const stop = runBackgroundWork({
      part: 'pools',
      wokenBy: ['pool.refill'],
      lookMs: 5000,
      tail,
      log,
      work: async (signal) => void (await fillWaitingPools(signal)),
    });
    return async () => {
      unlisten();
      await stop();
    };
  };
