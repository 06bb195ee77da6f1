import { Passport } from 'passport';
import { isRecordId } from '../db/record-id.ts';

/**
 * Data that passport keeps in the session payload and sets on `req.user`: the user's identity, no
 * rights.
 */
export interface PassportUser {
  id: string;
}

declare global {
  // Express and passport can only be typed through this namespace.
  namespace Express {
    interface User extends PassportUser {}
  }
}

/** The only passport instance of the process; the accounts domain adds its strategies. */
export const passport = new Passport();

passport.serializeUser<string>((user, done) => done(null, user.id));
passport.deserializeUser<string>((id, done) => done(null, isRecordId(id) ? { id } : false));
