import {
  emailTemplateEndpoints,
  type EmailTemplate,
  type Role,
  teamRoutes,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { defineRemoteRoutes } from '@muster/kit';
import { EditTemplatePage } from './edit-template-page.tsx';
import { EmailTemplatesPage } from './templates-page.tsx';

const routes = defineRemoteRoutes([
  { route: teamRoutes.settingsEmailTemplates, element: <EmailTemplatesPage /> },
  { route: teamRoutes.settingsEmailTemplatesByIdEdit, element: <EditTemplatePage /> },
]);

const template: EmailTemplate = {
  id: 'position_filled',
  name: 'Position filled',
  topic: 'application',
  audience: 'candidate',
  scope: 'system',
  owner: null,
  isActive: true,
  language: 'en',
  translations: [],
  subject: 'About {{title}}',
  body: 'Hello {{firstName}}',
  isEdited: true,
  sent: 3,
  reasons: 0,
  cc: [],
  repliesTo: 'record',
  files: [],
  updatedAt: '2026-11-20T10:00:00.000Z',
  updatedBy: { id: '64b0000000000000000000e1', name: 'Lukas Petrov' },
  version: 2,
  allowedActions: ['edit', 'restore_default'],
  variables: [
    { name: 'firstName', label: 'First name of the reader', required: false },
    { name: 'title', label: 'Title', required: false },
  ],
  revisions: [
    {
      revision: 1,
      subject: 'The search',
      body: 'Hello',
      language: null,
      translations: null,
      at: null,
      by: null,
    },
  ],
  usage: { drafts: 0, waiting: 0 },
};
const preview = {
  subject: 'About Engineer',
  html: '<p>Hello Ana</p>',
  text: 'Hello Ana, in plain',
};

const open = (
  path: string,
  {
    session = 'admin',
    shown = template,
    update = () => ({ ...template, version: 3 }),
  }: {
    session?: Role;
    shown?: EmailTemplate;
    update?: Parameters<typeof respond<typeof emailTemplateEndpoints.update>>[1];
  } = {},
) =>
  renderRemote(routes, {
    api,
    path,
    session,
    handlers: [
      respond(emailTemplateEndpoints.list, () => ({ data: [shown] })),
      respond(emailTemplateEndpoints.read, () => shown),
      respond(emailTemplateEndpoints.preview, () => preview),
      respond(emailTemplateEndpoints.update, update),
      respond(emailTemplateEndpoints.restoreDefault, () => ({ ...shown, isEdited: false })),
      respond(emailTemplateEndpoints.test, () => ({ to: 'admin@muster.test' })),
      respond(emailTemplateEndpoints.rehearse, () => ({
        data: [
          { recipient: 'A••• (C-000001)', outcome: 'no_email' as const, subject: 'S', text: 'T' },
        ],
      })),
    ],
  });
const editor = '/settings/email-templates/position_filled/edit';

test('the list shows each mail, its subject and who changed it, and can be searched', async () => {
  const { container, user } = open('/settings/email-templates');
  expect(await screen.findByRole('link', { name: 'Position filled' })).toBeVisible();
  expect(screen.getByText('Edited')).toBeVisible();
  expect(screen.getByText(/Changed by Lukas Petrov/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Find by name/ }), 'nothing like it');
  expect(screen.getByText('No template fits')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and topic' }));
  expect(screen.getByRole('link', { name: 'Position filled' })).toBeVisible();
});

test('a text is written with variables, previewed in plain text, and saved', async () => {
  const { container, user, network, platform } = open(editor);
  const body = await screen.findByRole('textbox', { name: /Text/ });
  await user.click(screen.getByRole('button', { name: 'Title' }));
  await waitFor(() => expect(body).toHaveValue('Hello {{firstName}}{{title}}'));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByTitle('Preview of the e-mail')).toBeVisible();
  await user.click(screen.getByText('Plain text'));
  expect(await screen.findByText('Hello Ana, in plain')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Template saved'));
  expect(network.callsOf(emailTemplateEndpoints.update)[0]?.body).toMatchObject({
    version: 2,
    changes: { body: 'Hello {{firstName}}{{title}}' },
  });
});

test('an unknown variable is reported at its field, and typed input stays', async () => {
  const { user } = open(editor, {
    update: () =>
      fail('VALIDATION_FAILED', {
        fields: [
          {
            path: 'changes.body',
            code: 'TEMPLATE_UNKNOWN_VARIABLE',
            message: '',
            params: { name: 'payRate' },
          },
        ],
      }),
  });
  const body = await screen.findByRole('textbox', { name: /Text/ });
  await user.type(body, ' more');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText(/This e-mail has no variable payRate/))[0]).toBeVisible();
  expect(body).toHaveValue('Hello {{firstName}} more');
});

test('the default text is restored after a question that says what happens', async () => {
  const { user, network, platform } = open(editor);
  await user.click(await screen.findByRole('button', { name: 'Restore default' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/stays under Earlier texts/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Restore default' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('Default text restored'));
  expect(network.callsOf(emailTemplateEndpoints.restoreDefault)[0]?.body).toEqual({ version: 2 });
});

test('a text is tried on masked candidates, and sent to the user as a test', async () => {
  const { user, platform } = open(editor);
  await user.click(await screen.findByRole('button', { name: 'Send test to me' }));
  await waitFor(() =>
    expect(platform.notices[0]?.text).toBe('A test is on its way to admin@muster.test'),
  );
  await user.click(screen.getByRole('button', { name: 'Try on real candidates' }));
  expect(await screen.findByText('A••• (C-000001)')).toBeVisible();
  expect(screen.getByText('No address')).toBeVisible();
});

test('a user who may not change the texts can read them', async () => {
  open(editor, { session: 'recruiter', shown: { ...template, allowedActions: [] } });
  expect(await screen.findByText(/Only owners and admins/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Text/ })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});
