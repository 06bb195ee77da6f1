import { persevere } from '@muster/kit';
import { awaitedScripts } from '../platform/awaited-scripts.ts';
import { RemoteFailure } from './remote-failure.ts';

/**
 * The container of a federated build: it receives shared libraries and provides exposed modules.
 */
export interface Container {
  init: (
    shareScope: object,
    initScope: unknown[],
    options: { shareScopeKeys: string },
  ) => Promise<void> | void;
  get: (exposed: string) => Promise<() => unknown> | (() => unknown);
}

const timeout = 4_000;
const pauses = [300, 900];

/** Runs a script in a new element: one that hung or failed is never waited for again. */
function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: string | null = null;
    const onThrown = (event: ErrorEvent) => {
      if (event.filename !== url) return;
      thrown = event.message;
    };
    const settle = (failure: RemoteFailure | null) => {
      clearTimeout(timer);
      awaitedScripts.delete(url);
      window.removeEventListener('error', onThrown);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    };
    const timer = setTimeout(
      () => settle(new RemoteFailure('slow', `${url} did not arrive within ${timeout} ms`)),
      timeout,
    );
    awaitedScripts.add(url);
    window.addEventListener('error', onThrown);
    script.onerror = () => settle(new RemoteFailure('unreachable', `${url} could not be loaded`));
    script.onload = () =>
      settle(thrown === null ? null : new RemoteFailure('broken', `${url} threw: ${thrown}`));
    script.src = url;
    document.head.append(script);
  });
}

/**
 * A blocked script looks like a missing one: requesting it again by other means distinguishes an
 * HTML page from an unavailable server.
 */
async function explain(url: string, failure: RemoteFailure): Promise<RemoteFailure> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    const type = response.headers.get('Content-Type') ?? 'nothing';
    if (!response.ok) return new RemoteFailure('unreachable', `${url} answered ${response.status}`);
    return type.includes('javascript')
      ? failure
      : new RemoteFailure('broken', `${url} is ${type}, not JavaScript`);
  } catch {
    return failure;
  }
}

/** Takes the container that the script has created, so that the next build does not find it. */
function takeContainer(globalName: string): Container | null {
  const globals = globalThis as unknown as Record<string, Partial<Container> | undefined>;
  const container = globals[globalName];
  globals[globalName] = undefined;
  const complete = typeof container?.init === 'function' && typeof container.get === 'function';
  return complete ? (container as Container) : null;
}

/** Loads the container of a remote. Throws a `RemoteFailure`. */
export async function loadContainer(url: string, globalName: string): Promise<Container> {
  const isFinal = (error: unknown) =>
    error instanceof RemoteFailure && error.kind !== 'unreachable';
  try {
    await persevere(() => runScript(url), pauses, isFinal);
  } catch (error) {
    if (error instanceof RemoteFailure && !isFinal(error)) throw await explain(url, error);
    throw error;
  }
  const container = takeContainer(globalName);
  if (!container) throw new RemoteFailure('broken', `${url} is no entry of a remote`);
  return container;
}
