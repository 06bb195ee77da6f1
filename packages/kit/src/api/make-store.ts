import {
  configureStore,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { PlatformV1 } from '@muster/contracts';
import type { ApiServices } from './api-services.ts';
import type { EndpointRecord, MusterApi } from './create-muster-api.ts';
import { usualDelays } from './send.ts';
import { subscribeToBus } from './subscribe-to-bus.ts';

/** A Redux store that also takes the thunks of its api. */
export interface MusterStore extends Store {
  dispatch: ThunkDispatch<unknown, ApiServices, UnknownAction>;
}

export interface StoreOptions {
  /** Absolute origin of the BFF, for tests; defaults to the page's own. */
  origin?: string;
  /** Milliseconds to wait before retries. */
  retryDelays?: readonly number[];
  /** For pages before a role is chosen, when the platform has no session yet. */
  csrfToken?: () => string | null;
  /**
   * For what is read by itself (polling, live events): such reads keep no session alive. What the
   * person does through the store still counts.
   */
  background?: boolean;
  /** Whether simultaneous reads share a request; on unless a test inspects each. */
  readsTogether?: boolean;
}

/**
 * The Redux store of one remote, which shares only the bus with other remotes. It listens to the
 * bus, focus and network until the platform's signal is aborted.
 */
export function makeStore<T extends EndpointRecord>(
  api: MusterApi<T>,
  platform: PlatformV1,
  options: StoreOptions = {},
): MusterStore {
  const ownEvents = new WeakSet<object>();
  const { origin = '', retryDelays = usualDelays, background = false } = options;
  const { readsTogether = true } = options;
  const csrfToken = options.csrfToken ?? (() => platform.session?.csrfToken ?? null);
  const services: ApiServices = {
    platform,
    csrfToken,
    origin,
    retryDelays,
    background,
    readsTogether,
    ownEvents,
  };
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) =>
      // Everything in the store came as JSON, so checking it on each action only costs time.
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
  });
  const stopBus = subscribeToBus(api, store, platform.bus, ownEvents);
  const stopListeners = setupListeners(store.dispatch);
  platform.signal.addEventListener('abort', () => (stopBus(), stopListeners()), { once: true });
  return store;
}
