import type { AnyEndpoint, ArgsOf, PlatformV1, ResponseOf } from '@muster/contracts';
import { bringErrorWords } from '../messages/error-text.ts';
import type { CallParts } from './request-url.ts';
import { parseResponse } from './parse-response.ts';
import { send } from './send.ts';
import { changesOf } from './tags.ts';

/** Arguments of a call outside a hook: the endpoint's parts, and sending options. */
export type EndpointCall<E> = ArgsOf<E> & {
  /** The same key for every retry of one intent. */
  idempotencyKey?: string;
  /** For endpoints that `accepts: 'bytes'`. */
  bytes?: Blob;
};

/**
 * Calls an endpoint outside of components, for work that outlives the screen that began it. Sends
 * once; tells every store and tab what became stale, as a mutation hook does.
 * @returns the answer, parsed by the contract
 * @throws ApiError as a plain object; `UNAVAILABLE` with status 0 where no answer came
 */
export async function callEndpoint<E extends AnyEndpoint>(
  platform: PlatformV1,
  endpoint: E,
  call: EndpointCall<E>,
  signal: AbortSignal = platform.signal,
): Promise<ResponseOf<E>> {
  const parts = call as CallParts;
  const sent = await send(
    { endpoint, ...parts },
    {
      csrfToken: () => platform.session?.csrfToken ?? null,
      origin: '',
      retryDelays: [],
    },
    signal,
  );
  // An API error is data with a code, on which callers branch.
  if (!sent.ok) {
    await bringErrorWords();
    return Promise.reject(sent.error);
  }
  for (const change of changesOf(endpoint, parts)) platform.bus.emit('entity.changed', change);
  const report = platform.reportError;
  return parseResponse(endpoint, sent.answer, (error, context) =>
    report(error, context),
  ) as ResponseOf<E>;
}
