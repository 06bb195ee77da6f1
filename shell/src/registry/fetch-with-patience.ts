import { persevere } from '@muster/kit';

export type Patience = {
  /** Milliseconds after which a try is given up. */
  timeout: number;
  /** Milliseconds to wait before each further try. */
  pauses: readonly number[];
  /** Milliseconds for all tries together; unless said, what the tries add up to. */
  within?: number;
  /** Says whether an answer is good; a throw counts as a failed try. */
  accept?: (response: Response) => Promise<void>;
};

/** The server has answered, with a status that is no success. */
export class BadStatus extends Error {
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`);
    this.status = status;
  }
}

/** The server has understood and said no: asking again changes nothing. */
const isRefusal = (error: unknown) =>
  error instanceof BadStatus && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Fetches, gives a slow answer up, and tries again. Answers with a failure status and those that
 * `accept` refuses are failures too. Throws the last failure.
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
