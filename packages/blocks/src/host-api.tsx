import { createContext, use, type ReactNode } from 'react';

type AnyHook = (...args: unknown[]) => unknown;

/**
 * How a block comes by the api of the remote it stands in, so that both share one store and one
 * cache: the host puts its api into `Provider`, the block calls the hooks that `hostHook` names.
 * @param name of the provider, for the error of a block that stands outside of it
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

  /** A hook of the host's api, which is the same one for as long as the host lives. */
  function hostHook<K extends keyof Api>(hook: K): Api[K] {
    const useHostHook: AnyHook = (...args) => (useHostApi()[hook] as AnyHook)(...args);
    return useHostHook as Api[K];
  }

  return { Provider, useHostApi, hostHook };
}
