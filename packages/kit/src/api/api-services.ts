import type { PlatformV1 } from '@muster/contracts';

/** Options for sending calls. */
export interface Sending {
  /**
   * Sent with every change; null for visitors. Read at each call, because a fresh proof renews it.
   */
  readonly csrfToken: () => string | null;
  /** Empty in the browser (same origin); an absolute origin in tests against a real server. */
  readonly origin: string;
  /** Milliseconds to wait before each retry of a call that found no server. */
  readonly retryDelays: readonly number[];
  /** Marks reads as no user activity, so that they do not keep a session alive. */
  readonly background?: boolean;
  /** Whether simultaneous reads share a request. */
  readonly readsTogether?: boolean;
}

/** What the base query needs besides the call itself; the store carries it to every thunk. */
export interface ApiServices extends Sending {
  readonly platform: PlatformV1;
  /** Payloads that this store emitted itself; it ignores its own echo on the bus. */
  readonly ownEvents: WeakSet<object>;
}
