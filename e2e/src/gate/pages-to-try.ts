import { shellName } from '@muster/contracts';
import { screens, type Screen } from '../platform/screens.ts';
import type { Placed } from './build-alone.ts';
import { screensBrought } from './screens-brought.ts';

/**
 * Returns the pages to test: all of a remote; for the shell, its own pages, and the first page that
 * each account opens in each of the remotes beside it.
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
