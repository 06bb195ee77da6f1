import { parseArgs } from 'node:util';
import { provideContributions } from '../composition/provide-contributions.ts';
import { loadConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
// Loads every model, so that a fresh database gets its indexes before the first write.
import { allDomains } from '../domains/all-domains.ts';
import { addCandidates } from '../domains/seed/api/add-candidates.ts';
import { seedDemo } from '../domains/seed/api/seed-demo.ts';
import { createLog } from '../log.ts';

/**
 * Fills the database of DATA_DIR or MONGODB_URI: demo data if it is empty and, with `--candidates
 * 100000`, that many additional candidates for load. The platform must not be running on the same
 * embedded database.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { candidates: { type: 'string', default: '0' } } });
  const count = Number(values.candidates);
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000)
    throw new Error('--candidates must be a whole number up to 1,000,000');
  const config = loadConfig(process.env, import.meta.dirname);
  if (config.env === 'production') throw new Error('Demo data cannot be used in production');
  provideContributions(allDomains);
  const disconnect = await connect(config, createLog('warn'));
  try {
    await seedDemo(config);
    await addCandidates(count, (done) => console.log(`${done} of ${count} candidates`));
    console.log('The database is filled.');
  } finally {
    await disconnect();
  }
}

main().catch((error: unknown) => {
  console.error(`Seed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
