import { emailTemplateEndpoints, type EmailTemplate, type Role } from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { TeamRoutes } from '../../routes.tsx';

const mine: EmailTemplate = {
  ...fixtureFor(emailTemplateEndpoints.read.response),
  id: '64b0000000000000000000f1',
  name: 'First contact',
  topic: 'candidate_outreach',
  audience: 'candidate',
  scope: 'personal',
  isActive: true,
  isEdited: false,
  sent: 4,
  owner: { id: '64b0000000000000000000e1', name: 'Noor Haddad' },
  subject: 'Hello {{firstName}}',
  body: 'Are you free?',
  version: 2,
  revisions: [],
  language: 'en',
  translations: [],
  allowedActions: ['edit', 'delete'],
  usage: { drafts: 2, waiting: 1 },
  reasons: 0,
  cc: [],
  repliesTo: 'record',
  files: [],
};
const other: EmailTemplate = {
  ...mine,
  id: '64b0000000000000000000f2',
  name: 'Second contact',
  scope: 'team',
  owner: null,
  allowedActions: [],
};
const shipped: EmailTemplate = {
  ...mine,
  id: 'position_filled',
  name: 'Position filled',
  topic: 'application',
  scope: 'system',
  owner: null,
  allowedActions: [],
  subject: 'About {{title}}',
};
const all = [mine, other, shipped];

type Answer<E extends Parameters<typeof respond>[0]> = Parameters<typeof respond<E>>[1];

const open = (
  path: string,
  {
    session = 'recruiter',
    create = () => mine,
    remove = () => mine,
    template,
  }: {
    session?: Role;
    /** Used instead of the user's own template. */
    template?: EmailTemplate;
    create?: Answer<typeof emailTemplateEndpoints.create>;
    remove?: Answer<typeof emailTemplateEndpoints.delete>;
  } = {},
) =>
  renderRemote(<TeamRoutes />, {
    api,
    session,
    path: `/settings/email-templates${path}`,
    handlers: [
      respond(emailTemplateEndpoints.list, () => ({ data: all })),
      respond(
        emailTemplateEndpoints.read,
        ({ params }) =>
          [...(template ? [template] : []), ...all].find(({ id }) => id === params.id) ??
          fail('NOT_FOUND'),
      ),
      respond(emailTemplateEndpoints.preview, () => ({
        subject: 'S',
        html: '<p>H</p>',
        text: 'T',
      })),
      respond(emailTemplateEndpoints.previewNew, ({ body }) => ({
        subject: body.subject,
        html: '<p>H</p>',
        text: `Plain: ${body.body}`,
      })),
      respond(emailTemplateEndpoints.create, create),
      respond(emailTemplateEndpoints.delete, remove),
      respond(
        emailTemplateEndpoints.update,
        ({ body }) => ({ ...mine, ...body.changes }) as EmailTemplate,
      ),
    ],
  });

test('the list shows the owner of each template, and filters by owner and topic', async () => {
  const { container, user } = open('');
  expect(await screen.findByText('Personal: Noor Haddad')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Position filled' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Personal' }));
  expect(screen.getByRole('link', { name: 'First contact' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Position filled' })).not.toBeInTheDocument();
  expect(await axeFindings(container)).toEqual([]);
});

test('a new template is written with a preview, and a refused value is marked at its field', async () => {
  const { container, user, network } = open('/new', {
    create: () =>
      fail('VALIDATION_FAILED', {
        fields: [{ path: 'name', code: 'NOT_UNIQUE', message: '' }],
      }),
  });
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'First contact');
  await user.type(screen.getByRole('textbox', { name: /Subject/ }), 'Hello');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Dear ');
  await user.click(screen.getByRole('button', { name: 'First name of the reader' }));
  await user.click(screen.getByText('Plain text'));
  expect(await screen.findByText('Plain: Dear {{firstName}}')).toBeVisible();
  // Recruiters' templates are always personal, so there is nothing to choose.
  expect(screen.queryByText('Who uses it')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'The author' }));
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  await waitFor(() =>
    expect(network.callsOf(emailTemplateEndpoints.create)[0]?.body).toEqual({
      name: 'First contact',
      scope: 'personal',
      topic: 'candidate_outreach',
      audience: 'candidate',
      subject: 'Hello',
      body: 'Dear {{firstName}}',
      language: 'en',
      translations: [],
      cc: [],
      repliesTo: 'author',
      fileIds: [],
    }),
  );
  expect(screen.getByRole('textbox', { name: /Name/ })).toBeInvalid();
});

