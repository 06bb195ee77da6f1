import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PlatformV1 } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { UploadQueue, type UploadItem } from './upload-queue.ts';

const queues = new WeakMap<AbortSignal, UploadQueue>();

/** The queue lives as long as the same user works in the same role. */
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

/** The uploads of one owner and its parts. They continue after the user leaves the screen. */
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
