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

/** Who is there and what runs, as the two endpoints that the shell would ask first say it. */
export type KnownStart = Pick<PageStart, 'remotes'> & { session: SessionState };

/** Milliseconds after which the page goes out bare: the shell then asks, with patience. */
const patience = 800;

/**
 * Reads what a page brings along. Null while the database is away or slow, because an address must
 * answer with a page in any case.
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

  /** The build of the shell that a page is of: the one that is due to whom it is for. */
  const shellOf = async (start: KnownStart | null): Promise<string | null> =>
    start?.remotes.find(({ name }) => name === shellName)?.build ?? shellAtHand();

  return { readStart, shellOf };
}
