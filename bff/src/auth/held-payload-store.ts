import { callbackify } from 'node:util';
import { MongoStore } from 'connect-mongo';
import type { SessionData } from 'express-session';
import { HeldValues } from '../db/held-values.ts';
import { holdingSessions } from './held-sessions.ts';
import { hashSessionId } from './session-id.ts';

type Payload = SessionData | null | undefined;

/** Store of cookie payloads that reads each payload once for the requests of one page. */
export class HeldPayloadStore extends MongoStore {
  private readonly held = new HeldValues<Payload>({
    ...holdingSessions,
    mayStay: Boolean,
  });

  override get(sid: string, callback: (error: unknown, payload?: Payload) => void): void {
    // Express turns the given object into the session of one request, so each request gets a copy.
    callbackify(async () =>
      structuredClone(await this.held.get(hashSessionId(sid), () => this.read(sid))),
    )(callback);
  }

  override set(sid: string, payload: SessionData, callback?: (error?: unknown) => void): void {
    super.set(sid, payload, this.forgetting(sid, callback));
  }

  override destroy(sid: string, callback?: (error?: unknown) => void): void {
    super.destroy(sid, this.forgetting(sid, callback));
  }

  private read(sid: string): Promise<Payload> {
    return new Promise((resolve, reject) => {
      super.get(sid, (error, payload) =>
        error
          ? reject(error instanceof Error ? error : new Error(String(error)))
          : resolve(payload),
      );
    });
  }

  private forgetting(sid: string, callback?: (error?: unknown) => void) {
    this.held.forget(hashSessionId(sid));
    return (error?: unknown) => {
      this.held.forget(hashSessionId(sid));
      callback?.(error);
    };
  }
}
