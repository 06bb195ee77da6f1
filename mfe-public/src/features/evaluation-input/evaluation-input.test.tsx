import {
  evaluationInputVisitEndpoints,
  linkEndpoints,
  type EvaluationInputVisit,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  fireEvent,
  renderRemote,
  respond,
  screen,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { read, save, submit } = evaluationInputVisitEndpoints;
const link = {
  handle: 'handle-of-the-test',
  purpose: 'evaluation_input' as const,
  route: null,
  maskedEmail: 'd•••@example.com',
  agencyName: 'Northbeam Talent',
  expiresAt: '2030-12-04T10:37:00.000Z',
};
const visit: EvaluationInputVisit = {
  agencyName: 'Northbeam Talent',
  maskedEmail: link.maskedEmail,
  askedBy: 'Noor Haddad',
  expiresAt: link.expiresAt,
  contractor: 'Bruno Cardoso',
  job: 'Backend engineer',
  number: 'P-00045',
  periodStart: '2026-01-01',
  periodEnd: '2026-06-30',
  text: '',
  answeredAt: null,
  version: 1,
  allowedActions: ['save', 'submit'],
};

const show = (handlers: Handler[], session: 'client_manager' | null = null) =>
  renderRemote(routes, {
    api,
    session,
    path: '/t/handle-of-the-test',
    handlers: [respond(linkEndpoints.read, () => link), ...handlers],
  });

test('a supervisor writes a view, which is kept as a draft on leaving the page and sent once', async () => {
  const context = { purpose: 'evaluation_input', agencyName: 'Northbeam Talent' };
  let isUsed = false;
  const { user, network, container } = show([
    // Reads after sending are refused; the thanks stay.
    respond(linkEndpoints.read, () => (isUsed ? fail('TOKEN_USED', { context }) : link)),
    respond(read, () => (isUsed ? fail('TOKEN_USED', { context }) : visit)),
    respond(save, ({ body }) => ({ ...visit, ...body, version: 2 })),
    respond(submit, ({ body }) => {
      isUsed = true;
      return {
        ...visit,
        ...body,
        version: 3,
        allowedActions: [],
        answeredAt: '2026-07-02T09:00:00.000Z',
      };
    }),
  ]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'How is the work with Bruno Cardoso?' }),
  ).toBeVisible();
  expect(screen.getByText('Noor Haddad of Northbeam Talent asks for your view.')).toBeVisible();
  expect(screen.getByText('Backend engineer, P-00045')).toBeVisible();
  expect(screen.getByText('Asked about 1 Jan 2026 to 30 Jun 2026')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send your view' }));
  expect(await screen.findByRole('link', { name: /Your view/ })).toBeVisible();
  expect(network.callsOf(submit)).toHaveLength(0);
  await user.click(screen.getByRole('textbox', { name: /Your view/ }));
  await user.paste('We plan around Bruno.');
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(network.callsOf(save)[0]?.body).toEqual({ version: 1, text: 'We plan around Bruno.' });
  await user.click(screen.getByRole('button', { name: 'Send your view' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you for your view' }),
  ).toBeVisible();
  expect(network.callsOf(submit)[0]?.body).toEqual({ version: 2, text: 'We plan around Bruno.' });
  expect(network.callsOf(linkEndpoints.read)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Send your view' })).not.toBeInTheDocument();
});

test('input from another device is not overwritten', async () => {
  const { user } = show([
    respond(read, () => ({ ...visit, text: 'We plan' })),
    respond(save, () => fail('VERSION_CONFLICT')),
  ]);
  expect(await screen.findByRole('textbox', { name: /Your view/ })).toHaveValue('We plan');
  await user.click(screen.getByRole('textbox', { name: /Your view/ }));
  await user.paste(' around Bruno');
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText(/You changed this on another device/)).toBeVisible();
});

test('a signed-in supervisor answers through the same link', async () => {
  show([respond(read, () => visit)], 'client_manager');
  expect(await screen.findByRole('textbox', { name: /Your view/ })).toBeVisible();
});

test('a review that was closed meanwhile says so, and asks nothing', async () => {
  show([respond(read, () => ({ ...visit, allowedActions: [] }))]);
  expect(await screen.findByText('Your view is not awaited now')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['TOKEN_EXPIRED', 'The time to give your view is over'],
  ['TOKEN_REVOKED', 'Your view is no longer needed'],
  ['TOKEN_USED', 'You have given your view'],
] as const)('a link refused with %s shows its own page', async (code, title) => {
  const context = { purpose: 'evaluation_input', agencyName: 'Northbeam Talent' };
  show([respond(read, () => fail(code, { context }))]);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
