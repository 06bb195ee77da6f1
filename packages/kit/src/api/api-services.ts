import type { PlatformV1 } from '@muster/contracts';

/** How calls go out. */
export interface Sending {
  /** Sent with every change; null for visitors. Read at each call: a fresh proof renews it. */
  readonly csrfToken: () => string | null;
  /** Empty in the browser (same origin); an absolute origin in tests against a real server. */
  readonly origin: string;
  /** Waits before each further try of a call that found no server, in milliseconds. */
  readonly retryDelays: readonly number[];
  /** Reads go out marked as no activity of the person, so that they keep no session alive. */
  readonly background?: boolean;
  /** Reads of the same moment share a request. */
  readonly readsTogether?: boolean;
}

/** What the base query needs besides the call itself; the store carries it to every thunk. */
export interface ApiServices extends Sending {
  readonly platform: PlatformV1;
  /** Payloads that this store put on the bus itself; it does not listen to its own echo. */
  readonly ownEvents: WeakSet<object>;
}
