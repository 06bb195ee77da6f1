// Loads every model, so that a fresh database gets its indexes before the first write.
import '../domains/all-domains.ts';
import { pruneReleases } from '../domains/releases/api/prune-releases.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (config) => {
  const pruned = await pruneReleases(config);
  for (const { name, removed } of pruned)
    if (removed.length > 0) console.log(`${name}: removed ${removed.join(', ')}`);
  if (pruned.every(({ removed }) => removed.length === 0)) console.log('Nothing to remove.');
});
