import {
  formStartEndpoints,
  limits,
  pageStartId,
  publicJobEndpoints,
  type PublicJobDetail,
} from '@muster/contracts';
import { startEntryPage } from '@muster/kit/entry';
import {
  act,
  aheadBy,
  axeFindings,
  fail,
  mockApi,
  respond,
  screen,
  userEvent,
  waitFor,
  type Handler,
} from '@muster/kit/testing';
import { keptHandle } from '../features/applying/kept-handle.ts';
import { EntryPage } from './entry-page.tsx';

// The build and this test use parts of the libraries for an entry page, instead of all of them.
const { jobs, job, begin } = publicJobEndpoints;
const { startJobRequest } = formStartEndpoints;

let number = 0;
/** Responses are cached as long as the page, so each test needs its own job. */
function nextJob(): PublicJobDetail {
  number += 1;
  return {
    id: `64b7f0c2a1d4e5f6071829${10 + number}`,
    number: `J-0000${number}`,
    title: 'React engineer',
    durationMonths: 6,
    seniority: null,
    hoursPerWeek: 40,
    engagement: 'full_time_contract',
    locationPolicy: 'anywhere',
    countries: [],
    timeZoneBase: null,
    overlapHours: null,
    englishMin: 'B2',
    skills: ['React'],
    openedOn: '2026-11-02',
    agencyName: 'Northbeam',
    mustHave: null,
    niceToHave: null,
    description: '<p>You build <b>shops</b>.</p>',
    deadline: null,
  };
}

let container: HTMLElement;
let network: ReturnType<typeof mockApi>;
function open(query: string, handlers: Handler[] = []) {
  window.history.pushState(null, '', `/application-process${query}`);
  network = mockApi([respond(startJobRequest, () => ({ ticket: 'ticket' })), ...handlers]);
  container = document.createElement('div');
  document.body.append(container);
  act(() => startEntryPage(EntryPage, container));
  return userEvent.setup();
}
afterEach(() => {
  container.remove();
  network.restore();
  localStorage.clear();
  jest.restoreAllMocks();
});

async function fillIn(user: ReturnType<typeof userEvent.setup>, email = 'ines@guest.test') {
  await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'Inês');
  await user.type(screen.getByRole('textbox', { name: /Last name/ }), 'Duarte');
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), email);
  await user.type(screen.getByRole('combobox', { name: /Country/ }), 'Portu');
  await user.click(await screen.findByRole('option', { name: 'Portugal' }));
  aheadBy(limits.publicForm.least);
}
const start = () => screen.getByRole('button', { name: 'Start the application' });

test('a visitor reads a job, applies with little input, and leaves the page for the next steps', async () => {
  const shown = nextJob();
  let answer = () => {};
  const user = open(`?job=${shown.number}&ref=friend`, [
    respond(job, () => shown),
    respond(begin, async () => {
      await new Promise<void>((go) => (answer = go));
      return { handle: 'handle' };
    }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'React engineer' })).toBeVisible();
  expect(screen.getByText('shops').localName).toBe('b');
  expect(screen.getByText('Full-time contract, 40 hours a week')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('React engineer · Muster'));
  await fillIn(user);
  expect(await axeFindings(container)).toEqual([]);
  await user.dblClick(start());
  expect(start()).toBeDisabled();
  await waitFor(() => expect(network.callsOf(begin)).toHaveLength(1));
  await act(async () => answer());
  await waitFor(() => expect(keptHandle()).toBe('handle'));
  expect(network.callsOf(begin)).toHaveLength(1);
  expect(network.callsOf(begin)[0]?.body).toEqual({
    jobId: shown.id,
    referralCode: 'friend',
    email: 'ines@guest.test',
    country: 'PT',
    website: '',
    firstName: 'Inês',
    lastName: 'Duarte',
    ticket: 'ticket',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(network.callsOf(begin)[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
});

test('missing or invalid input is reported at its field and in a summary, and nothing is sent', async () => {
  const user = open('?job=general');
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'nobody');
  await user.click(start());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('4 fields need correcting');
  expect(summary).toHaveFocus();
  const email = screen.getByRole('textbox', { name: /E-mail/ });
  expect(email).toHaveAccessibleDescription(/Enter an address like name@company.com/);
  expect(email).toBeInvalid();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: /Country you live in/ }));
  expect(screen.getByRole('combobox', { name: /Country/ })).toHaveFocus();
  await user.type(email, '@guest.test');
  expect(email).toBeValid();
  expect(network.callsOf(begin)).toEqual([]);
});