test('a copy begins like the original, says what it cannot contain, and is saved as the user’s own', async () => {
  const { user, platform } = open('/new?from=position_filled', { session: 'team_lead' });
  expect(await screen.findByText(/so replace them: Title/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Copy of Position filled');
  expect(screen.getByRole('radio', { name: 'Only me' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Template created'));
  expect(await screen.findByRole('heading', { level: 1, name: 'First contact' })).toBeVisible();
});

test('a text in another language is added below, with its own subject', async () => {
  const { container, user, network } = open('/new');
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Contact');
  await user.type(screen.getByRole('textbox', { name: /Subject/ }), 'Hello');
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'Good day');
  await user.click(screen.getByRole('button', { name: 'Add a language' }));
  const [, subject] = await screen.findAllByRole('textbox', { name: /Subject/ });
  const [, body] = screen.getAllByRole('textbox', { name: /^Text/ });
  if (!subject || !body) throw new Error('There are no fields for another language');
  await user.type(subject, 'Hola');
  await user.type(body, 'Buenos dias');
  await user.click(screen.getByRole('radio', { name: 'The author' }));
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  await waitFor(() =>
    expect(network.callsOf(emailTemplateEndpoints.create)[0]?.body).toMatchObject({
      translations: [{ language: 'es', subject: 'Hola', body: 'Buenos dias' }],
    }),
  );
});

test('deleting says what happens to the mails, and asks for a replacement', async () => {
  const { user, network, platform } = open(`/${mine.id}/delete`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete First contact?' }));
  expect(dialog.getByText('2 drafts were begun with it and keep their text.')).toBeVisible();
  expect(dialog.getByText(/1 planned e-mail leaves/)).toBeVisible();
  await user.click(await dialog.findByRole('combobox', { name: /Replace with/ }));
  expect(screen.queryByRole('option', { name: 'Position filled' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('option', { name: 'Second contact' }));
  await user.click(dialog.getByRole('button', { name: 'Delete template' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Template deleted'));
  expect(network.callsOf(emailTemplateEndpoints.delete)[0]?.body).toEqual({
    version: 2,
    replacementId: other.id,
  });
});

test('a template that reasons use says so before it is deleted, and asks for a replacement', async () => {
  const used: EmailTemplate = {
    ...mine,
    reasons: 2,
    usage: { drafts: 0, waiting: 0 },
    allowedActions: ['delete'],
  };
  open(`/${used.id}/delete`, { session: 'team_lead', template: used });
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete First contact?' }));
  expect(dialog.getByText('2 reasons use it, and will use the other one.')).toBeVisible();
  expect(await dialog.findByRole('combobox', { name: /Replace with/ })).toBeVisible();
});

test('a mail of the platform cannot be deleted, and the screen says so', async () => {
  open('/position_filled/delete');
  expect(await screen.findByText(/The platform sends this e-mail/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete template' })).not.toBeInTheDocument();
});

test('an earlier text shows its changes in each language, and is taken into the form', async () => {
  const pt = (subject: string) => ({ language: 'pt' as const, subject, body: 'Tem tempo?' });
  const { user, network } = open(`/${mine.id}/edit`, {
    template: {
      ...mine,
      translations: [pt('Bom dia')],
      revisions: [
        {
          revision: 1,
          subject: 'Hi',
          body: 'Are you free?',
          language: 'en',
          translations: [pt('Olá')],
          at: '2026-05-04T09:00:00.000Z',
          by: mine.owner,
        },
      ],
    },
  });
  await user.click(await screen.findByText(/Noor Haddad, /));
  expect(screen.getByRole('heading', { name: 'Portuguese' })).toBeVisible();
  expect(screen.getByText('Olá').closest('del')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use this text' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsOf(emailTemplateEndpoints.update)[0]?.body).toMatchObject({
      changes: { subject: 'Hi', translations: [pt('Olá')] },
    }),
  );
});
