import { limits, type WebhookFailure } from '@muster/contracts';
import type { IncomingMessage } from 'node:http';
import { guardedLine, isPrivateNetwork, type Line } from '../../../outgoing/guarded-line.ts';

const { time, answerBytes } = limits.webhook;

/** Outcome of one try. */
export interface PostOutcome {
  httpStatus: number | null;
  failure: WebhookFailure | null;
  /** The beginning of the response body. */
  answer: string | null;
}

interface PostOptions {
  signal?: AbortSignal;
  line?: Line | undefined;
  timeLimit?: number;
}

/**
 * Sends a delivery: over TLS, never into a private network, with a time limit, and only to its own
 * address: a redirect is a failure. Throws only if `signal` aborts.
 */
export async function postDelivery(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { signal, line = guardedLine, timeLimit = time }: PostOptions = {},
): Promise<PostOutcome> {
  const limit = AbortSignal.timeout(timeLimit);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const target = new URL(url);
    if (target.protocol !== line.protocol) return nothing('unreachable');
    const answer = await send(target, { headers, body, line, signal: either });
    const httpStatus = answer.statusCode ?? null;
    const isYes = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
    // The status is decisive: a body that comes too slowly changes nothing.
    const words = await beginning(answer).catch(() => null);
    return { httpStatus, failure: isYes ? null : 'refused', answer: words };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (limit.aborted) return nothing('too_slow');
    return nothing(isPrivateNetwork(error) ? 'private_network' : 'unreachable');
  }
}

const nothing = (failure: WebhookFailure): PostOutcome => ({
  httpStatus: null,
  failure,
  answer: null,
});

interface Way {
  headers: Record<string, string>;
  body: string;
  line: Line;
  signal: AbortSignal;
}

const send = (url: URL, { headers, body, line, signal }: Way): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { agent } = line;
    const all = {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Muster webhooks',
    };
    line
      .request(url, { method: 'POST', agent, signal, headers: all }, resolve)
      .on('error', reject)
      .end(body);
  });

async function beginning(answer: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= answerBytes) break;
  }
  answer.destroy();
  const text = Buffer.concat(parts).subarray(0, answerBytes).toString('utf8');
  return text.replaceAll('\0', '').trim() || null;
}
