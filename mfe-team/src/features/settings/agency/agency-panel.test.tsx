import {
  settingEndpoints,
  teamRoutes,
  type Role,
  type SettingGroup,
  type Settings,
} from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import { axeFindings, renderRemote, respond, screen, waitFor, within } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { SettingsPage } from '../settings-page.tsx';
import { agencySettings } from './agency.fixtures.ts';

const routes = defineRemoteRoutes([{ route: teamRoutes.settings, element: <SettingsPage /> }]);

function open(query = '', session: Role = 'owner', settings: Settings = agencySettings) {
  const sent: unknown[] = [];
  const note =
    (name: SettingGroup) =>
    ({ body }: { body: { changes: object } }) => {
      sent.push(body);
      const value = { ...agencySettings[name].value, ...body.changes };
      return {
        ...agencySettings,
        [name]: { ...agencySettings[name], value, version: 2 },
      } as Settings;
    };
  const view = renderRemote(routes, {
    api,
    session,
    path: `/settings?panel=agency${query}`,
    handlers: [
      respond(settingEndpoints.read, () => settings),
      respond(settingEndpoints.updateFeatures, note('features')),
      respond(settingEndpoints.updateCurrencies, note('currencies')),
      respond(settingEndpoints.updateSenders, note('senders')),
    ],
  });
  return { ...view, sent };
}

it('shows what is set, by whom, and what follows from it', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Agency' })).toBeVisible();
  expect(await screen.findByText('Northbeam Talent')).toBeVisible();
  expect(screen.getByText('72 working hours')).toBeVisible();
  expect(screen.getAllByText('Never changed')).toHaveLength(8);
  expect(await axeFindings(container)).toEqual([]);
});

it('switches an area off and sends only that change', async () => {
  const { user, sent } = open('&group=features');
  const drawer = within(await screen.findByRole('dialog', { name: 'Areas in use' }));
  await user.click(drawer.getByRole('checkbox', { name: 'Chat' }));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ version: 1, changes: { off: ['chat'] } }]));
});

it('adds the rate of a month', async () => {
  const { user, sent } = open('&group=currencies');
  const drawer = within(await screen.findByRole('dialog', { name: 'Currencies' }));
  await user.click(drawer.getByRole('button', { name: 'Add rate' }));
  const rate = drawer.getByLabelText(/^For one USD/);
  await user.clear(rate);
  await user.type(rate, '0.92');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ changes: { rates: [{ currency: 'EUR', perBase: 0.92 }] } }]),
  );
});

it('converts the rates when the base currency changes, and says which it cannot convert', async () => {
  const { user, sent } = open('&group=currencies', 'owner', {
    ...agencySettings,
    currencies: {
      ...agencySettings.currencies,
      value: {
        base: 'USD',
        rates: [
          { month: '2026-11', currency: 'EUR', perBase: 0.8 },
          { month: '2026-10', currency: 'GBP', perBase: 0.7 },
        ],
      },
    },
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Currencies' }));
  await user.click(drawer.getByRole('combobox', { name: /^Base currency/ }));
  await user.click(await screen.findByRole('option', { name: 'EUR' }));
  expect(
    await drawer.findByText(/1 rate was converted to one EUR.*1 rate was taken out/),
  ).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        version: 1,
        changes: { base: 'EUR', rates: [{ month: '2026-11', currency: 'USD', perBase: 1.25 }] },
      },
    ]),
  );
});

it('adds a shared address from which some roles send mail', async () => {
  const { user, sent } = open('&group=senders');
  const drawer = within(await screen.findByRole('dialog', { name: 'Senders of e-mails' }));
  await user.click(drawer.getByRole('button', { name: 'Add an address' }));
  await user.type(drawer.getByRole('textbox', { name: /Name that readers see/ }), 'Jobs');
  await user.type(drawer.getByRole('textbox', { name: /E-mail address/ }), 'jobs@agency.test');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { changes: { shared: [{ name: 'Jobs', address: 'jobs@agency.test' }] } },
    ]),
  );
});

it('is closed to users who may not change settings', async () => {
  open('', 'recruiter');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.queryByText('Sign-in rules')).not.toBeInTheDocument();
});
