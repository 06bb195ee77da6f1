import {
  clientAskEndpoints,
  clientJobEndpoints,
  settingEndpoints,
  type ClientJobRecord,
} from '@muster/contracts';
import {
  axeFindings,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { quietClient } from '../../shared/quiet-client.fixtures.ts';
import { api } from '../../api.ts';
import { ClientDashboardRoutes } from '../../routes.tsx';
import { asked, nothingAsked, start } from './jobs.fixtures.ts';

const { form, create, read, ask, submit, setOpenedDate } = clientJobEndpoints;
const open: ClientJobRecord = {
  ...asked,
  status: 'open',
  openedDate: '2026-10-18',
  editable: ['description', 'interviewPlan'],
  openedDates: { earliest: '2026-01-01', latest: '2026-11-01' },
  allowedActions: ['edit', 'edit_opened_date', 'ask'],
};

const show = (path: string, handlers: readonly Handler[]) =>
  renderRemote(<ClientDashboardRoutes />, {
    api,
    session: 'client_admin',
    path,
    // Handlers of the dashboard, which opens when a job is done.
    handlers: [...quietClient, ...handlers],
  });
const showJob = (job: ClientJobRecord, rest = '', handlers: readonly Handler[] = []) =>
  show(`/client-dashboard/jobs/${job.id}/edit${rest}`, [
    respond(read, () => job),
    respond(clientAskEndpoints.list, () => nothingAsked),
    ...handlers,
  ]);

test('a request begins with an earlier job of the company, is helped by it and sent', async () => {
  const { user, network, platform, container } = show('/client-dashboard/jobs/new', [
    respond(form, () => start),
    respond(create, () => asked),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Request a job' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'From your own jobs' })).not.toBeInTheDocument();
  await user.type(await screen.findByRole('textbox', { name: /^Job title/ }), 'Go');
  const hints = within(await screen.findByRole('region', { name: 'From your own jobs' }));
  expect(hints.getByText('It usually took 23 days to fill them.')).toBeVisible();
  await user.click(hints.getByRole('button', { name: 'Add Go' }));
  expect(screen.getByRole('group', { name: 'Go' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /^Begin with one of your jobs/ }));
  await user.click(await screen.findByRole('option', { name: 'Go engineer (J-00001)' }));
  expect(screen.getByRole('textbox', { name: /^Hours a week/ })).toHaveValue('32');
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'success' }]));
  expect(network.callsOf(create).at(-1)?.body).toMatchObject({
    title: 'Go engineer',
    seats: 2,
    hoursPerWeek: 32,
    interviewPlan: [],
    copiedFromId: start.formerJobs[0]?.id,
    billRate: { min: '60.00', max: '80.00', currency: 'EUR', unit: 'hour' },
  });
});

test('a budget far from the company’s own jobs is questioned, based on these only', async () => {
  const { user, network } = show('/client-dashboard/jobs/new', [
    respond(form, () => start),
    respond(settingEndpoints.dollarRates, () => ({ currencies: [] })),
  ]);
  const to = await screen.findByRole('textbox', { name: /^To\b/ });
  await user.type(to, '700');
  expect(await screen.findByText(/By your own jobs so far, €30 to €160 an hour/)).toBeVisible();
  await user.clear(to);
  await user.type(to, '150');
  expect(screen.queryByText(/Is this the right amount/)).not.toBeInTheDocument();
  expect(network.callsOf(settingEndpoints.dollarRates)).toEqual([]);
});

test('a budget that is not stated yet begins in the currency of the company', async () => {
  showJob({ ...asked, billRate: null, currency: 'GBP' });
  expect(await screen.findByRole('combobox', { name: /^Currency/ })).toHaveValue('GBP');
});

test('files visible to both sides can be downloaded from the job', async () => {
  const files = [{ id: '64b0000000000000000000f7', title: 'role.pdf', size: 12_000 }];
  const { unmount } = showJob({ ...open, files });
  expect(await screen.findByRole('button', { name: 'Download role.pdf' })).toBeVisible();
  unmount();
  showJob({ ...open, files: [] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

test('users who may not see money are not asked about it, and a job on hold asks for nothing', async () => {
  const { unmount } = show('/client-dashboard/jobs/new', [
    respond(form, () => ({ ...start, seesBillRates: false, formerJobs: [] })),
  ]);
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeVisible();
  expect(screen.queryByText('Budget')).not.toBeInTheDocument();
  unmount();
  show('/client-dashboard/jobs/new', [respond(form, () => ({ ...start, takesRequests: false }))]);
  expect(await screen.findByText(/Leila Haddad can tell you when it continues/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send request' })).not.toBeInTheDocument();
});

test('during the search the agreed terms are read-only, and a change can be requested', async () => {
  const { user, network, platform } = showJob(open, '', [
    respond(ask, () => ({ name: 'Leila Haddad' })),
  ]);
  const agreed = within(await screen.findByRole('region', { name: 'Agreed with the agency' }));
  expect(agreed.getByText(/40 hours a week/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Hours a week/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask for a change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a change' }));
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(network.callsOf(ask)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Your message/ }), 'Thirty hours.');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  await waitFor(() =>
    expect(platform.notices).toMatchObject([
      { text: 'Leila Haddad has your message and answers by e-mail.' },
    ]),
  );
  expect(network.callsOf(ask).at(-1)?.body).toEqual({ message: 'Thirty hours.' });
});

test('a returned request says what is missing, and is sent again', async () => {
  const back: ClientJobRecord = {
    ...asked,
    status: 'draft',
    note: 'Which time zone?',
    allowedActions: ['edit', 'submit', 'ask'],
  };
  const { user, network } = showJob(back, '', [
    respond(submit, () => ({ ...asked, already: false })),
  ]);
  expect(await screen.findByText('Which time zone?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(network.callsOf(submit).at(-1)?.body).toEqual({ version: 3 }));
});

test('the opened date is corrected over the page, and an ended job is read-only and can be copied', async () => {
  const { user, network, unmount } = showJob(open, '/opened-date', [
    respond(setOpenedDate, () => ({ ...open, already: false })),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the opened date' }));
  expect(dialog.getByText(/Your account manager and your recruiter are told/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Agreed earlier.');
  await user.click(dialog.getByRole('button', { name: 'Correct date' }));
  await waitFor(() =>
    expect(network.callsOf(setOpenedDate).at(-1)?.body).toMatchObject({ openedDate: '2026-10-18' }),
  );
  unmount();
  showJob({ ...open, status: 'closed', editable: [], allowedActions: ['ask'] });
  expect(await screen.findByText('This job has ended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a job like this' })).toHaveAttribute(
    'href',
    `/client-dashboard/jobs/new?copy=${open.id}`,
  );
});
