import { customFieldEndpoints, type RecordFieldsView } from '@muster/contracts';
import { LeaveGuardProvider, createMusterApi } from '@muster/kit';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { CustomFieldsCard } from './custom-fields-card.tsx';
import { CustomFieldsProvider, customFieldBlockEndpoints } from './custom-fields-host.tsx';

const api = createMusterApi(customFieldBlockEndpoints);
const { ofRecord, setOnRecord } = customFieldEndpoints;
const blank = { key: 'field', help: null, isRequired: false, choices: [] };
const choices = [
  { id: 'a', label: 'Agile', isRetired: true },
  { id: 'b', label: 'Berlin', isRetired: false },
];
const ids = ['64b0000000000000000000f1', '64b0000000000000000000f2', '64b0000000000000000000f3'];
const record: RecordFieldsView = {
  version: 4,
  mayEdit: true,
  fields: [
    { ...blank, id: ids[0]!, type: 'text', label: 'Badge', value: 'Blue', isRequired: true },
    { ...blank, id: ids[1]!, type: 'multiSelect', label: 'Groups', value: ['b', 'a'], choices },
    { ...blank, id: ids[2]!, type: 'yesNo', label: 'Has a car', value: null },
  ],
};

const open = (shown: RecordFieldsView, handlers: Handler[] = []) =>
  renderRemote(
    <LeaveGuardProvider>
      <CustomFieldsProvider api={api}>
        <CustomFieldsCard entity="candidate" id="64b0000000000000000000c1" />
      </CustomFieldsProvider>
    </LeaveGuardProvider>,
    { api, session: 'recruiter', handlers: [respond(ofRecord, () => shown), ...handlers] },
  );

test('field values are shown in words; empty fields are left out', async () => {
  const { container } = open({ ...record, mayEdit: false });
  expect(await screen.findByText('Berlin, Agile')).toBeVisible();
  expect(screen.getByText('Blue')).toBeVisible();
  expect(screen.queryByText('Has a car')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit more fields' })).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('only differences are sent; a required field cannot be emptied', async () => {
  const { user, network, platform } = open(record, [respond(setOnRecord, () => record)]);
  await user.click(await screen.findByRole('button', { name: 'Edit more fields' }));
  const form = within(await screen.findByRole('dialog', { name: 'More fields' }));
  const badge = form.getByRole('textbox', { name: /Badge/ });
  await user.clear(badge);
  await user.click(form.getByRole('combobox', { name: /Has a car/ }));
  await user.click(await screen.findByRole('option', { name: 'No' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(badge).toBeInvalid());
  expect(network.callsOf(setOnRecord)).toHaveLength(0);
  await user.type(badge, 'Red');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Saved'));
  expect(network.callsOf(setOnRecord)[0]?.body).toEqual({
    version: 4,
    values: { [ids[0]!]: 'Red', [ids[2]!]: false },
  });
});

test('a refusal by the server is shown at its field', async () => {
  const { user } = open(record, [
    respond(setOnRecord, () =>
      fail('VALIDATION_FAILED', {
        fields: [{ path: `values.${ids[0]}`, code: 'TOO_LONG', message: 'Too long.' }],
      }),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Edit more fields' }));
  const form = within(await screen.findByRole('dialog', { name: 'More fields' }));
  await user.type(form.getByRole('textbox', { name: /Badge/ }), ' and green');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: /Badge/ })).toBeInvalid());
});

test('a record without fields shows nothing', async () => {
  const { network } = open({ ...record, fields: [] });
  await waitFor(() => expect(network.callsOf(ofRecord)).toHaveLength(1));
  expect(screen.queryByText('More fields')).not.toBeInTheDocument();
});
