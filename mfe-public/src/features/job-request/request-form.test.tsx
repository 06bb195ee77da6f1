import { intakeEndpoints, limits, settingEndpoints } from '@muster/contracts';
import {
  aheadBy,
  fail,
  fireEvent,
  renderRemote,
  respond,
  screen,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { routes } from '../../routes.tsx';

const { dollarRates } = settingEndpoints;

// Typed text is kept in the window until it is sent.
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function atBudget() {
  const shown = renderRemote(routes, {
    api,
    session: null,
    path: '/job/create',
    handlers: [
      respond(intakeEndpoints.startJobRequest, () => ({ ticket: 'ticket-of-the-test' })),
      respond(dollarRates, () => ({ currencies: [{ currency: 'COP' as const, perDollar: 4000 }] })),
    ],
  });
  await shown.user.type(await screen.findByRole('textbox', { name: /^Role/ }), 'Go engineer');
  await shown.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('textbox', { name: /^From\b/ });
  return shown;
}

test('a new step sets the focus and the scroll position to its top', async () => {
  const { user } = await atBudget();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('textbox', { name: /^Role/ })).toHaveValue('Go engineer');
  expect(heading).toHaveFocus();
});

const kept = {
  title: 'Go engineer',
  name: 'Ada Byron',
  email: 'ada@engines.test',
  company: 'Engines',
  country: 'PT',
};

async function atReview(handlers: Handler[]) {
  sessionStorage.setItem('muster.job-request', JSON.stringify(kept));
  const shown = renderRemote(routes, { api, session: null, path: '/job/create', handlers });
  for (const _step of ['need', 'terms', 'you'])
    await shown.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: 'Send request' });
  return shown;
}

test('a restored request that is sent at once still waits as long as a person would need', async () => {
  let [opened, sent] = [0, 0];
  await atReview([
    respond(intakeEndpoints.startJobRequest, () => {
      opened = Date.now();
      return { ticket: 'ticket-of-the-test' };
    }),
    respond(intakeEndpoints.requestJob, () => {
      sent = Date.now();
      return { received: true as const };
    }),
  ]);
  // From here on time passes as fast as it is asked for.
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(sent).toBeGreaterThan(0));
  expect(sent - opened).toBeGreaterThanOrEqual(limits.publicForm.least);
});

test('a visitor whose e-mail does not come has it sent again, or corrects the address', async () => {
  const { user, network } = await atReview([
    respond(intakeEndpoints.startJobRequest, () => ({ ticket: 'ticket-of-the-test' })),
    respond(intakeEndpoints.requestJob, () => ({ received: true as const })),
  ]);
  aheadBy(limits.publicForm.least);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/sent a link to ada@engines.test/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^Sent again/)).toBeVisible();
  const calls = () => network.callsOf(intakeEndpoints.requestJob).map(({ body }) => body);
  expect(calls()).toHaveLength(2);
  expect(calls()[1]).toEqual(calls()[0]);

  await user.click(screen.getByRole('button', { name: 'Wrong address? Correct it' }));
  const field = await screen.findByRole('textbox', { name: /^Work e-mail/ });
  await user.clear(field);
  await user.type(field, 'ada.byron@engines.test');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  aheadBy(limits.publicForm.least);
  await user.click(await screen.findByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/sent a link to ada.byron@engines.test/)).toBeVisible();
  expect(calls().at(-1)).toMatchObject({
    title: 'Go engineer',
    contact: { name: 'Ada Byron', email: 'ada.byron@engines.test' },
  });
});

test('a reload after sending keeps what was sent, and the form that sent it', async () => {
  let opened = 0;
  const handlers = [
    respond(intakeEndpoints.startJobRequest, () => ({ ticket: `ticket-${(opened += 1)}` })),
    respond(intakeEndpoints.requestJob, () => ({ received: true as const })),
  ];
  const before = await atReview(handlers);
  aheadBy(limits.publicForm.least);
  await before.user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/sent a link to ada@engines.test/)).toBeVisible();
  const entry: unknown = window.history.state;
  before.unmount();

  const reload = { api, session: null, path: '/job/create', handlers } as const;
  const { user, network } = renderRemote(routes, { ...reload, entry });
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^Sent again/)).toBeVisible();
  const [again] = network.callsOf(intakeEndpoints.requestJob);
  expect(again?.body).toMatchObject({ ticket: 'ticket-1', title: 'Go engineer' });
  await user.click(screen.getByRole('button', { name: 'Request another job' }));
  expect(await screen.findByRole('textbox', { name: /^Role/ })).toHaveValue('');
  expect(window.history.state).not.toEqual(entry);
});

test('a form that cannot be opened says so, and can be opened again', async () => {
  let isAway = true;
  const { user } = renderRemote(routes, {
    api,
    session: null,
    path: '/job/create',
    handlers: [
      respond(intakeEndpoints.startJobRequest, () =>
        isAway ? fail('INTERNAL') : { ticket: 'ticket-of-the-test' },
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /^Role/ })).toBeVisible();
});

test('an unusual budget is questioned at its field, but does not stop the request', async () => {
  const { user, network } = await atBudget();
  await user.type(screen.getByRole('textbox', { name: /^From\b/ }), '60');
  expect(screen.queryByText(/Is this the right amount/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^To\b/ }), '6000');
  expect(await screen.findByText(/An hour of work costs \$1 to \$1,000/)).toBeVisible();
  expect(network.callsOf(dollarRates)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('textbox', { name: /^Your name/ })).toBeVisible();
});

test('what counts as unusual depends on the currency', async () => {
  const { user, network } = await atBudget();
  await user.click(screen.getByRole('combobox', { name: /^Currency/ }));
  await user.click(await screen.findByRole('option', { name: 'COP' }));
  const to = screen.getByRole('textbox', { name: /^To\b/ });
  await user.type(to, '60');
  expect(await screen.findByText(/An hour of work costs \$4,000 to \$4,000,000/)).toBeVisible();
  expect(network.callsOf(dollarRates)).toHaveLength(1);
  await user.type(to, '000');
  await waitFor(() => expect(screen.queryByText(/Is this the right amount/)).toBeNull());
  expect(to).toHaveDisplayValue(/60,?000/);
});
