import { limits, type OutsideCalendarFailure } from '@muster/contracts';
import type { IncomingMessage } from 'node:http';
import { guardedLine, isPrivateNetwork, type Line } from '../../../outgoing/guarded-line.ts';

const { bytes: maxBytes, time, redirects } = limits.calendar.outside;

/** Error that says why an outside calendar could not be fetched. */
export class OutsideCalendarError extends Error {
  readonly failure: OutsideCalendarFailure;

  constructor(failure: OutsideCalendarFailure) {
    super(`The calendar could not be read: ${failure}`);
    this.failure = failure;
    this.name = 'OutsideCalendarError';
  }
}

interface FetchOptions {
  signal?: AbortSignal | undefined;
  line?: Line;
  timeLimit?: number;
}

const moved = new Set([301, 302, 303, 307, 308]);
const withheld = new Set([401, 403, 404, 410]);

/**
 * Fetches a calendar file from a server that users name: over TLS, with limits of size and time,
 * and never from a private network, neither by name nor by redirect.
 * @throws OutsideCalendarError
 */
export async function fetchCalendar(
  url: string,
  { signal, line = guardedLine, timeLimit = time }: FetchOptions = {},
): Promise<string> {
  const limit = AbortSignal.timeout(timeLimit);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    return await follow(new URL(url), { line, signal: either }, redirects);
  } catch (error) {
    if (error instanceof OutsideCalendarError) throw error;
    if (limit.aborted) throw new OutsideCalendarError('too_slow');
    throw new OutsideCalendarError(isPrivateNetwork(error) ? 'private_network' : 'unreachable');
  }
}

interface Way {
  line: Line;
  signal: AbortSignal;
}

async function follow(url: URL, way: Way, left: number): Promise<string> {
  if (url.protocol !== way.line.protocol) throw new OutsideCalendarError('unreachable');
  const answer = await ask(url, way);
  const { statusCode = 0, headers } = answer;
  try {
    if (moved.has(statusCode) && headers.location && left > 0)
      return await follow(new URL(headers.location, url), way, left - 1);
    if (withheld.has(statusCode)) throw new OutsideCalendarError('gone');
    if (statusCode !== 200) throw new OutsideCalendarError('unreachable');
    return await readAll(answer);
  } finally {
    answer.destroy();
  }
}

const ask = (url: URL, { line, signal }: Way): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/calendar, text/plain;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': 'Muster calendar',
    };
    const { agent } = line;
    line.request(url, { agent, signal, headers }, resolve).on('error', reject).end();
  });

async function readAll(answer: IncomingMessage): Promise<string> {
  const tooLarge = new OutsideCalendarError('too_large');
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw tooLarge;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
