import { persevere } from '@muster/kit';

export type Patience = {
  /** Timeout of one attempt in milliseconds. */
  timeout: number;
  /** Milliseconds to wait before each further attempt. */
  pauses: readonly number[];
  /** Milliseconds for all attempts together; by default their sum. */
  within?: number;
  /** Checks a response; a throw counts as a failed attempt. */
  accept?: (response: Response) => Promise<void>;
};

/** The server has responded with an error status. */
export class BadStatus extends Error {
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`);
    this.status = status;
  }
}

/** The server has refused the request, so retrying does not help. */
const isRefusal = (error: unknown) =>
  error instanceof BadStatus && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Fetches with a timeout and retries. Responses with an error status and those that `accept`
 * refuses count as failures. Throws the last failure.
 */
export function fetchWithPatience(
  url: string,
  { timeout, pauses, within = Infinity, accept }: Patience,
  init: RequestInit = {},
): Promise<Response> {
  const end = Date.now() + within;
  const attempt = async () => {
    const left = Math.max(0, Math.min(timeout, end - Date.now()));
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(left) });
    if (!response.ok) throw new BadStatus(url, response.status);
    await accept?.(response.clone());
    return response;
  };
  return persevere(attempt, pauses, (error) => isRefusal(error) || Date.now() >= end);
}
