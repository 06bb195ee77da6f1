import { createElement, lazy, useState, type ComponentType } from 'react';
import { persevere } from '../platform/persevere.ts';
import { forgetThrownModules } from './forget-thrown-modules.ts';

/** A component in a chunk of its own, with a way to fetch the chunk before it is shown. */
export type PreloadableComponent<P extends object> = ComponentType<P> & { preload: () => void };

/** Whether an error is a lost chunk, which the bundler's runtime reports and then forgets. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

const failed = new Set<() => void>();

/**
 * Lets lazy components whose code did not come ask for it again when they are next shown; React
 * itself would keep the failure. The error boundary calls it once the failure has been told.
 */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A component whose code comes when it is first shown. A lost chunk is asked for again, twice by
 * itself, then by the Retry of the error boundary around it.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const attempt = () =>
    load().catch((error: unknown) => {
      forgetThrownModules();
      throw error;
    });
  const start = () =>
    lazy(async () => {
      try {
        return { default: await persevere(attempt, [300, 900], (error) => !isLostChunk(error)) };
      } catch (error) {
        failed.add(() => {
          current = start();
        });
        throw error;
      }
    });
  let current = start();
  return function Lazy(props: P) {
    // A mounted component stays the same, whatever is reloaded meanwhile.
    const [loaded] = useState(() => current);
    return createElement<P>(loaded, props);
  };
}

/**
 * A lazy component from a named export:
 * `lazyNamed(() => import('./candidates-page.tsx'), 'CandidatesPage')`.
 * Links to its route fetch the chunk on hover.
 */
export function lazyNamed<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): PreloadableComponent<P> {
  const component = lazyComponent(async () => (await load())[name]);
  // A failed prefetch costs nothing: showing the page tries again and reports.
  const preload = () => void load().catch(() => undefined);
  return Object.assign(component, { displayName: `Lazy(${name})`, preload });
}

/** Returns the preload of an element made by {@link lazyNamed}, if it is one. */
export function preloadOf(type: unknown): (() => void) | undefined {
  if (typeof type !== 'function' || !('preload' in type)) return undefined;
  return typeof type.preload === 'function' ? (type.preload as () => void) : undefined;
}
