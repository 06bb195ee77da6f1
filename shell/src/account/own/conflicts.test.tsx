import path from 'node:path';
import { meEndpoints } from '@muster/contracts';
import { LeaveGuardProvider } from '@muster/kit';
import {
  changedEverywhere,
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  testConflicts,
} from '@muster/kit/testing';
import { setSession } from '../../session/session-store.ts';
import { api } from '../account-api.ts';
import { signedIn } from '../account.fixtures.ts';
import type { Me } from './me.ts';
import { OwnAccount } from './own-account.tsx';

const me: Me = {
  ...fixtureFor(meEndpoints.read.response),
  firstName: 'Joana',
  lastName: 'Winter',
  locale: 'en',
  version: 3,
};

testConflicts(path.join(import.meta.dirname, '../..'), [
  {
    source: 'account/own/use-own-profile-form.ts',
    show: (handler) => {
      setSession(signedIn());
      return renderRemote(
        <LeaveGuardProvider>
          <OwnAccount asked="profile" onPart={() => undefined} onClose={() => undefined} />
        </LeaveGuardProvider>,
        {
          api,
          session: makeSession('recruiter'),
          handlers: [respond(meEndpoints.read, () => me), handler],
        },
      );
    },
    endpoint: meEndpoints.update,
    current: { ...changedEverywhere(meEndpoints.read.response, me), locale: 'en', version: 5 },
    fields: 5,
  },
]);
