import {
  attachmentEndpoints,
  communicationEndpoints,
  emailTemplateEndpoints,
  messageEndpoints,
  type Attachment,
  type BodyOf,
  type RecordMail,
  type Communication,
  type CommunicationList,
} from '@muster/contracts';
import {
  act,
  axeFindings,
  fixtureFor,
  makeSession,
  renderRemote,
  respond,
  screen,
  testPlatform,
  waitFor,
  within,
  type Handler,
  type TestPlatform,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import {
  idOf,
  li,
  makeCandidate,
  recordHandlers,
  robin,
} from '../../../testing/candidate.fixtures.ts';

const candidate = makeCandidate();
const { create, send, cancel, preview } = messageEndpoints;
const mail = (changes: Partial<RecordMail>): Communication => ({
  kind: 'mail',
  at: '2026-11-20T09:00:00.000Z',
  mail: {
    ...fixtureFor(create.response),
    id: idOf(50),
    status: 'sent',
    subject: 'Notes from our call',
    text: 'Thank you.',
    to: ['mateus@example.com'],
    createdBy: li,
    isPrivate: false,
    problem: null,
    sentAt: '2026-11-20T09:00:00.000Z',
    scheduledFor: null,
    allowedActions: [],
    isMasked: false,
    mayReply: true,
    version: 2,
    ...changes,
  },
});
const call: Communication = {
  kind: 'call',
  at: '2026-11-19T09:00:00.000Z',
  call: {
    id: idOf(60),
    happenedAt: '2026-11-19T09:00:00.000Z',
    direction: 'out',
    outcome: 'spoke',
    minutes: 18,
    note: 'Open to remote jobs.',
    loggedBy: robin,
    with: null,
    isPrivate: false,
    isMasked: false,
    version: 1,
    allowedActions: ['remove'],
  },
};
const timeline = (
  data: Communication[],
  changes: Partial<CommunicationList> = {},
): CommunicationList => ({
  data,
  nextCursor: null,
  problem: null,
  mayWrite: true,
  mayLogCall: true,
  ...changes,
});
interface Shown {
  search?: string;
  more?: Handler[];
  platform?: TestPlatform;
}
const show = (list: CommunicationList, { search = '', more = [], platform }: Shown = {}) =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    ...(platform && { platform }),
    path: `/candidates/${candidate.id}/profile/communications${search}`,
    handlers: [
      ...recordHandlers(candidate),
      respond(communicationEndpoints.ofCandidate, () => list),
      respond(emailTemplateEndpoints.list, () => ({
        data: [
          {
            ...fixtureFor(emailTemplateEndpoints.list.response.shape.data.element),
            id: idOf(80),
            name: 'First contact',
            topic: 'candidate_outreach' as const,
            scope: 'team' as const,
            audience: 'candidate' as const,
            isActive: true,
          },
        ],
      })),
      respond(preview, ({ body }) => ({
        ...fixtureFor(preview.response),
        recipients: [
          { id: candidate.id, name: candidate.name, address: 'mateus@example.com', problem: null },
        ],
        subject: body.subject,
        missing: body.text.includes('{{rate}}') ? [{ name: 'rate', label: 'Rate' }] : [],
        waitsFor: 'quiet_hours' as const,
        recipientZone: 'America/Recife',
        leavesAt: '2026-11-24T11:00:00.000Z',
      })),
      respond(messageEndpoints.senders, () => ({
        data: [
          { kind: 'agency' as const, name: 'Muster', address: 'no-reply@muster.test' },
          { kind: 'shared' as const, name: 'Jobs', address: 'jobs@agency.test' },
        ],
        replyTo: 'li@agency.test',
        repliesCome: true,
      })),
      ...more,
    ],
  });

test('lists mails and calls, masks private ones, and says what did not arrive', async () => {
  const { container } = show(
    timeline(
      [
        mail({
          id: idOf(51),
          subject: '',
          text: '',
          isPrivate: true,
          isMasked: true,
          mayReply: false,
        }),
        mail({ id: idOf(52), status: 'failed', problem: 'mailbox_full', mayReply: false }),
        mail({}),
        call,
      ],
      { problem: 'bounced' },
    ),
  );
  const list = within(
    await screen.findByRole('region', { name: 'E-mails, calls, meetings and chats, newest first' }),
  );
  expect(list.getByText('Private e-mail of a colleague')).toBeVisible();
  expect(list.getByText('The recipient’s mailbox is full.')).toBeVisible();
  expect(list.getByText('Open to remote jobs.')).toBeVisible();
  expect(list.getByText(/E-mails to this address came back/)).toBeVisible();
  expect(list.queryByRole('button', { name: 'Write e-mail' })).toBeNull();
  expect(await axeFindings(container)).toEqual([]);
});

