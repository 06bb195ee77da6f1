import {
  companyEndpoints,
  customFieldEndpoints,
  jobEndpoints,
  jobsRoutes,
  type UsableCustomField,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  screen,
  testPlatform,
  waitFor,
  type TestPlatform,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { NewJobPage } from './new-job-page.tsx';

const company = fixtureFor(companyEndpoints.read.response);
const channel: UsableCustomField = {
  id: '64b0000000000000000000f1',
  type: 'select',
  key: 'channel',
  label: 'Channel',
  help: null,
  isRequired: true,
  choices: [{ id: 'r', label: 'Referral', isRetired: false }],
};

const earlier = { ...fixtureFor(jobEndpoints.read.response), title: 'Ledger engineer' };

const show = (platform?: TestPlatform, further = '') =>
  renderRemote(defineRemoteRoutes([{ route: jobsRoutes.create, element: <NewJobPage /> }]), {
    api,
    session: 'account_manager',
    path: `${jobsRoutes.create.path}?company=${company.id}${further}`,
    ...(platform && { platform }),
    handlers: [
      respond(companyEndpoints.read, () => company),
      respond(customFieldEndpoints.ofEntity, () => ({ data: [channel] })),
      respond(jobEndpoints.read, () => earlier),
      respond(jobEndpoints.copy, () => earlier),
      respond(jobEndpoints.create, () => fixtureFor(jobEndpoints.create.response)),
    ],
  });

test('the agency’s custom fields are asked for before there is a draft', async () => {
  const { user, network } = show();
  const field = await screen.findByRole('combobox', { name: /^Channel/ });
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Ledger engineer');
  const start = screen.getByRole('button', { name: 'Save draft and continue' });
  await user.click(start);
  await waitFor(() => expect(field).toBeInvalid());
  expect(network.callsOf(jobEndpoints.create)).toHaveLength(0);
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Referral' }));
  await user.click(start);
  await waitFor(() => expect(network.callsOf(jobEndpoints.create)).toHaveLength(1));
  expect(network.callsOf(jobEndpoints.create)[0]?.body).toEqual({
    companyId: company.id,
    title: 'Ledger engineer',
    custom: { [channel.id]: 'r' },
  });
});

test('values chosen in custom fields return with the rest of a draft', async () => {
  const values = { title: 'Ledger engineer', custom: { [channel.id]: 'r' } };
  const kept = { at: new Date().toISOString(), values };
  const drafts = {
    read: (form: string) => Promise.resolve(form === 'job/new' ? kept : null),
    keep: () => Promise.resolve(),
    remove: () => undefined,
  };
  const { user } = show(testPlatform({ drafts, session: makeSession('account_manager') }));
  const field = await screen.findByRole('combobox', { name: /^Channel/ });
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Ledger engineer');
  expect(field).toHaveValue('Referral');
});

test('begins with the earlier job that was chosen on the client’s page', async () => {
  const { user, network } = show(undefined, `&copy=${earlier.id}`);
  const copy = await screen.findByRole('combobox', { name: /^Copy from/ });
  await waitFor(() => expect(copy).toHaveDisplayValue(/^Ledger engineer/));
  await user.click(screen.getByRole('button', { name: 'Copy and continue' }));
  await waitFor(() => expect(network.callsOf(jobEndpoints.copy)).toHaveLength(1));
  expect(network.callsOf(jobEndpoints.copy)[0]?.params).toEqual({ id: earlier.id });
});
