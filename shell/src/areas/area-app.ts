import type { RemoteLifecycles, RemoteProps } from '@muster/kit';
import type { RemoteName } from '../routing/resolve-screen.ts';
import { createPlatform } from '../platform/shell-platform.ts';
import { reportError } from '../platform/report-error.ts';
import { loadLifecycles, PlatformMismatch } from '../registry/load-lifecycles.ts';
import { areaHost } from './area-host.ts';
import { setArea } from './area-state.ts';
import type { AreaFailure } from './area-state.ts';

const patience = 10_000;

class TooSlow extends Error {}

/** Rejects when `work` takes longer than a person should wait. */
function withinPatience<T>(name: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TooSlow(`${name} did not answer within ${patience} ms`)),
      patience,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function failureOf(error: unknown): AreaFailure {
  if (error instanceof TooSlow) return 'slow';
  return error instanceof PlatformMismatch ? 'version' : 'failed';
}

/** One visit to an area: from the address that leads there to the one that leads away. */
type Visit = { abort: AbortController; element: HTMLElement; leave?: () => Promise<unknown> };

/**
 * The single-spa application of one remote. single-spa lets nobody navigate while an application
 * mounts, so `mount` resolves at once and the remote is loaded, timed and retried behind it.
 */
export function createAreaApp(name: RemoteName) {
  let visit: Visit | null = null;
  let count = 0;
  let failedBefore = false;

  async function enter(current: Visit, lifecycles: RemoteLifecycles) {
    count += 1;
    const props: RemoteProps = {
      name: `${name}-${count}`,
      domElement: current.element,
      platform: createPlatform(current.abort.signal),
    };
    current.leave = () => lifecycles.unmount(props);
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
  }

  async function run(current: Visit) {
    setArea({ phase: 'loading', name });
    try {
      const lifecycles = await withinPatience(name, loadLifecycles(name, failedBefore));
      if (current.abort.signal.aborted) return;
      await withinPatience(name, enter(current, lifecycles));
      failedBefore = false;
      if (!current.abort.signal.aborted) setArea({ phase: 'mounted', name });
    } catch (error) {
      failedBefore = true;
      reportError(error, { remote: name });
      if (current.abort.signal.aborted) return;
      setArea({ phase: failureOf(error), name, retry: () => void retry(current) });
    }
  }

  async function retry(failed: Visit) {
    if (visit !== failed) return;
    await end(failed);
    visit = begin();
    void run(visit);
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: () => {
      visit = begin();
      void run(visit);
      return Promise.resolve();
    },
    unmount: async () => {
      const last = visit;
      visit = null;
      setArea({ phase: 'idle' });
      if (last) await end(last);
    },
  };
}

function begin(): Visit {
  const element = document.createElement('div');
  element.style.display = 'contents';
  areaHost.append(element);
  return { abort: new AbortController(), element };
}

/** Ends a visit even when the remote fails at leaving, or hangs: its element goes in any case. */
async function end({ abort, element, leave }: Visit): Promise<void> {
  abort.abort();
  const left = leave ? leave().catch((error: unknown) => reportError(error)) : Promise.resolve();
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 300))]);
  element.remove();
}
