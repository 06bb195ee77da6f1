import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Fetches the shared libraries that are not there from the start; nothing of them runs yet. What does
 * not come is asked for again by whoever takes of it.
 */
export function fetchLibraries(): void {
  const libraries = getInstance()?.shareScopeMap.default ?? {};
  for (const { get, shareConfig } of Object.values(libraries).flatMap((versions) =>
    Object.values(versions),
  ))
    if (!shareConfig.eager) void Promise.resolve(get()).catch(() => undefined);
}
