import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** A component in a chunk of its own, with a way to fetch the chunk before it is shown. */
export type PreloadableComponent<P extends object> = LazyExoticComponent<ComponentType<P>> & {
  preload: () => void;
};

/**
 * A lazy component from a named export:
 * `lazyNamed(() => import('./candidates-page.tsx'), 'CandidatesPage')`.
 * Links to its route fetch the chunk on hover.
 */
export function lazyNamed<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): PreloadableComponent<P> {
  const component = lazy(async () => ({ default: (await load())[name] }));
  // A failed prefetch costs nothing: showing the page tries again and reports.
  const preload = () => void load().catch(() => undefined);
  return Object.assign(component, { preload });
}

/** The preload of an element made from {@link lazyNamed}, if it is one. */
export function preloadOf(type: unknown): (() => void) | undefined {
  if (typeof type !== 'object' || type === null || !('preload' in type)) return undefined;
  return typeof type.preload === 'function' ? (type.preload as () => void) : undefined;
}
