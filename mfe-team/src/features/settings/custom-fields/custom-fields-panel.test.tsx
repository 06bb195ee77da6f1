import { customFieldEndpoints, teamRoutes, type CustomField } from '@muster/contracts';
import { defineRemoteRoutes } from '@muster/kit';
import {
  act,
  axeFindings,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { SettingsPage } from '../settings-page.tsx';

const field: CustomField = {
  id: '64b0000000000000000000a1',
  entity: 'candidate',
  type: 'select',
  key: 'shirt',
  label: 'Shirt',
  help: null,
  isRequired: true,
  roles: ['recruiter'],
  choices: [
    { id: 'm', label: 'Medium', isRetired: false },
    { id: 'l', label: 'Large', isRetired: false },
  ],
  isActive: true,
  records: 3,
  updatedAt: '2026-11-01T09:00:00.000Z',
  updatedBy: null,
  version: 2,
};
const badge: CustomField = {
  ...field,
  id: '64b0000000000000000000a2',
  label: 'Badge',
  type: 'text',
  choices: [],
  isRequired: false,
  roles: null,
  isActive: false,
  key: 'badge',
  records: 0,
};

const routes = defineRemoteRoutes([{ route: teamRoutes.settings, element: <SettingsPage /> }]);
const open = (query = '', handlers: Handler[] = []) =>
  renderRemote(routes, {
    api,
    path: `/settings?panel=fields${query}`,
    session: 'admin',
    handlers: [
      respond(customFieldEndpoints.catalogue, () => ({ data: [field, badge] })),
      ...handlers,
    ],
  });

test('lists fields by type, audience and whether they are in use', async () => {
  const { container } = open();
  expect(
    await screen.findByText(
      /^One of some choices · Medium, Large · Required · For Recruiter · Filled in on 3 records$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Archived')).toBeVisible();
  expect(screen.getByText('1 of 2 in use')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a field with its choices is added to the records in view', async () => {
  const { user, network } = open('&entity=job', [
    respond(customFieldEndpoints.create, () => field),
  ]);
  await user.click(await screen.findByRole('button', { name: 'New field' }));
  const form = within(await screen.findByRole('dialog', { name: 'New field' }));
  await user.type(form.getByRole('textbox', { name: /Name/ }), 'Channel');
  await user.click(form.getByRole('combobox', { name: /Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'Any of some choices' }));
  await user.click(form.getByRole('button', { name: 'Add field' }));
  expect(network.callsOf(customFieldEndpoints.create)).toHaveLength(0);
  for (const label of ['Radio', 'Fair']) {
    await user.click(form.getByRole('button', { name: 'Add choice' }));
    await user.type(form.getAllByRole('textbox', { name: /^Choice/ }).at(-1)!, label);
  }
  await user.click(form.getByRole('button', { name: 'Add field' }));
  await waitFor(() => expect(network.callsOf(customFieldEndpoints.create)).toHaveLength(1));
  expect(network.callsOf(customFieldEndpoints.create)[0]?.body).toMatchObject({
    entity: 'job',
    type: 'multiSelect',
    key: null,
    label: 'Channel',
    help: null,
    choices: [{ label: 'Radio' }, { label: 'Fair' }],
  });
});

test('choices of a kind that was changed again neither hinder the field nor are added to it', async () => {
  const { user, network } = open('', [respond(customFieldEndpoints.create, () => badge)]);
  await user.click(await screen.findByRole('button', { name: 'New field' }));
  const form = within(await screen.findByRole('dialog', { name: 'New field' }));
  await user.type(form.getByRole('textbox', { name: /Name/ }), 'Badge');
  const choose = async (kind: string) => {
    await user.click(form.getByRole('combobox', { name: /Kind/ }));
    await user.click(await screen.findByRole('option', { name: kind }));
  };
  await choose('One of some choices');
  await user.click(form.getByRole('button', { name: 'Add choice' }));
  await choose('Text');
  await user.click(form.getByRole('button', { name: 'Add field' }));
  await waitFor(() =>
    expect(network.callsOf(customFieldEndpoints.create)[0]?.body).toMatchObject({
      type: 'text',
      choices: [],
    }),
  );
});

test('an edit sends only the differences; choices keep their ids when renamed, and are retired', async () => {
  const { user, network } = open(`&field=${field.id}`, [
    respond(customFieldEndpoints.update, () => field),
  ]);
  const form = within(await screen.findByRole('dialog', { name: 'Edit field' }));
  expect(form.getByRole('textbox', { name: /Key/ })).toBeDisabled();
  await user.type(form.getByRole('textbox', { name: /^Choice 1/ }), ' size');
  await user.click(form.getByRole('switch', { name: 'Offer Large' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(network.callsOf(customFieldEndpoints.update)).toHaveLength(1));
  expect(network.callsOf(customFieldEndpoints.update)[0]?.body).toEqual({
    version: 2,
    changes: {
      choices: [
        { id: 'm', label: 'Medium size', isRetired: false },
        { id: 'l', label: 'Large', isRetired: true },
      ],
    },
  });
  expect(form.queryByRole('button', { name: 'Remove field' })).not.toBeInTheDocument();
});

test('a field without values on any record is removed after a confirmation', async () => {
  const { user, network } = open(`&field=${badge.id}`, [
    respond(customFieldEndpoints.remove, () => ({ id: badge.id })),
  ]);
  const form = within(await screen.findByRole('dialog', { name: 'Edit field' }));
  await user.click(form.getByRole('button', { name: 'Remove field' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove “Badge”?' }));
  await user.click(question.getByRole('button', { name: 'Remove field' }));
  await waitFor(() => expect(network.callsOf(customFieldEndpoints.remove)).toHaveLength(1));
  expect(network.callsOf(customFieldEndpoints.remove)[0]?.body).toEqual({ version: 2 });
});

test('a field is archived and restored, and moved with the keyboard', async () => {
  const { user, network, platform } = open('', [
    respond(customFieldEndpoints.update, () => ({ ...field, isActive: false, version: 3 })),
    respond(customFieldEndpoints.order, () => ({ data: [] })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Archive Shirt' }));
  await waitFor(() => expect(platform.notices[0]?.text).toMatch(/is archived/));
  await act(async () => platform.notices[0]?.undo?.());
  expect(network.callsOf(customFieldEndpoints.update).map(({ body }) => body)).toEqual([
    { version: 2, changes: { isActive: false } },
    { version: 3, changes: { isActive: true } },
  ]);
  screen.getByRole('button', { name: 'Move Badge up' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Badge is now at position 1 of 2')).toBeInTheDocument();
  expect(network.callsOf(customFieldEndpoints.order)[0]?.body).toEqual({
    entity: 'candidate',
    ids: [badge.id, field.id],
  });
});
