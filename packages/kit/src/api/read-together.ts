import { batchedAnswerSchema, limits, readsEndpoints, type BatchedAnswer } from '@muster/contracts';
import { toApiError, unreachable } from './api-error.ts';
import type { Sending } from './api-services.ts';
import { readJson } from './read-json.ts';
import { requestUrl } from './request-url.ts';
import { withRetryAfter, type Sent } from './sent.ts';

/** One read that waits for the next batch. */
interface Waiting {
  readonly path: string;
  readonly requestId: string;
  readonly signal: AbortSignal;
  /** Settles with the result; null if it has to be sent alone. */
  readonly settle: (sent: Sent | null) => void;
}

/** The batches being collected, by sender and options. */
const batches = new Map<string, { services: Sending; waiting: Waiting[] }>();

/**
 * Reads what else is read at the same moment in one request. Each read ends when its own line of
 * the answer arrives, or at once when its caller aborts it.
 * @param path below `/api/v1`
 * @returns null where it has to be asked for alone: it is the only one, or no batch came through
 */
export function readTogether(
  path: string,
  requestId: string,
  services: Sending,
  signal: AbortSignal,
): Promise<Sent | null> {
  return new Promise((resolve) => {
    const key = `${services.origin} ${services.background}`;
    const batch = batches.get(key) ?? { services, waiting: [] };
    batch.waiting.push({ path, requestId, signal, settle: resolve });
    const giveUp = () => resolve({ ok: false, error: unreachable(requestId) });
    signal.addEventListener('abort', giveUp, { once: true });
    if (batches.has(key)) return;
    batches.set(key, batch);
    // Reads of one render arrive in the same turn of the event loop.
    setTimeout(() => {
      batches.delete(key);
      void sendBatches(batch.services, batch.waiting);
    }, 0);
  });
}

async function sendBatches(services: Sending, all: readonly Waiting[]): Promise<void> {
  const wanted = all.filter(({ signal }) => !signal.aborted);
  for (let from = 0; from < wanted.length; from += limits.batch.reads) {
    const reads = wanted.slice(from, from + limits.batch.reads);
    if (reads.length === 1) reads[0]?.settle(null);
    else void sendBatch(services, reads);
  }
}

async function sendBatch(services: Sending, reads: readonly Waiting[]): Promise<void> {
  const { batch } = readsEndpoints;
  try {
    const response = await fetch(services.origin + requestUrl(batch, {}), {
      method: batch.method,
      headers: {
        Accept: 'application/x-ndjson',
        'Content-Type': 'application/json',
        ...(services.background && { 'X-Background': '1' }),
      },
      body: JSON.stringify({ reads: reads.map(({ path, requestId }) => ({ path, requestId })) }),
      credentials: 'same-origin',
      signal: untilNoneIsWanted(reads),
    });
    if (response.ok && response.body)
      for await (const line of linesOf(response.body)) takeLine(line, reads);
  } catch {
    // Unanswered reads are sent alone, and report their own errors.
  }
  for (const { settle } of reads) settle(null);
}

function takeLine(line: string, reads: readonly Waiting[]): void {
  const parsed = batchedAnswerSchema.safeParse(readJson(line));
  if (!parsed.success) return;
  const read = reads[parsed.data.read];
  read?.settle(sentOf(parsed.data, read.requestId));
}

function sentOf({ status, answer, retryAfter }: BatchedAnswer, requestId: string): Sent {
  if (status >= 200 && status < 300) return { ok: true, answer };
  return {
    ok: false,
    error: withRetryAfter(toApiError(status, answer, requestId), retryAfter ?? null),
  };
}

/** Aborts once all callers have cancelled their reads. */
function untilNoneIsWanted(reads: readonly Waiting[]): AbortSignal {
  const controller = new AbortController();
  let wanted = reads.length;
  for (const { signal } of reads)
    signal.addEventListener(
      'abort',
      () => {
        wanted -= 1;
        if (wanted === 0) controller.abort();
      },
      { once: true },
    );
  return controller.signal;
}

/** Yields the lines of a text stream, each once it is complete. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
