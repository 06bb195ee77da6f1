import type { RemoteLifecycles, RemoteProps } from '@muster/kit';
import type { RemoteName } from '@muster/contracts';
import { createPlatform } from '../platform/shell-platform.ts';
import { reportError } from '../platform/report-error.ts';
import { forgetLifecycles, loadLifecycles } from '../registry/load-lifecycles.ts';
import { knownBuild } from '../registry/registry.ts';
import { failureKindOf } from '../registry/remote-failure.ts';
import { faultOf, reportFailure, reportReady } from '../registry/report-build.ts';
import { areaHost } from './area-host.ts';
import { setArea } from './area-state.ts';
import { startPatience } from './start-patience.ts';

/** One visit to an area, from entering its addresses to leaving them. */
type Visit = {
  abort: AbortController;
  element: HTMLElement;
  /** The build shown in this visit, once it is known. */
  build?: string;
  leave?: () => Promise<unknown>;
};

/**
 * Creates the single-spa application of one remote. single-spa blocks navigation while an
 * application mounts, so `mount` resolves at once, and loading, timeout and retry of the remote
 * happen afterwards.
 */
export function createAreaApp(name: RemoteName) {
  let visit: Visit | null = null;
  let count = 0;
  let failedBefore = false;

  /** Reports include the failed remote and its build. */
  function report(at: Visit, error: unknown, context: Record<string, string> = {}) {
    const build = at.build ?? knownBuild(name) ?? 'unknown';
    reportError(error, { ...context, remote: name, build });
  }

  /** Network failures do not count against a build. */
  function reportFault(at: Visit, error: unknown, as?: 'screen') {
    const build = at.build ?? knownBuild(name);
    const fault = faultOf(error);
    if (build && fault) reportFailure(name, build, as ?? fault);
  }

  async function enter(current: Visit, lifecycles: RemoteLifecycles) {
    count += 1;
    const props: RemoteProps = {
      name: `${name}-${count}`,
      domElement: current.element,
      platform: Object.assign(createPlatform(current.abort.signal), {
        reportError: (error: unknown, context?: Record<string, string>) => {
          report(current, error, context);
          if (context?.['failed'] === 'screen') reportFault(current, error, 'screen');
        },
      }),
    };
    current.leave = () => lifecycles.unmount(props);
    await lifecycles.bootstrap(props);
    await lifecycles.mount(props);
  }

  async function run(current: Visit) {
    setArea({ phase: 'loading', name });
    const begin = performance.now();
    const withinPatience = startPatience(name);
    try {
      const { build, lifecycles } = await withinPatience(loadLifecycles(name, failedBefore));
      if (current.abort.signal.aborted) return;
      current.build = build;
      await withinPatience(enter(current, lifecycles));
      failedBefore = false;
      reportReady(name, build, performance.now() - begin);
      if (!current.abort.signal.aborted)
        setArea({ phase: 'mounted', name, build, renew: () => renew(current) });
    } catch (error) {
      failedBefore = true;
      forgetLifecycles(name);
      report(current, error);
      reportFault(current, error);
      if (current.abort.signal.aborted) return;
      // Removes the partly mounted remote; an error while leaving is not worth reporting.
      await end(current, () => undefined);
      if (visit !== current) return;
      setArea({ phase: 'failed', name, kind: failureKindOf(error), retry: () => retry(current) });
    }
  }

  function retry(failed: Visit) {
    if (visit !== failed) return;
    visit = begin();
    void run(visit);
  }

  /**
   * Loads the new build before removing the old one, so that a failed load costs nothing. The
   * registry is asked again, because the offered build may have been superseded.
   */
  async function renew(old: Visit) {
    await loadLifecycles(name, true);
    if (visit !== old) return;
    await end(old, (error) => report(old, error));
    if (visit !== old) return;
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
      if (last) await end(last, (error) => report(last, error));
    },
  };
}

function begin(): Visit {
  const element = document.createElement('div');
  element.style.display = 'contents';
  areaHost.append(element);
  return { abort: new AbortController(), element };
}

/**
 * Ends a visit even if the remote fails or hangs while leaving: its element is removed in any case.
 */
async function end(visit: Visit, onError: (error: unknown) => void): Promise<void> {
  const { abort, element, leave } = visit;
  visit.leave = undefined;
  abort.abort();
  const left = leave ? leave().catch(onError) : Promise.resolve();
  await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 300))]);
  element.remove();
}
