import type { RequestHandler } from 'express';
import session from 'express-session';
import { limits } from '@muster/contracts';
import mongoose from 'mongoose';
import type { Config } from '../config.ts';
import { HeldPayloadStore } from './held-payload-store.ts';
import { hashSessionId, newSessionId } from './session-id.ts';
import { SessionPayloadModel } from './session-payload.model.ts';

const isHttps = (config: Config) => config.publicUrl.protocol === 'https:';

/** `__Host-` binds the cookie to this origin, and browsers accept it over https only. */
export const sessionCookieName = (config: Config): string =>
  isHttps(config) ? '__Host-muster' : 'muster.sid';

/** Handles the cookie session: the store holds only its hashed id and the user's id. */
export function sessionMiddleware(config: Config): RequestHandler {
  return session({
    name: sessionCookieName(config),
    secret: config.sessionSecret,
    genid: newSessionId,
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { httpOnly: true, sameSite: 'lax', secure: isHttps(config), path: '/' },
    store: new HeldPayloadStore({
      client: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      collectionName: SessionPayloadModel.collection.name,
      // The model creates the index that removes payloads: the store would create it only after the
      // start.
      autoRemove: 'disabled',
      transformId: hashSessionId,
      ttl: limits.session.keepMe / 1000,
      // The session record decides about expiry; not every request needs to touch the payload.
      touchAfter: 24 * 3600,
      stringify: false,
    }),
  });
}
