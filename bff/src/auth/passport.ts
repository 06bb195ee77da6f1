import { Passport } from 'passport';
import { isRecordId } from '../db/record-id.ts';

/** What passport keeps in the session payload and puts on `req.user`: who signed in, no rights. */
export interface PassportUser {
  id: string;
}

declare global {
  // Express and passport are typed through this namespace; there is no other door.
  namespace Express {
    interface User extends PassportUser {}
  }
}

/** The one passport of the process; the accounts domain adds its strategies. */
export const passport = new Passport();

passport.serializeUser<string>((user, done) => done(null, user.id));
passport.deserializeUser<string>((id, done) => done(null, isRecordId(id) ? { id } : false));
