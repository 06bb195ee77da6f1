import { normaliseEmail, signUpEndpoints } from '@muster/contracts';
import type { Domain } from '../../domain.ts';
import { mount } from '../../http/mount.ts';
import { beginSignUp, startSignUp } from './begin-sign-up.ts';
import { finishSignUp, inspectSignUp } from './finish-sign-up.ts';
import { signUpEvents } from './sign-up.events.ts';
import { SignUpModel } from './sign-up.model.ts';

/** Sign-up of candidates by themselves. */
export const signUpDomain: Domain = {
  name: 'sign-up',
  routes: (router, { config }) => {
    mount(router, signUpEndpoints.start, startSignUp(config));
    mount(router, signUpEndpoints.begin, beginSignUp(config));
    mount(router, signUpEndpoints.inspect, inspectSignUp);
    mount(router, signUpEndpoints.finish, finishSignUp(config));
  },
  events: signUpEvents,
  // Deletes an unfinished sign-up of an erased person.
  forget: async (tx, { emails }) => {
    if (emails.length > 0)
      await SignUpModel.deleteMany(
        { emailNorm: { $in: emails.map(normaliseEmail) } },
        { session: tx.session },
      );
  },
};
