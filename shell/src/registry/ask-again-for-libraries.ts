import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Lets failed loads of lazily loaded shared libraries be retried. The federation runtime would
 * remember the failure as long as the page lives, so it is cleared.
 */
export function askAgainForLibraries(): void {
  const libraries = getInstance()?.shareScopeMap.default ?? {};
  for (const shared of Object.values(libraries).flatMap((versions) => Object.values(versions))) {
    // Eager libraries are used without waiting.
    if (shared.shareConfig.eager) continue;
    const { get } = shared;
    shared.get = async () => {
      try {
        return await get();
      } catch (error) {
        shared.loading = null;
        throw error;
      }
    };
  }
}
