import { refreshSmartPools } from '../pools/fill-pools.ts';

/** Fills the smart pools at once, as their job does later. */
export const fillSmartPools = (): Promise<number> =>
  refreshSmartPools(new AbortController().signal);
