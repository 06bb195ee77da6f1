import { shellName } from '@muster/contracts';
import { screens, type Screen } from '../platform/screens.ts';
import type { Placed } from './build-alone.ts';
import { screensBrought } from './screens-brought.ts';

/**
 * The pages by which a build is tried: each of a remote; of the shell its own, and the first that
 * each account opens in each of the remotes that lie beside it.
 */
export function pagesToTry(name: string, folder: string, beside: readonly Placed[]): Screen[] {
  const known = screens.filter(({ route }) => route.owner === name);
  if (name !== shellName) return [...screensBrought(name, folder), ...known];
  const within = beside.flatMap((remote) =>
    screens.filter(({ route }) => route.owner === remote.name),
  );
  const seen = new Set<string>();
  const first = within.filter(({ route, account }) => {
    const key = `${route.owner} ${account}`;
    return !seen.has(key) && seen.add(key);
  });
  return [...known, ...first];
}
