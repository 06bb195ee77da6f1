import { useSyncExternalStore } from 'react';
import { shellName } from '@muster/contracts';
import { ownBuild } from './own-build.ts';
import { knownBuild, onRegistry } from './registry.ts';

const dueShell = (): string | null => {
  const own = ownBuild();
  const due = knownBuild(shellName);
  return own !== null && due !== undefined && due !== own ? due : null;
};

/** Returns the due build of the shell if this page runs another one; otherwise null. */
export const useDueShell = (): string | null => useSyncExternalStore(onRegistry, dueShell);
