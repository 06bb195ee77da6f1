import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * What is shared and comes when it is needed may not arrive. The federation runtime would keep that
 * failure for as long as the page lives: it is forgotten, so that whoever tries again asks again.
 */
export function askAgainForLibraries(): void {
  const libraries = getInstance()?.shareScopeMap.default ?? {};
  for (const shared of Object.values(libraries).flatMap((versions) => Object.values(versions))) {
    // What is at hand from the start is taken without waiting.
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
