import {
  authEndpoints,
  platformEndpoints,
  shellName,
  type PageStart,
  type SessionState,
} from '@muster/contracts';
import type { Request, RequestHandler, Response } from 'express';
import mongoose from 'mongoose';
import { runSteps } from '../auth/identify-if-possible.ts';
import type { Config } from '../config.ts';
import { withinTime } from '../operation/within-time.ts';
import { buildContext } from '../http/build-context.ts';
import { requestState } from '../http/request-state.ts';
import { checkResponse } from '../http/response-check.ts';
import type { PageSources } from './page-sources.ts';

/** The session and the releases, as the shell's first two requests would return them. */
export type KnownStart = Pick<PageStart, 'remotes'> & { session: SessionState };

/**
 * Milliseconds after which the page is sent bare: the shell then requests the data, and waits
 * longer.
 */
const patience = 800;

/**
 * Reads the data included in a page. Null while the database is unavailable or slow, because every
 * address must return a page in any case.
 */
export function startReader(
  config: Config,
  identifying: readonly RequestHandler[],
  { readSessionState, releasesFor, shellAtHand }: PageSources,
) {
  async function read(req: Request, res: Response): Promise<KnownStart> {
    await runSteps(identifying, req, res);
    const ctx = buildContext(req, res, null, (answer) => answer);
    const [session, registry] = await Promise.all([readSessionState(ctx), releasesFor(ctx)]);
    const checked = <E extends typeof authEndpoints.session | typeof platformEndpoints.remotes>(
      endpoint: E,
      answer: unknown,
    ) => checkResponse(endpoint, answer, config.strictResponses);
    return {
      session: checked(authEndpoints.session, session) as SessionState,
      remotes: (checked(platformEndpoints.remotes, registry) as Pick<PageStart, 'remotes'>).remotes,
    };
  }

  const readStart = async (req: Request, res: Response): Promise<KnownStart | null> => {
    if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return null;
    try {
      return await withinTime(patience, read(req, res));
    } catch (error) {
      requestState(req).log.warn({ err: error }, 'a page goes out without its start');
      return null;
    }
  };

  /** Returns the shell build of a page: the one meant for its user. */
  const shellOf = async (start: KnownStart | null): Promise<string | null> =>
    start?.remotes.find(({ name }) => name === shellName)?.build ?? shellAtHand();

  return { readStart, shellOf };
}
