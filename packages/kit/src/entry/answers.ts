import type { AnyEndpoint } from '@muster/contracts';
import type { ApiError } from '../api/api-error.ts';
import { parseResponse } from '../api/parse-response.ts';
import { requestUrl, type CallParts } from '../api/request-url.ts';
import { send, usualDelays } from '../api/send.ts';
import type { Sending } from '../api/api-services.ts';
import { readEntryStart } from './entry-start.ts';
import { reportEntryError } from './report-error.ts';

/** No one is signed in on an entry page. */
const asVisitor: Sending = { csrfToken: () => null, origin: '', retryDelays: usualDelays };
const forAsLongAsThePage = new AbortController().signal;

export interface Read {
  data?: unknown;
  error?: ApiError;
  isFetching: boolean;
}
const unread: Read = { isFetching: true };

const reads = new Map<string, Read>();
const listeners = new Set<() => void>();

export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readOf = (endpoint: AnyEndpoint, call: CallParts): Read =>
  reads.get(requestUrl(endpoint, call)) ?? broughtAlong(endpoint, call) ?? unread;

function keep(url: string, read: Read): Read {
  reads.set(url, read);
  for (const listener of listeners) listener();
  return read;
}

/** Answers that the server put into the page, by their address. */
const brought = new Map<string, unknown>(Object.entries(readEntryStart().answers));

function broughtAlong(endpoint: AnyEndpoint, call: CallParts): Read | null {
  const url = requestUrl(endpoint, call);
  if (!brought.has(url)) return null;
  const data = parseResponse(endpoint, brought.get(url), reportEntryError);
  brought.delete(url);
  const read = { data, isFetching: false };
  reads.set(url, read);
  return read;
}

/** Sends a call; throws any unsuccessful answer as an API error. */
export async function call(endpoint: AnyEndpoint, parts: CallParts): Promise<unknown> {
  const sent = await send({ endpoint, ...parts }, asVisitor, forAsLongAsThePage);
  if (!sent.ok) return Promise.reject(sent.error);
  return parseResponse(endpoint, sent.answer, reportEntryError);
}

const asked = new Set<string>();

/** Reads an answer that is not cached; with `anew`, also a cached one. */
export async function fetchAnswer(endpoint: AnyEndpoint, parts: CallParts, anew = false) {
  const url = requestUrl(endpoint, parts);
  const known = readOf(endpoint, parts);
  if (asked.has(url) || (!anew && (known.data !== undefined || known.error))) return;
  asked.add(url);
  keep(url, { ...known, isFetching: true });
  try {
    keep(url, { data: await call(endpoint, parts), isFetching: false });
  } catch (error) {
    keep(url, { ...known, error: error as ApiError, isFetching: false });
  } finally {
    asked.delete(url);
  }
}
