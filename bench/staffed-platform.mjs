import { candidateData } from './candidate-data.mjs';
import { databaseOf, headersOf, hire, signInAll } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { childrenOf, untilIdle } from './usage.mjs';

/**
 * Rate limits are per user: the seven in ten who list candidates allow 1,190 requests per second. A
 * lower load needs fewer users.
 */
const everybody = 170;

/**
 * Starts a platform with this many candidates; returns its database and the headers of the
 * signed-in users: the seven in ten staff members who work with candidates.
 * @param {string} root @param {number} size @param {{ staff?: number, limits?: 'on' | 'off' }}
 *   [options]
 *   `limits`: when off, few users can send as many requests as many; some thirty per minute can sign in from one address
 */
export async function staffedPlatform(root, size, { staff = everybody, limits = 'on' } = {}) {
  const dataDir = candidateData(root, size);
  const platform = await startPlatform({ root, dataDir, env: { RATE_LIMITS: limits } });
  const pids = [platform.pid, ...childrenOf(platform.pid)];
  const { uri, client, db } = await databaseOf(dataDir);
  await hire(db, staff);
  const people = (await signInAll(platform.origin, staff)).filter(({ role }) =>
    ['recruiter', 'team.lead'].includes(role),
  );
  console.error(`… until ${size} candidates rest`);
  await untilIdle(pids);
  return {
    origin: platform.origin,
    dataDir,
    pids,
    uri,
    db,
    headers: people.map((person) => headersOf(platform.origin, person)),
    stop: async () => {
      await client.close();
      await platform.stop();
    },
  };
}
