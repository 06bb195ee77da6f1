import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { EngineUnreachable } from '../search-engine.ts';

export interface HostedTimes {
  /** Time limit of one response. */
  answer: number;
  /** Time limit of one task. */
  task: number;
  /** Interval of checks whether it is done. */
  poll: number;
}
/** Shorter than the limit of a search, so that the error names the service as the cause. */
const usualTimes: HostedTimes = { answer: 4000, task: 120_000, poll: 50 };

const enqueued = z.object({ taskUid: z.number().int() });
const task = z.object({
  status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']),
  error: z.object({ message: z.string(), code: z.string().optional() }).nullish(),
});
const refusal = z.object({ message: z.string(), code: z.string().optional() });

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Client for the HTTP protocol of Meilisearch. Each error is one sentence, without the key and
 * without the request's content.
 */
export class HostedClient {
  private readonly base: string;
  private readonly host: string;
  private readonly key: string | null;
  private readonly times: HostedTimes;
  private readonly ending = new AbortController();

  constructor(url: string, key: string | null, times: Partial<HostedTimes> = {}) {
    this.base = url.replace(/(?<!\/)\/+$/, '');
    this.host = new URL(url).host;
    this.key = key;
    this.times = { ...usualTimes, ...times };
  }

  /** Aborts running requests. */
  close(): void {
    this.ending.abort();
  }

  /** @throws EngineUnreachable */
  async ask<T>(method: Method, path: string, answer: z.ZodType<T>, body?: unknown): Promise<T> {
    const response = await this.send(method, path, body);
    const parsed = answer.safeParse(response);
    if (!parsed.success) throw this.failure('gave an answer that is none of a search service');
    return parsed.data;
  }

  /**
   * Requests a task and waits until it is done; `forgives` names an error code that is accepted.
   * @throws EngineUnreachable
   */
  async carryOut(method: Method, path: string, body?: unknown, forgives?: string): Promise<void> {
    const { taskUid } = await this.ask(method, path, enqueued, body);
    const end = Date.now() + this.times.task;
    for (;;) {
      const { status, error } = await this.ask('GET', `/tasks/${taskUid}`, task);
      if (status === 'succeeded' || (forgives !== undefined && error?.code === forgives)) return;
      if (status === 'failed' || status === 'canceled')
        throw this.failure(`could not carry out a task: ${error?.message ?? status}`);
      if (Date.now() > end)
        throw this.failure(`did not carry out a task within ${this.times.task / 1000} s`);
      await wait(this.times.poll);
    }
  }

  private async send(method: Method, path: string, body: unknown): Promise<unknown> {
    const late = AbortSignal.timeout(this.times.answer);
    try {
      const response = await fetch(`${this.base}${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(this.key !== null && { authorization: `Bearer ${this.key}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // A service that redirects is not the configured one.
        redirect: 'error',
        signal: AbortSignal.any([late, this.ending.signal]),
      });
      const text = await response.text();
      if (!response.ok) throw this.failure(refusalOf(response.status, text));
      return text === '' ? null : JSON.parse(text);
    } catch (error) {
      if (error instanceof EngineUnreachable) throw error;
      if (late.aborted)
        throw this.failure(`did not answer within ${this.times.answer / 1000} s`, error);
      if (error instanceof SyntaxError)
        throw this.failure('gave an answer that is none of a search service', error);
      throw this.failure(`cannot be reached (${reasonOf(error)})`, error);
    }
  }

  private failure(what: string, cause?: unknown): EngineUnreachable {
    return new EngineUnreachable(`The search service ${this.host} ${what}`, { cause });
  }
}

function refusalOf(status: number, text: string): string {
  if (status === 401 || status === 403) return 'refused the key (SEARCH_KEY)';
  let said = '';
  try {
    said = refusal.parse(JSON.parse(text)).message;
  } catch {
    // A proxy in between answers in its own format.
  }
  return `answered ${status}${said && `: ${said}`}`;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause && typeof cause === 'object' && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
}
