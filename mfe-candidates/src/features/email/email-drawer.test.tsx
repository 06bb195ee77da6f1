import {
  bulkMailEndpoints,
  candidateEndpoints,
  emailTemplateEndpoints,
  fileEndpoints,
  messageEndpoints,
  approvalEndpoints,
  userEndpoints,
  type BodyOf,
  type BulkMailAnswer,
  type MessageBatch,
} from '@muster/contracts';
import {
  act,
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
import { CandidatesRoutes } from '../../routes.tsx';
import { selectCandidates } from '../../shared/candidate-selection.ts';
import { idOf, listOf, makeRow } from '../../testing/candidate.fixtures.ts';

const { preview } = messageEndpoints;
const { send, read, retry } = bulkMailEndpoints;
const [ana, ben, cleo] = [idOf(21), idOf(22), idOf(23)];
const item = (id: string, name: string, code: string | null = null) => ({
  id,
  name,
  code,
  outcome: code ? ('skipped' as const) : ('ok' as const),
});
const rehearsal: BulkMailAnswer = {
  items: [item(cleo, 'Cleo Roy', 'UNSUBSCRIBED'), item(ana, 'Ana Silva'), item(ben, 'Ben Ode')],
  total: 3,
  ok: 2,
  skipped: 1,
  failed: 0,
  operationId: null,
  inBackground: false,
  reasons: [
    { outcome: 'ok', code: null, count: 2 },
    { outcome: 'skipped', code: 'UNSUBSCRIBED', count: 1 },
  ],
  needsApproval: false,
  batchId: null,
};
const row = (
  candidateId: string,
  name: string,
  changes: Partial<MessageBatch['rows'][number]>,
) => ({
  candidateId,
  name,
  code: null,
  problem: null,
  scheduledFor: null,
  recipientZone: null,
  outcome: 'sent' as const,
  ...changes,
});
const batch: MessageBatch = {
  ...fixtureFor(read.response),
  id: idOf(70),
  status: 'written',
  subject: 'A job',
  total: 3,
  allowedActions: ['retry'],
  counts: [
    { outcome: 'failed', count: 1 },
    { outcome: 'skipped', count: 1 },
    { outcome: 'sent', count: 1 },
  ],
  rows: [
    row(ben, 'Ben Ode', { outcome: 'failed', problem: 'mailbox_full' }),
    row(cleo, 'Cleo Roy', { outcome: 'skipped', code: 'UNSUBSCRIBED' }),
    row(ana, 'Ana Silva', {}),
  ],
};

const show = (
  search = '',
  answer: Partial<BulkMailAnswer> = {},
  more: readonly ReturnType<typeof respond>[] = [],
) =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/email${search}`,
    handlers: [
      respond(candidateEndpoints.list, () => listOf([makeRow(20)])),
      respond(emailTemplateEndpoints.list, () => ({ data: [] })),
      respond(approvalEndpoints.list, () => fixtureFor(approvalEndpoints.list.response)),
      respond(messageEndpoints.senders, () => ({
        data: [
          { kind: 'agency' as const, name: 'Muster', address: 'no-reply@muster.test' },
          { kind: 'own' as const, name: 'Li Recruiter', address: 'li@muster.test' },
        ],
        replyTo: 'li@muster.test',
        repliesCome: true,
      })),
      respond(preview, ({ body }) => ({
        ...fixtureFor(preview.response),
        name: body.subjectId === ana ? 'Ana Silva' : 'Ben Ode',
        subject: body.subject,
        to: null,
        missing: [],
        problem: null,
        waitsFor: null,
        recipientZone: 'America/Recife',
        text: body.text.replace('{{firstName}}', body.subjectId === ana ? 'Ana' : 'Ben'),
      })),
      respond(send, ({ body }) =>
        body.dryRun
          ? { ...rehearsal, ...answer }
          : { ...rehearsal, ...answer, batchId: batch.id, operationId: batch.id },
      ),
      respond(read, () => batch),
      respond(retry, () => ({ retried: 1 })),
      ...more,
    ],
  });

test('opened directly, the drawer says where to begin', async () => {
  show();
  const dialog = await screen.findByRole('dialog', { name: 'E-mail candidates' });
  expect(within(dialog).getByText('Pick recipients first')).toBeVisible();
});

test('tries again to find out who would be mailed, and keeps what was typed', async () => {
  let isDown = true;
  const { user } = show(`?ids=${ana}`, {}, [
    respond(send, () => (isDown ? fail('UNAVAILABLE') : rehearsal)),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail 1 candidate' }));
  expect(await dialog.findByText(/^Recipients: this could not be loaded\./)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'A question');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: /^Send to/ })).toBeEnabled();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /Subject/ })).toHaveValue('A question');
});

test('recipients named in the address are used, whatever is selected in the list', async () => {
  show(`?ids=${ana}`);
  act(() => selectCandidates([ben, cleo]));
  expect(await screen.findByRole('dialog', { name: 'E-mail 1 candidate' })).toBeVisible();
});

test('names who is left out, shows each mail, sends them and reports the result', async () => {
  const { user, network } = show();
  await screen.findByRole('dialog');
  act(() => selectCandidates([ana, ben, cleo]));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail 3 candidates' }));
  expect(await dialog.findByText('2 receive the e-mail')).toBeVisible();
  expect(dialog.getByText('1 unsubscribed: Cleo Roy')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'A job');
  await user.click(dialog.getByRole('textbox', { name: /^Text/ }));
  await user.paste('Hello {{firstName}}');
  expect(await dialog.findByText('Hello Ana')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next recipient' }));
  expect(await dialog.findByText('Hello Ben')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send to 2' }));

  const result = within(await screen.findByRole('dialog', { name: 'E-mail to several people' }));
  expect(await result.findByText('The mailbox is full')).toBeVisible();
  expect(result.getByText('Unsubscribed')).toBeVisible();
  const bodies = network.callsOf(send).map(({ body }) => body as BodyOf<typeof send>);
  expect(bodies.filter(({ dryRun }) => !dryRun)).toMatchObject([
    { ids: [ana, ben, cleo], expected: 3, text: 'Hello {{firstName}}', reason: null },
  ]);
  await user.click(result.getByRole('button', { name: 'Try 1 failed again' }));
  await waitFor(() => expect(network.callsOf(retry)).toHaveLength(1));
});

test('asks a second user for approval if there are very many recipients', async () => {
  const { user, network } = show('', { needsApproval: true, ok: 201 });
  await screen.findByRole('dialog');
  act(() => selectCandidates([ana, ben, cleo]));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail 3 candidates' }));
  expect(await dialog.findByText(/More than 200 recipients/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'News');
  await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'News of us');
  await user.type(dialog.getByRole('textbox', { name: /Why this goes/ }), 'The yearly news');
  await user.click(dialog.getByRole('button', { name: 'Ask for approval' }));
  await screen.findByRole('dialog', { name: 'E-mail to several people' });
  expect(network.callsOf(send).at(-1)?.body).toMatchObject({ reason: 'The yearly news' });
});

test('copies colleagues on each mail, and says so in the preview', async () => {
  const li = { id: idOf(81), name: 'Lena Koch' };
  const { user, network } = show('', {}, [
    respond(userEndpoints.options, () => [{ ...li, roles: ['recruiter' as const] }]),
    respond(read, () => ({ ...batch, copies: [li] })),
  ]);
  await screen.findByRole('dialog');
  act(() => selectCandidates([ana, ben, cleo]));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail 3 candidates' }));
  await dialog.findByText('2 receive the e-mail');
  await user.click(dialog.getByRole('combobox', { name: /^Copy to colleagues/ }));
  await user.click(await screen.findByRole('option', { name: 'Lena Koch' }));
  expect(
    await dialog.findByText('A copy of each goes to Lena Koch: 2 e-mails for each of them.'),
  ).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Terms');
  await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'Please read them');
  await user.click(dialog.getByRole('button', { name: 'Send to 2' }));
  const result = within(await screen.findByRole('dialog', { name: 'E-mail to several people' }));
  expect(await result.findByText('Copies to Lena Koch')).toBeVisible();
  expect(network.callsOf(send).at(-1)?.body).toMatchObject({ copyIds: [li.id] });
});

test('attaches files that were uploaded and checked', async () => {
  const upload = { id: idOf(71), size: 9, chunk: 100, offset: 0 };
  const name = 'terms.pdf';
  const more = [
    respond(fileEndpoints.begin, () => fixtureFor(fileEndpoints.begin.response, upload)),
    respond(fileEndpoints.send, () =>
      fixtureFor(fileEndpoints.send.response, { ...upload, offset: 9 }),
    ),
    respond(fileEndpoints.complete, () =>
      fixtureFor(fileEndpoints.complete.response, { id: upload.id, name, scan: 'clean' }),
    ),
  ];
  const { user, network } = show('', {}, more);
  await screen.findByRole('dialog');
  act(() => selectCandidates([ana, ben, cleo]));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail 3 candidates' }));
  await dialog.findByText('2 receive the e-mail');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files');
  await user.upload(input, new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
  const files = within(await dialog.findByRole('list', { name: 'Attached files' }));
  expect(await files.findByText(name)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Terms');
  await user.type(dialog.getByRole('textbox', { name: /^Text/ }), 'Please read them');
  await user.click(await dialog.findByRole('button', { name: 'Send to 2' }));
  await screen.findByRole('dialog', { name: 'E-mail to several people' });
  expect(network.callsOf(send).at(-1)?.body).toMatchObject({ fileIds: [upload.id] });
});
