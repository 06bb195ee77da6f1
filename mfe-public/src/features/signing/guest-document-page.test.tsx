import {
  linkEndpoints,
  signatureVisitEndpoints,
  signingConsent,
  type GuestDocument,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  fireEvent,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, file, open, code, sign, decline } = signatureVisitEndpoints;
const link = {
  handle: 'handle-of-the-test',
  purpose: 'signature' as const,
  route: null,
  maskedEmail: 'r•••@client.test',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
};
const toSign: GuestDocument = {
  ...fixtureFor(read.response),
  title: 'Agreement for work',
  agencyName: 'Northbeam Talent',
  senderName: 'Noor Haddad',
  standing: 'to_sign',
  waitsFor: null,
  signingAs: 'Ruth Okafor',
  message: null,
  note: null,
  maskedEmail: 'r•••@client.test',
  expiresAt: '2030-12-20T09:00:00.000Z',
  signedAt: null,
  completedAt: null,
  parties: [
    {
      key: 'client',
      name: 'Ruth Okafor',
      status: 'notified',
      signedAt: null,
      signatureKind: null,
    },
  ],
};

const show = (document: GuestDocument, handlers: Handler[] = []) =>
  renderRemote(routes, {
    api,
    session: null,
    path: '/t/handle-of-the-test',
    handlers: [
      respond(linkEndpoints.read, () => link),
      respond(read, () => document),
      respond(open, () => document),
      respond(code, () => document),
      respond(file, () => fail('NOT_FOUND')),
      ...handlers,
    ],
  });

// What is filled in is kept while the tab is open.
beforeEach(() => sessionStorage.clear());

/** Draws one line on the pad, which has no size in a test unless it is given one. */
function draw(...points: [number, number][]): void {
  const pad = screen.getByRole('img', { name: /Draw your signature/ });
  pad.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 300);
  points.forEach(([clientX, clientY], index) =>
    fireEvent(
      pad,
      new MouseEvent(index === 0 ? 'pointerdown' : 'pointermove', {
        bubbles: true,
        clientX,
        clientY,
      }),
    ),
  );
  fireEvent(pad, new MouseEvent('pointerup', { bubbles: true }));
}

test('a guest requests the code, signs with it, and is told what comes next', async () => {
  let now = toSign;
  const { container, user, network } = show(toSign, [
    respond(read, () => now),
    respond(sign, ({ body }) => {
      if (body.code !== '482913') return fail('CODE_INVALID', { context: { triesLeft: 4 } });
      now = { ...toSign, standing: 'signed', signedAt: '2030-12-05T09:00:00.000Z' };
      return now;
    }),
  ]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Agreement for work' }),
  ).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(/on its way/)).toBeVisible();
  const field = screen.getByRole('textbox', { name: /Code from the e-mail/ });
  await user.type(field, '111111');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/4 tries left/)).toBeVisible();
  await user.clear(field);
  // As mail programs show it.
  await user.type(field, '482 913');
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByRole('heading', { name: 'You have signed' })).toBeVisible();
  expect(network.callsOf(sign).at(-1)?.body).toEqual({
    signature: { kind: 'typed', name: 'Ruth Okafor' },
    code: '482913',
    consent: signingConsent.version,
    entries: {},
  });
});

test('a guest who considers declining and returns to sign finds the filled-in fields', async () => {
  const asks = [{ key: 'city', kind: 'text' as const, label: 'City', page: 1, required: true }];
  const { user } = show({ ...toSign, asks });
  await user.type(await screen.findByRole('textbox', { name: /^City/ }), 'Lagos');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.queryByRole('textbox', { name: /^City/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to the document' }));
  expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Lagos');
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
});

test('a guest who returns with the code to a reloaded page finds what was filled in and drawn', async () => {
  const asks = [{ key: 'city', kind: 'text' as const, label: 'City', page: 1, required: true }];
  let now: GuestDocument = { ...toSign, asks };
  const handlers = [
    respond(read, () => now),
    respond(sign, () => (now = { ...now, standing: 'signed' })),
  ];
  const first = show(now, handlers);
  await first.user.type(await screen.findByRole('textbox', { name: /^City/ }), 'Lagos');
  await first.user.click(screen.getByRole('radio', { name: 'Draw it' }));
  draw([100, 60], [200, 90]);
  await first.user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await first.user.click(screen.getByRole('button', { name: 'Send code' }));
  await first.user.type(screen.getByRole('textbox', { name: /Code from the e-mail/ }), '482');
  first.unmount();

  const second = show(now, handlers);
  expect(await screen.findByDisplayValue('Lagos')).toBeVisible();
  expect(screen.getByText(/on its way/)).toBeVisible();
  // Consent and code are given for what is on the page now.
  expect(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: /Code from the e-mail/ })).toHaveValue('');
  await second.user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await second.user.type(screen.getByRole('textbox', { name: /Code from the e-mail/ }), '482913');
  await second.user.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByRole('heading', { name: 'You have signed' })).toBeVisible();
  expect(second.network.callsOf(sign)[0]?.body).toMatchObject({
    signature: { kind: 'drawn', strokes: [[100, 60, 200, 90]] },
    entries: { city: 'Lagos' },
  });
  // Nothing of it stays on the device.
  expect(Object.values(sessionStorage).join()).not.toMatch(/Lagos|strokes/);
});

test('a reason to decline is still there after a reload', async () => {
  const first = show(toSign);
  await first.user.click(await screen.findByRole('button', { name: 'Decline' }));
  await first.user.type(screen.getByRole('textbox', { name: /Why you decline/ }), 'Our legal team');
  first.unmount();
  const { user } = show(toSign);
  expect(await screen.findByDisplayValue('Our legal team')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the document' }));
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
});

test('what was filled in goes once the document ended elsewhere', async () => {
  const asks = [{ key: 'city', kind: 'text' as const, label: 'City', page: 1, required: true }];
  const first = show({ ...toSign, asks });
  await first.user.type(await screen.findByRole('textbox', { name: /^City/ }), 'Lagos');
  expect(Object.values(sessionStorage).join()).toContain('Lagos');
  first.unmount();
  show({ ...toSign, asks, standing: 'voided' });
  await screen.findByRole('heading', { name: 'This document was withdrawn' });
  expect(Object.values(sessionStorage).join()).not.toContain('Lagos');
});

test('a guest declines with a reason and the code', async () => {
  let now = toSign;
  const { user, network } = show(toSign, [
    respond(read, () => now),
    respond(decline, () => (now = { ...toSign, standing: 'declined' })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(
    screen.getByRole('textbox', { name: /Why you decline/ }),
    'Our legal team signs.',
  );
  await user.type(screen.getByRole('textbox', { name: /Code from/ }), '482913');
  await user.click(screen.getByRole('button', { name: 'Decline to sign' }));
  expect(await screen.findByRole('heading', { name: 'This document was declined' })).toBeVisible();
  await waitFor(() => expect(network.callsOf(decline)).toHaveLength(1));
});

test.each([
  ['not_your_turn', 'It is not your turn yet'],
  ['completed', 'All parties have signed'],
  ['voided', 'This document was withdrawn'],
  ['expired', 'The time to sign is over'],
  ['replaced', 'There is a newer version'],
] as const)('a document that is %s says so', async (standing, title) => {
  show({ ...toSign, standing, waitsFor: 'Ana Silva', note: 'The job was cancelled.' });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
});
