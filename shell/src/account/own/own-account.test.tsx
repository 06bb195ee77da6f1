import { meEndpoints, photoEndpoints } from '@muster/contracts';
import { LeaveGuardProvider } from '@muster/kit';
import {
  axeFindings,
  fail,
  fireEvent,
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

test('saving the profile sends only the changes, and every tab reads the session again', async () => {
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

// jsdom does not implement object URLs.
const { createObjectURL, revokeObjectURL } = URL;
beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterAll(() => Object.assign(URL, { createObjectURL, revokeObjectURL }));

test('a photo is sent with its crop, a refusal is shown at its field, and every tab reads it', async () => {
  const photo = '/api/v1/users/64b000000000000000000001/photo/64b0000000000000000000f1';
  const { user, network, platform } = open();
  const choose = async () => {
    const input = await screen.findByLabelText('Photo', { selector: 'input' });
    await user.upload(input, new File(['pixels'], 'me.png', { type: 'image/png' }));
    const image = await screen.findByRole('img', { name: /part of the picture/ });
    Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
    fireEvent.load(image);
    await user.click(screen.getByRole('button', { name: 'Use this photo' }));
  };
  network.use(
    respond(photoEndpoints.setOwn, () =>
      fail('ATTACHMENT_TYPE_NOT_ALLOWED', { context: { reason: 'damaged' } }),
    ),
  );
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be read. Save it again.');
  network.use(
    respond(photoEndpoints.setOwn, () => ({ ...me, photo, version: 4 })),
    respond(photoEndpoints.removeOwn, () => ({ ...me, version: 5 })),
  );
  await choose();
  const remove = await screen.findByRole('button', { name: 'Remove photo' });
  expect(network.callsOf(photoEndpoints.setOwn).at(-1)?.query).toEqual({
    version: 3,
    left: 0.25,
    top: 0,
    side: 1,
  });
  expect(platform.events).toContainEqual({
    event: 'session.changed',
    payload: { reason: 'refreshed' },
  });
  await user.click(remove);
  // The response is shown until the account has been refetched.
  await waitFor(() =>
    expect(network.callsOf(photoEndpoints.removeOwn)[0]?.body).toEqual({ version: 4 }),
  );
  expect(await screen.findByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

test('leaving a section with unsaved input asks first', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /Preferred name/ }), 'Jo');
  await user.click(screen.getByRole('tab', { name: 'Password' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: /Preferred name/ })).toHaveValue('Jo');
});

test('changing the time zone asks for confirmation', async () => {
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

test('a session elsewhere can be ended, the current one cannot', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('tab', { name: 'Sessions' }));
  expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  expect(screen.getByText('This session')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(screen.getByText('You are not signed in anywhere else.')).toBeVisible();
});