test.each([
  ['Write e-mail', /Text/, `mail/candidate/${candidate.id}`],
  ['Log a call', /Note/, `call/candidate/${candidate.id}`],
])('%s: what is typed is kept on the device until it is sent', async (button, field, name) => {
  const kept: Record<string, Record<string, unknown>> = {};
  const platform = testPlatform({
    session: makeSession('recruiter'),
    drafts: {
      read: () => Promise.resolve(null),
      keep: (form, values) => {
        kept[form] = values;
        return Promise.resolve();
      },
      remove: (form) => void delete kept[form],
    },
  });
  const { user } = show(timeline([]), { platform });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: field }), 'Hello Mateus');
  await waitFor(() => expect(Object.keys(kept)).toEqual([name]));
  expect(Object.values(kept[name] ?? {})).toEqual(['Hello Mateus']);
});

test('lists meetings and chats, each with a link to where it took place', async () => {
  const meeting = {
    id: idOf(31),
    kind: 'adhoc' as const,
    status: 'ended' as const,
    host: robin,
    startsAt: '2026-11-18T09:00:00.000Z',
    endsAt: '2026-11-18T10:00:00.000Z',
  };
  const { container } = show(
    timeline([
      {
        kind: 'meeting',
        at: meeting.startsAt,
        meeting: { ...meeting, title: 'About the offer', path: '/meetings/abc', isMasked: false },
      },
      {
        kind: 'meeting',
        at: meeting.startsAt,
        meeting: { ...meeting, id: idOf(32), title: '', path: null, isMasked: true },
      },
      {
        kind: 'chat',
        at: '2026-11-17T09:00:00.000Z',
        chat: {
          id: idOf(33),
          name: 'Mateus Ferreira',
          lastAt: '2026-11-17T09:00:00.000Z',
          lastText: 'See you.',
          lastAuthor: 'Mateus',
          path: '/chat?thread=1',
        },
      },
    ]),
  );
  const list = within(await screen.findByRole('region', { name: /newest first/ }));
  const link = await list.findByRole('link', { name: 'About the offer' });
  expect(link).toHaveAttribute('href', '/meetings/abc');
  expect(list.getByText('Meeting of colleagues')).toBeVisible();
  expect(list.getByRole('link', { name: 'Chat: Mateus Ferreira' })).toBeVisible();
  expect(list.getByText('Mateus: See you.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('a mail is written from a template, shows when it leaves, is sent once and taken back', async () => {
  const drafted = { ...fixtureFor(create.response), id: idOf(90), version: 1 };
  const { user, network, platform } = show(timeline([]), {
    search: '?write=new',
    more: [
      respond(emailTemplateEndpoints.fill, () => ({
        cc: [],
        repliesTo: 'record' as const,
        files: [],
        subject: 'Hello Mateus',
        text: 'Your {{rate}}',
        missing: [],
        language: 'en' as const,
        missingLanguage: 'pt',
      })),
      respond(create, () => drafted),
      respond(send, () => ({ ...drafted, version: 2, scheduledFor: '2026-11-24T11:00:00.000Z' })),
      respond(cancel, () => ({ ...drafted, version: 3, status: 'cancelled' as const })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail to Mateus Ferreira' }));
  await user.click(await dialog.findByRole('combobox', { name: /Template/ }));
  await user.click(await screen.findByRole('option', { name: /First contact/ }));
  const text = dialog.getByRole('textbox', { name: /Text/ });
  await waitFor(() => expect(text).toHaveValue('Your {{rate}}'));
  expect(await dialog.findByText(/Nothing is known in place of Rate/)).toBeVisible();
  expect(dialog.getByText(/has no text in Portuguese/)).toBeVisible();
  expect(await dialog.findByText(/waits for their morning/)).toBeVisible();
  await user.clear(text);
  await user.type(text, 'Are you free?');
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [written] = network.callsOf(create).map(({ body }) => body as BodyOf<typeof create>);
  expect(written).toMatchObject({
    subject: 'Hello Mateus',
    text: 'Are you free?',
    templateId: idOf(80),
  });
  expect(network.callsOf(send)).toHaveLength(1);
  const told = platform.notices.at(-1);
  expect(told).toMatchObject({ kind: 'success' });
  await act(async () => told?.undo?.());
  expect(network.callsOf(cancel)).toHaveLength(1);
});

test('a mail leaves at night if the user says that it is urgent, and why', async () => {
  const { user, network } = show(timeline([]), {
    search: '?write=new',
    more: [
      respond(preview, ({ body }) => ({
        ...fixtureFor(preview.response),
        recipients: [],
        recipientZone: 'America/Recife',
        missing: [],
        missingLanguage: null,
        leavesAt: '2026-11-24T11:00:00.000Z',
        waitsFor: body.isUrgent ? null : ('quiet_hours' as const),
      })),
      respond(create, () => ({ ...fixtureFor(create.response), id: idOf(92), version: 1 })),
      respond(send, () => ({ ...fixtureFor(send.response), id: idOf(92), version: 2 })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: /E-mail to/ }));
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Tonight');
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'It was moved.');
  await user.click(await dialog.findByRole('checkbox', { name: /^Urgent/ }));
  expect(await dialog.findByText(/It leaves 10 seconds after you send it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(network.callsOf(create)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Why it cannot wait/ }), 'It is tonight.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(network.callsOf(send)[0]?.body).toEqual({
      version: 1,
      sendAt: null,
      urgentReason: 'It is tonight.',
    }),
  );
});

test('a mail takes copies and files that the candidate may have, and says where replies arrive', async () => {
  const file = (changes: Partial<Attachment>): Attachment => ({
    ...fixtureFor(attachmentEndpoints.read.response),
    type: 'cv',
    visibility: 'candidate',
    uploadedByKind: 'staff',
    ...changes,
    file: { ...fixtureFor(attachmentEndpoints.read.response).file, scan: 'clean', size: 2048 },
  });
  const { user, network } = show(timeline([]), {
    search: '?write=new',
    more: [
      respond(preview, () => ({
        ...fixtureFor(preview.response),
        recipients: [],
        recipientZone: 'America/Recife',
        missing: [],
        leavesAt: '2026-11-24T11:00:00.000Z',
      })),
      respond(attachmentEndpoints.ofCandidate, () => ({
        data: [
          file({ id: idOf(61), title: 'CV of June' }),
          file({ id: idOf(62), title: 'Our assessment', visibility: 'internal' }),
          file({ id: idOf(63), title: 'Passport', type: 'id_document' }),
        ],
        removed: [],
        total: 3,
        canUpload: true,
        requests: [],
        canRequest: false,
      })),
      respond(create, () => ({ ...fixtureFor(create.response), id: idOf(92), version: 1 })),
      respond(send, () => ({ ...fixtureFor(send.response), id: idOf(92), version: 2 })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: /E-mail to/ }));
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Your profile');
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Here it is.');
  await user.type(dialog.getByRole('combobox', { name: /Copy to/ }), 'lead@agency.test{Enter}');
  await user.click(await dialog.findByRole('combobox', { name: /Attach files/ }));
  expect(await screen.findByRole('option', { name: /CV of June/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Our assessment|Passport/ })).toBeNull();
  await user.click(screen.getByRole('option', { name: /CV of June/ }));
  await user.click(dialog.getByRole('radio', { name: 'My address' }));
  expect(dialog.getByText(/Replies go to li@agency.test/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(network.callsOf(create)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    cc: ['lead@agency.test'],
    attachmentIds: [idOf(61)],
    repliesTo: 'author',
  });
});

test('a mail comes from a shared address, which receives the replies if that is chosen', async () => {
  const { user, network } = show(timeline([]), {
    search: '?write=new',
    more: [
      respond(create, () => ({ ...fixtureFor(create.response), id: idOf(93), version: 1 })),
      respond(send, () => ({ ...fixtureFor(send.response), id: idOf(93), version: 2 })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: /E-mail to/ }));
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Your profile');
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Here it is.');
  const from = await dialog.findByRole('combobox', { name: 'From' });
  expect(from).toHaveValue('Muster <no-reply@muster.test>');
  expect(dialog.queryByRole('radio', { name: 'The shared address' })).toBeNull();
  await user.click(from);
  await user.click(await screen.findByRole('option', { name: 'Jobs <jobs@agency.test>' }));
  await user.click(dialog.getByRole('radio', { name: 'The shared address' }));
  expect(dialog.getByText(/Replies go to jobs@agency.test/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(network.callsOf(create)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    sender: 'jobs@agency.test',
    repliesTo: 'sender',
  });
});

test('a reply stays in the same conversation, and a call is logged', async () => {
  const { user, network } = show(timeline([mail({})]), {
    more: [
      respond(create, () => ({ ...fixtureFor(create.response), id: idOf(91), version: 1 })),
      respond(send, () => ({ ...fixtureFor(send.response), id: idOf(91), version: 2 })),
      respond(communicationEndpoints.logCall, () =>
        fixtureFor(communicationEndpoints.logCall.response),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Reply: Notes from our call' }));
  const reply = within(await screen.findByRole('dialog', { name: 'Reply to Mateus Ferreira' }));
  expect(reply.getByRole('textbox', { name: /Subject/ })).toHaveValue('Re: Notes from our call');
  await user.type(reply.getByRole('textbox', { name: /Text/ }), 'One more thing.');
  await user.click(reply.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(network.callsOf(send)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toMatchObject({ replyToId: idOf(50) });

  await user.click(await screen.findByRole('button', { name: 'Log a call' }));
  const form = within(await screen.findByRole('dialog', { name: 'Log a call' }));
  await user.type(form.getByRole('textbox', { name: /Note/ }), 'Free from March.');
  await user.click(form.getByRole('button', { name: 'Log call' }));
  await waitFor(() => expect(network.callsOf(communicationEndpoints.logCall)).toHaveLength(1));
  expect(network.callsOf(communicationEndpoints.logCall)[0]?.body).toMatchObject({
    direction: 'out',
    outcome: 'spoke',
    note: 'Free from March.',
    minutes: null,
  });
});

test('says that nothing was written yet, and that an unknown mail does not exist', async () => {
  show(timeline([]), { search: `?reply=${idOf(77)}` });
  expect(await screen.findByRole('dialog', { name: 'Communications' })).toBeVisible();
  expect(screen.getByText('No messages yet')).toBeInTheDocument();
});
