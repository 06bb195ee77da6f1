import mongoose from 'mongoose';
import type { Request, RequestHandler, Response } from 'express';
import { requestState } from '../http/request-state.ts';
import { noSession } from './read-session.ts';

const patience = 1_500;

/**
 * Identifies the caller with the given steps, for an endpoint that has to answer in any case: while
 * the database is unavailable or slow, the caller counts as a visitor. The request is not counted.
 */
export function identifyIfPossible(steps: readonly RequestHandler[]): RequestHandler {
  return (req, res, next) => {
    const state = requestState(req);
    let waiting = true;
    const goOn = (known: boolean) => {
      if (!waiting) return;
      waiting = false;
      clearTimeout(timer);
      if (!known) state.reading = noSession;
      state.authenticated = false;
      next();
    };
    const timer = setTimeout(() => goOn(false), patience);
    if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) {
      goOn(false);
      return;
    }
    runSteps(steps, req, res).then(
      () => goOn(true),
      (error: unknown) => {
        state.log.warn({ err: error }, 'nobody could be identified');
        goOn(false);
      },
    );
  };
}

/** Runs middleware one after the other; rejects with the first failure. */
export async function runSteps(
  steps: readonly RequestHandler[],
  req: Request,
  res: Response,
): Promise<void> {
  for (const step of steps)
    await new Promise<void>((done, fail) => {
      const result: unknown = step(req, res, (error?: unknown) => (error ? fail(error) : done()));
      // Only asynchronous steps return a promise.
      if (result instanceof Promise) result.catch(fail);
    });
}
