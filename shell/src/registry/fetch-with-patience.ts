export type Patience = {
  /** Milliseconds after which a try is given up. */
  timeout: number;
  /** Milliseconds to wait before each further try. */
  pauses: readonly number[];
  /** Says whether an answer is good; a throw counts as a failed try. */
  accept?: (response: Response) => Promise<void>;
};

/** The server has understood and said no: asking again changes nothing. */
class Refused extends Error {}

const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 429;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Fetches, gives a slow answer up, and tries again. Answers with a failure status and those that
 * `accept` refuses are failures too. Throws the last failure.
 */
export async function fetchWithPatience(
  url: string,
  { timeout, pauses, accept }: Patience,
  init: RequestInit = {},
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
      if (isRefusal(response.status)) throw new Refused(`${url} answered ${response.status}`);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      await accept?.(response.clone());
      return response;
    } catch (error) {
      const wait = pauses[attempt];
      if (wait === undefined || error instanceof Refused) throw error;
      await pause(wait);
    }
  }
}
