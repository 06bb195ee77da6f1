import { meEndpoints } from '@muster/contracts';
import { LeaveGuardProvider } from '@muster/kit';
import {
  axeFindings,
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  screen,
  waitFor,
} from '@muster/kit/testing';
import { setSession } from '../../session/session-store.ts';
import { api } from '../account-api.ts';
import { signedIn } from '../account.fixtures.ts';
import { useState } from 'react';
import { OwnAccount } from './own-account.tsx';
import type { Me } from './me.ts';

const me: Me = {
  ...fixtureFor(meEndpoints.read.response),
  firstName: 'Joana',
  lastName: 'Winter',
  email: 'joana@muster.test',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  locale: 'en',
  version: 3,
};
const here = {
  ...fixtureFor(meEndpoints.sessions.response.element),
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
  isCurrent: true,
};
const phone = {
  ...here,
  id: '64b0000000000000000000c2',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  isCurrent: false,
};

function Account() {
  const [part, setPart] = useState('profile');
  return <OwnAccount asked={part} onPart={setPart} onClose={() => undefined} />;
}

function open() {
  setSession(signedIn());
  let sessions = [here, phone];
  return renderRemote(
    <LeaveGuardProvider>
      <Account />
    </LeaveGuardProvider>,
    {
      api,
      session: makeSession('recruiter'),
      handlers: [
        respond(meEndpoints.read, () => me),
        respond(meEndpoints.update, ({ body }) => ({ ...me, ...body.changes, version: 4 })),
        respond(meEndpoints.setLocation, ({ body }) => ({ ...me, ...body, version: 4 })),
        respond(meEndpoints.sessions, () => sessions),
        respond(meEndpoints.endSession, ({ params }) => {
          sessions = sessions.filter(({ id }) => id !== params.id);
          return { ok: true as const };
        }),
      ],
    },
  );
}

test('a profile sends what was changed and lets every tab read the session anew', async () => {
  const { user, network, platform } = open();
  const name = await screen.findByRole('textbox', { name: /Preferred name/ });
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.type(name, 'Jo');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Saved'));
  expect(network.callsOf(meEndpoints.update)[0]?.body).toEqual({
    version: 3,
    changes: { preferredName: 'Jo' },
  });
  expect(platform.events).toContainEqual({
    event: 'session.changed',
    payload: { reason: 'refreshed' },
  });
});

test('leaving a part with unsaved input asks first', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Preferred name/ }), 'Jo');
  await user.click(screen.getByRole('tab', { name: 'Password' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: /Preferred name/ })).toHaveValue('Jo');
});

test('another time zone is asked about before it counts', async () => {
  const { user, network } = open();
  await user.click(await screen.findByRole('tab', { name: 'Time and place' }));
  await user.click(await screen.findByRole('combobox', { name: /Time zone/ }));
  await user.clear(screen.getByRole('combobox', { name: /Time zone/ }));
  await user.type(screen.getByRole('combobox', { name: /Time zone/ }), 'Madrid');
  await user.click(await screen.findByRole('option', { name: /Madrid/ }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const confirm = await screen.findByRole('button', { name: 'Change time zone' });
  expect(network.callsOf(meEndpoints.setLocation)).toHaveLength(0);
  await user.click(confirm);
  await waitFor(() => expect(network.callsOf(meEndpoints.setLocation)).toHaveLength(1));
  expect(network.callsOf(meEndpoints.setLocation)[0]?.body).toMatchObject({
    timeZone: 'Europe/Madrid',
  });
});

test('a session elsewhere can be ended, the present one not from here', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Sessions' }));
  expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  expect(screen.getByText('This session')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(screen.getByText('You are not signed in anywhere else.')).toBeVisible();
});
