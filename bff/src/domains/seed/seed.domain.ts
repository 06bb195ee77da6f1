import type { Domain } from '../../domain.ts';
import { seedDemo } from './api/seed-demo.ts';
import { listedAccounts } from './listed-accounts.ts';

/** Demo data; exists only if the configuration enables it. */
export const seedDomain: Domain = {
  name: 'seed',
  demo: async ({ config }) => {
    await seedDemo(config);
    return listedAccounts();
  },
};
