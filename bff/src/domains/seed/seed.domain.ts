import type { Domain } from '../../domain.ts';
import { listedAccounts, seedDemo } from './api/seed-demo.ts';

/** Demo data; exists only where the configuration asks for it. */
export const seedDomain: Domain = {
  name: 'seed',
  demo: async ({ config }) => {
    await seedDemo(config);
    return listedAccounts();
  },
};
