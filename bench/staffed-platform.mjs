import { candidateData } from './candidate-data.mjs';
import { databaseOf, headersOf, hire, signInAll } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { childrenOf, untilIdle } from './usage.mjs';

/**
 * The limit of requests is a person's: the seven of ten who list candidates allow 1,190 a second.
 * Where less is asked, fewer do.
 */
const everybody = 170;

/**
 * A platform with so many candidates, its database, and the headers of the signed-in people, seven
 * of ten of the staff, who work with candidates.
 * @param {string} root @param {number} size @param {{ staff?: number, limits?: 'on' | 'off' }} [options]
 *   `limits`: off, few can ask for as much as many; some thirty a minute can sign in from one address
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
