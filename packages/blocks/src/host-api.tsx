import { createContext, use, type ReactNode } from 'react';

type AnyHook = (...args: unknown[]) => unknown;

/**
 * Lets a block use the API of the remote it is in, so that both share one store and one cache: the
 * host passes its API to `Provider`, and the block calls hooks made by `hostHook`.
 * @param name of the provider, for the error of a block outside of it
 */
export function createHostApi<Api extends object>(name: string) {
  const Context = createContext<Api | null>(null);

  function Provider({ api, children }: { api: Api; children: ReactNode }) {
    return <Context value={api}>{children}</Context>;
  }

  function useHostApi(): Api {
    const api = use(Context);
    if (!api) throw new Error(`There is no ${name} above`);
    return api;
  }

  /** Returns a hook of the host's API, which stays the same for the host's lifetime. */
  function hostHook<K extends keyof Api>(hook: K): Api[K] {
    const useHostHook: AnyHook = (...args) => (useHostApi()[hook] as AnyHook)(...args);
    return useHostHook as Api[K];
  }

  return { Provider, useHostApi, hostHook };
}
