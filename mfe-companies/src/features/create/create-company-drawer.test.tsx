import { companyEndpoints, customFieldEndpoints, type UsableCustomField } from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CompaniesRoutes } from '../../routes.tsx';
import { idOf, makeCompany, recordHandlers } from '../../testing/company.fixtures.ts';

const { checkDuplicates, create, list } = companyEndpoints;
const made = makeCompany({ name: 'Quillon Freight' });
const segment: UsableCustomField = {
  id: idOf(71),
  type: 'text',
  key: 'segment',
  label: 'Segment',
  help: null,
  isRequired: true,
  choices: [],
};

/** Opens the form with these custom fields of the agency. */
async function show(fields: UsableCustomField[]) {
  const shown = renderRemote(<CompaniesRoutes />, {
    api,
    session: 'admin',
    path: '/companies/new',
    handlers: [
      respond(list, () => ({ ...fixtureFor(list.response), data: [] })),
      respond(checkDuplicates, () => ({ matches: [] })),
      respond(customFieldEndpoints.ofEntity, () => ({ data: fields })),
      respond(create, () => made),
      ...recordHandlers(made),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New company' }));
  return { ...shown, dialog, box: (name: string) => dialog.getByRole('textbox', { name }) };
}

test('the agency’s custom fields are asked for with the others, and sent with them', async () => {
  const { user, dialog, box, network } = await show([segment]);
  const own = await dialog.findByRole('textbox', { name: 'Segment' });
  const save = dialog.getByRole('button', { name: 'Add company' });
  await user.click(save);
  await waitFor(() => expect(own).toBeInvalid());
  expect(box('Name')).toBeInvalid();
  expect(network.callsOf(create)).toHaveLength(0);
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.type(box('Name'), 'Quillon Freight');
  await user.type(own, 'Large');
  await user.click(dialog.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  await user.click(save);
  await waitFor(() => expect(network.callsOf(create)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    name: 'Quillon Freight',
    country: 'DE',
    custom: { [segment.id]: 'Large' },
  });
});

test('an agency without custom fields is asked for nothing more', async () => {
  const { dialog } = await show([]);
  expect(dialog.queryByText('More fields')).not.toBeInTheDocument();
});
