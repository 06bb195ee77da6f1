import type { IndexRebuild as RebuildView } from '@muster/contracts';
import type { IndexRebuild, RebuildProgress } from './index-rebuild.model.ts';

/** A process that is silent for this long was stopped during the rebuild. */
const silentMs = 30_000;
/**
 * The time within which a process must start. Processes hear of it at once, but first finish their
 * current indexing: after an import of a hundred thousand that takes minutes.
 */
const waitingMs = 10 * 60_000;

/**
 * Returns the state of a rebuild over all processes: failed if one of them failed, done when all
 * are done. A rebuild that no process started in time has failed, too.
 */
export function rebuildState(rebuild: IndexRebuild, now: Date): RebuildView['state'] {
  const parts = Object.values(rebuild.progress);
  if (parts.length === 0)
    return now.getTime() - rebuild.requestedAt.getTime() < waitingMs ? 'waiting' : 'failed';
  if (parts.some((part) => isAtWork(part, now))) return 'running';
  return parts.every(({ state }) => state === 'done') ? 'done' : 'failed';
}

const isAtWork = ({ state, at }: RebuildProgress, now: Date): boolean =>
  state === 'running' && now.getTime() - at.getTime() < silentMs;

/** Checks whether another rebuild has to wait. */
export const isUnderWay = (rebuild: IndexRebuild, now: Date): boolean =>
  ['waiting', 'running'].includes(rebuildState(rebuild, now));
