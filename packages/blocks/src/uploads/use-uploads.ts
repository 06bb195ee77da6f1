import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PlatformV1 } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { UploadQueue, type UploadItem } from './upload-queue.ts';

const queues = new WeakMap<AbortSignal, UploadQueue>();

/** The queue lasts as long as the same person works in the same role. */
function queueOf(platform: PlatformV1): UploadQueue {
  const work = platform.workSignal ?? platform.signal;
  const known = queues.get(work);
  if (known) return known;
  const queue = new UploadQueue(platform);
  queues.set(work, queue);
  work.addEventListener('abort', () => queue.close(), { once: true });
  return queue;
}

export interface Uploads {
  items: readonly UploadItem[];
  queue: UploadQueue;
}

/** The files on their way to one owner and its parts. They go on when the screen that shows them is left. */
export function useUploads(owner: string): Uploads {
  const platform = usePlatform();
  const queue = queueOf(platform);
  const all = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const items = useMemo(
    () => all.filter((item) => item.owner === owner || item.owner.startsWith(`${owner}/`)),
    [all, owner],
  );
  useEffect(() => queue.visit(platform), [queue, platform]);
  return { items, queue };
}
