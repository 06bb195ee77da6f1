import {
  candidateEndpoints,
  customFieldEndpoints,
  type DuplicateMatch,
  type UsableCustomField,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, listOf, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

const { list, create, checkDuplicates, restoreDeleted } = candidateEndpoints;
const made = makeCandidate({ id: idOf(50), name: 'Mateus Ferreira' });
const match = (changes: Partial<DuplicateMatch> = {}): DuplicateMatch =>
  fixtureFor(checkDuplicates.response.shape.matches.element, {
    id: idOf(11),
    number: 'C-000011',
    name: 'Mateo Ferreira',
    status: 'active',
    country: 'BR',
    signals: ['name_country'],
    version: 2,
    ...changes,
  });

/** Opens the form; `known` are similar candidates. */
async function show(known: DuplicateMatch[], ...more: Handler[]) {
  const shown = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: '/candidates/new',
    handlers: [
      respond(list, () => listOf([])),
      respond(checkDuplicates, () => ({ matches: known, hiddenMatch: false })),
      respond(customFieldEndpoints.ofEntity, () => ({ data: [] })),
      respond(create, () => made),
      ...recordHandlers(made),
      ...more,
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New candidate' }));
  const box = (name: string) => dialog.getByRole('textbox', { name });
  const { user } = shown;
  const fill = async (name: string, text: string) => {
    await user.clear(box(name));
    await user.click(box(name));
    await user.paste(text);
  };
  const chooseCountry = async () => {
    await user.click(dialog.getByRole('combobox', { name: 'Country' }));
    await user.click(await screen.findByRole('option', { name: 'Brazil' }));
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Add candidate' }));
  return { ...shown, dialog, box, fill, chooseCountry, save };
}

test('requires a name, a country and a mail address or a link, and says so at the fields', async () => {
  const { dialog, box, save, network } = await show([]);
  await save();
  expect(await dialog.findByText('4 fields need correcting before you can save')).toBeVisible();
  for (const name of ['First name', 'Last name', 'E-mail']) expect(box(name)).toBeInvalid();
  expect(network.callsOf(create)).toHaveLength(0);
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
});

test('a candidate with only a link becomes a lead, and the new record opens', async () => {
  const { fill, chooseCountry, save, network, platform } = await show([]);
  await fill('First name', 'Mateus');
  await fill('Last name', 'Ferreira');
  await fill('LinkedIn or other link', 'linkedin.com/in/mateus');
  await chooseCountry();
  await save();
  await waitFor(() => expect(window.location.pathname).toBe(`/candidates/${idOf(50)}/profile`));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    firstName: 'Mateus',
    lastName: 'Ferreira',
    email: null,
    phone: null,
    country: 'BR',
    linkUrl: expect.stringContaining('linkedin.com/in/mateus') as string,
    confirmDuplicate: false,
  });
  expect(platform.unsaved()).toBeNull();
  expect(platform.notices[0]?.text).toBe('Mateus Ferreira was added');
});

test('a similar candidate is shown while typing and has to be confirmed as another person', async () => {
  const { user, dialog, fill, chooseCountry, save, network } = await show(
    [match()],
    respond(create, ({ body }) => (body.confirmDuplicate ? made : fail('POSSIBLE_DUPLICATE'))),
  );
  await fill('First name', 'Mateus');
  await fill('Last name', 'Ferreira');
  await fill('E-mail', 'mateus@example.com');
  await chooseCountry();
  expect(await dialog.findByText('same name and country')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    `/candidates/${idOf(11)}/profile`,
  );
  await save();
  expect(await dialog.findByText(/then confirm that this is another person/)).toBeVisible();
  await user.click(await dialog.findByRole('checkbox', { name: /this is another person/ }));
  await save();
  await waitFor(() => expect(window.location.pathname).toContain(idOf(50)));
  expect(network.callsOf(create).at(-1)?.body).toMatchObject({ confirmDuplicate: true });
});

test('a mail address that belongs to another candidate cannot be confirmed', async () => {
  const { dialog, box, fill, chooseCountry, save } = await show(
    [match({ signals: ['email'], blocks: true })],
    respond(create, () => fail('DUPLICATE')),
  );
  await fill('First name', 'Mateus');
  await fill('Last name', 'Ferreira');
  await fill('E-mail', 'mateo@example.com');
  await chooseCountry();
  expect(await dialog.findByText(/This e-mail address belongs to Mateo Ferreira/)).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: /another person/ })).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(box('E-mail')).toBeInvalid());
});

test('a deleted duplicate can be restored from the form', async () => {
  const { user, dialog, fill, network, platform } = await show(
    [match({ deleted: { at: '2026-03-02T09:00:00.000Z', mayRestore: true } })],
    respond(restoreDeleted, () => makeCandidate()),
  );
  await fill('E-mail', 'mateo@example.com');
  expect(await dialog.findByText('Deleted 2 Mar 2026')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Mateo Ferreira was restored'));
  expect(network.callsOf(restoreDeleted)[0]?.body).toEqual({ version: 2 });
});

const { ofEntity } = customFieldEndpoints;
const shirt: UsableCustomField = {
  id: idOf(71),
  type: 'text',
  key: 'shirt',
  label: 'T-shirt size',
  help: null,
  isRequired: true,
  choices: [],
};

test('the agency’s custom fields are asked for with the others, and sent with them', async () => {
  const { user, dialog, box, fill, chooseCountry, save, network } = await show(
    [],
    respond(ofEntity, () => ({ data: [shirt] })),
  );
  await dialog.findByText('More fields');
  await save();
  expect(await dialog.findByText('5 fields need correcting before you can save')).toBeVisible();
  for (const name of ['E-mail', 'T-shirt size']) expect(box(name)).toBeInvalid();
  await fill('First name', 'Mateus');
  await fill('Last name', 'Ferreira');
  await fill('E-mail', 'mateus@example.com');
  await chooseCountry();
  await user.type(box('T-shirt size'), 'M');
  await save();
  await waitFor(() => expect(window.location.pathname).toContain(idOf(50)));
  expect(network.callsOf(create)[0]?.body).toMatchObject({ custom: { [shirt.id]: 'M' } });
});

test('a custom field added meanwhile is refused by the server and then asked for', async () => {
  let fields: UsableCustomField[] = [];
  const { dialog, box, fill, chooseCountry, save } = await show(
    [],
    respond(ofEntity, () => ({ data: fields })),
    respond(create, () => {
      fields = [shirt];
      return fail('VALIDATION_FAILED', {
        fields: [{ path: `custom.${shirt.id}`, code: 'REQUIRED', message: 'Enter something.' }],
      });
    }),
  );
  await fill('First name', 'Mateus');
  await fill('Last name', 'Ferreira');
  await fill('E-mail', 'mateus@example.com');
  await chooseCountry();
  await save();
  expect(await dialog.findByRole('textbox', { name: 'T-shirt size' })).toBeInvalid();
  expect(box('First name')).toHaveValue('Mateus');
});
