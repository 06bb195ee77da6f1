import { useSyncExternalStore } from 'react';
import { shellName } from '@muster/contracts';
import { ownBuild } from './own-build.ts';
import { knownBuild, onRegistry } from './registry.ts';

const dueShell = (): string | null => {
  const own = ownBuild();
  const due = knownBuild(shellName);
  return own !== null && due !== undefined && due !== own ? due : null;
};

/** The build of the shell that is due, where this page runs another; null where it does not. */
export const useDueShell = (): string | null => useSyncExternalStore(onRegistry, dueShell);
