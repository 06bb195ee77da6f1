import { candidateEndpoints } from '@muster/contracts';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../../testing/candidate.fixtures.ts';
import { conflictWith, openForm, updateContact } from '../edit-forms.fixtures.tsx';

const candidate = makeCandidate();
const open = (answer: Parameters<typeof respond<typeof updateContact>>[1] = () => candidate) =>
  openForm(candidate, 'contact-information', [respond(updateContact, answer)]);

test('sends only what has changed and returns to the record', async () => {
  const { fill, save, network, platform } = await open();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await fill('City', 'Olinda');
  await fill('Headline', '');
  await save();
  await waitFor(() => expect(window.location.pathname).toBe(`/candidates/${candidate.id}/profile`));
  expect(network.callsOf(updateContact).map(({ body }) => body)).toEqual([
    { version: 3, changes: { city: 'Olinda', headline: null } },
  ]);
  expect(platform.unsaved()).toBeNull();
});

test('a refused row is marked at its own field', async () => {
  const path = 'contacts.upsert[0].value';
  const { user, dialog, box, fill, save } = await open(() =>
    fail('VALIDATION_FAILED', { fields: [{ path, code: 'NOT_UNIQUE', message: '' }] }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add contact' }));
  await fill('Address or number', 'mateus@example.com');
  await save();
  await waitFor(() => expect(box('Address or number')).toBeInvalid());
});

const takenBy = (context: Record<string, string>) =>
  fail('DUPLICATE', {
    fields: [{ path: 'changes.email', code: 'NOT_UNIQUE', message: '' }],
    context,
  });

test('an address of another record names its owner and offers to merge the two', async () => {
  const { dialog, box, fill, save } = await open(() =>
    takenBy({ existingId: idOf(12), number: 'C-000012', name: 'Matheus Ferreira' }),
  );
  await fill('E-mail', 'matheus@example.com');
  await save();
  expect(await dialog.findByText(/Matheus Ferreira, C-000012, has this/)).toBeVisible();
  expect(box('E-mail')).toBeInvalid();
  expect(dialog.getByRole('link', { name: 'Open Matheus Ferreira' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf(12)),
  );
  expect(dialog.getByRole('link', { name: 'Merge the two' })).toHaveAttribute(
    'href',
    expect.stringContaining(`merge=${idOf(12)}`),
  );
  await fill('E-mail', 'other@example.com');
  expect(dialog.queryByText(/has this e-mail address/)).not.toBeInTheDocument();
});

test('the owner of an address is not named if the user may not see that record', async () => {
  const { dialog, fill, save } = await open(() => takenBy({}));
  await fill('E-mail', 'matheus@example.com');
  await save();
  expect(await dialog.findByText(/whose record you do not see/)).toBeVisible();
  expect(dialog.queryByText('Merge the two')).not.toBeInTheDocument();
});

test('a time zone of another country is pointed out, but not refused', async () => {
  const { user, dialog } = await open();
  expect(dialog.queryByText(/This zone is not used in/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name: 'Japan' }));
  expect(dialog.getByText(/This zone is not used in Japan/)).toBeVisible();
});

test('a field changed by two users is asked about, and the other fields are kept', async () => {
  const theirs = makeCandidate({ city: 'Natal', headline: 'Staff engineer', version: 5 });
  const { user, fill, save, network } = await open(({ body }) =>
    body.version === 5 ? candidate : conflictWith(theirs, ['city', 'headline']),
  );
  await fill('City', 'Olinda');
  await fill('Region', 'Pernambuco');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: /Li Chen has changed this/ }));
  expect(dialog.getByText(/Staff engineer/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /Olinda/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the merged version' }));
  await waitFor(() => expect(network.callsOf(updateContact)).toHaveLength(2));
  expect(network.callsOf(updateContact)[1]?.body).toEqual({
    version: 5,
    changes: { city: 'Olinda', region: 'Pernambuco' },
  });
});

test('a read-only record says so instead of showing a form', async () => {
  const readOnly = makeCandidate({ allowedActions: ['add_note'] });
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${readOnly.id}/edit/contact-information`,
    handlers: recordHandlers(readOnly),
  });
  expect(await screen.findByText(/not change this part of it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

const further = (changes: object) =>
  makeCandidate({
    contact: {
      email: 'mateus@example.com',
      phone: null,
      phoneIsValid: true,
      contacts: [
        {
          id: idOf(71),
          kind: 'email',
          label: 'home',
          value: 'mateus@home.test',
          isPrimary: false,
          verifiedAt: null,
          ...changes,
        },
      ],
    },
  });

test('a confirmation link is sent to a further address, and the form says how long it is valid', async () => {
  const { user, dialog, network } = await openForm(further({}), 'contact-information', [
    respond(candidateEndpoints.verifyContact, () => ({ expiresAt: '2036-03-10T09:00:00.000Z' })),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Send a link to confirm' }));
  expect(await dialog.findByText(/A link is on its way to mateus@home.test/)).toBeVisible();
  expect(network.callsOf(candidateEndpoints.verifyContact)[0]?.params).toEqual({
    id: candidate.id,
    contactId: idOf(71),
  });
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
});

test('too many confirmation links are refused in words', async () => {
  const { user, dialog } = await openForm(further({}), 'contact-information', [
    respond(candidateEndpoints.verifyContact, () => fail('RATE_LIMITED')),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Send a link to confirm' }));
  expect(await dialog.findByText(/Try again in an hour/)).toBeVisible();
});

test('confirmed and bounced addresses say so, and neither is offered a confirmation link', async () => {
  const both = further({ verifiedAt: '2026-03-02T09:00:00.000Z' });
  const [confirmed] = both.contact?.contacts ?? [];
  const { dialog } = await openForm(
    {
      ...both,
      contact: {
        email: null,
        phone: null,
        phoneIsValid: true,
        contacts: [
          confirmed,
          ...(further({ mailProblem: 'bounced' }).contact?.contacts ?? []),
        ].flatMap((one, index) => (one ? [{ ...one, id: idOf(71 + index) }] : [])),
      },
    },
    'contact-information',
    [],
  );
  expect(dialog.getByText(/Confirmed by its person on .*2026/)).toBeVisible();
  expect(dialog.getByText(/E-mails to this address came back/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /link to confirm/ })).not.toBeInTheDocument();
});