test.each([
  ['RATE_LIMITED', {}, /begun several applications/],
  ['INTERNAL', {}, /went wrong on our side/],
  [
    'VALIDATION_FAILED',
    { fields: [{ path: 'ticket', code: 'INVALID_FORMAT', message: 'no' }] },
    /open for too long. Press the button again/,
  ],
  [
    'VALIDATION_FAILED',
    { fields: [{ path: 'lastName', code: 'TOO_LONG', message: 'no', params: { max: 80 } }] },
    /Last name: Shorten this to 80 characters or fewer/,
  ],
] as const)('a refusal is shown in words: %s %j', async (code, rest, words) => {
  const user = open('?job=general', [respond(begin, () => fail(code, rest as object))]);
  await fillIn(user);
  await user.click(start());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(start()).toBeEnabled();
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Inês');
});

test('without a connection the page says so, keeps the input, and sends it later', async () => {
  let isDown = true;
  const user = open('?job=general', [
    respond(begin, () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { handle: 'later' };
    }),
  ]);
  await fillIn(user);
  await user.click(start());
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  isDown = false;
  await user.click(start());
  await waitFor(() => expect(keptHandle()).toBe('later'));
  const keys = network.callsOf(begin).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

test('a job that is closed or cannot be read says what to do', async () => {
  const gone = nextJob();
  open(`?job=${gone.number}`, [respond(job, () => fail('NOT_FOUND'))]);
  expect(await screen.findByRole('heading', { name: 'This role is no longer open' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All open roles' })).toHaveAttribute(
    'href',
    '/application-process',
  );
  container.remove();
  const shown = nextJob();
  let isDown = true;
  const user = open(`?job=${shown.number}`, [
    respond(job, () => (isDown ? fail('INTERNAL') : shown)),
  ]);
  await screen.findByRole('heading', { name: 'The application could not be opened' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'React engineer' })).toBeVisible();
});

test('the open roles link to each job, and to an application started on this device', async () => {
  localStorage.setItem('muster.application', 'begun');
  const shown = nextJob();
  open('?ref=friend', [respond(jobs, () => ({ agencyName: 'Northbeam', jobs: [shown] }))]);
  expect(await screen.findByRole('link', { name: 'React engineer' })).toHaveAttribute(
    'href',
    `/application-process?job=${shown.number}&ref=friend`,
  );
  expect(screen.getByRole('link', { name: 'Continue your application' })).toHaveAttribute(
    'href',
    '/application-process/begun/next',
  );
  expect(await axeFindings(container)).toEqual([]);
});

test('leaving asks for confirmation while typed input is unsent', async () => {
  const user = open('?job=general');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await screen.findByRole('textbox', { name: /First name/ });
  expect(leave()).toBe(false);
  await user.type(screen.getByRole('textbox', { name: /First name/ }), 'I');
  expect(leave()).toBe(true);
});

test('the next page is prefetched once this one is idle', async () => {
  const start = document.createElement('script');
  start.type = 'application/json';
  start.id = pageStartId;
  start.textContent = JSON.stringify({ ahead: ['/next.js', '/next.css', '/next.woff2'] });
  document.body.append(start);
  open('?job=general');
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
  await waitFor(() => expect(links()).toHaveLength(3), { timeout: 5_000 });
  expect(links().map(({ as }) => as)).toEqual(['script', 'style', 'font']);
  start.remove();
});
