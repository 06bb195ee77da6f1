import {
  candidateEndpoints,
  communicationEndpoints,
  emailTemplateEndpoints,
  inboxEndpoints,
  messageEndpoints,
  type ReceivedMail,
  type WaitingMail,
} from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  renderRemote,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../../testing/candidate.fixtures.ts';

const candidate = makeCandidate();
const received = (changes: Partial<ReceivedMail> = {}): ReceivedMail => ({
  id: idOf(70),
  status: 'filed',
  subject: 'Re: Notes',
  text: 'I am free from March.',
  from: { name: 'Mateus', address: 'mateus@example.com' },
  threadKey: idOf(50),
  hasHtml: false,
  receivedAt: '2026-11-21T09:00:00.000Z',
  files: [],
  isAutomatic: false,
  isUnreadable: false,
  isFromOther: false,
  isPrivate: false,
  isMasked: false,
  mayReply: true,
  version: 1,
  allowedActions: [],
  ...changes,
});
const waitingMail: WaitingMail = {
  ...received({ id: idOf(71), subject: 'My CV', status: 'waiting', mayReply: false, version: 4 }),
  files: [
    { name: 'cv.pdf', size: 9000, refusal: null },
    { name: 'run.exe', size: 2, refusal: 'not_accepted' },
  ],
  suggestion: { id: candidate.id, name: candidate.name },
};

const show = (
  mails: ReceivedMail[],
  { search = '', more = [], session = 'recruiter' as const }: Shown = {},
) =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session,
    path: `/candidates/${candidate.id}/profile/communications${search}`,
    handlers: [
      ...more,
      ...recordHandlers(candidate),
      respond(communicationEndpoints.ofCandidate, () => ({
        data: mails.map((one) => ({
          kind: 'received' as const,
          at: one.receivedAt,
          received: one,
        })),
        nextCursor: null,
        problem: null,
        mayWrite: true,
        mayLogCall: true,
      })),
    ],
  });
interface Shown {
  search?: string;
  more?: Handler[];
  session?: 'recruiter' | 'vetter';
}

test('shows a received mail with its files, masks a private one, and replies', async () => {
  const { user, network, container } = show(
    [
      received({ files: [{ name: 'cv.pdf', size: 9000, refusal: null }] }),
      received({ id: idOf(72), subject: '', text: '', isMasked: true, mayReply: false }),
    ],
    {
      more: [
        respond(emailTemplateEndpoints.list, () => ({ data: [] })),
        respond(messageEndpoints.create, () => fixtureFor(messageEndpoints.create.response)),
        respond(messageEndpoints.send, () => fixtureFor(messageEndpoints.send.response)),
        respond(messageEndpoints.senders, () => fixtureFor(messageEndpoints.senders.response)),
        respond(messageEndpoints.preview, () => ({
          ...fixtureFor(messageEndpoints.preview.response),
          problem: null,
          recipientZone: 'America/Recife',
          leavesAt: '2026-11-24T11:00:00.000Z',
        })),
      ],
    },
  );
  const list = within(
    await screen.findByRole('region', { name: 'E-mails, calls, meetings and chats, newest first' }),
  );
  expect(list.getByText('Private e-mail of a colleague')).toBeVisible();
  expect(list.getByText(/with the attachments of this record: cv.pdf/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Read: Re: Notes' }));
  expect(list.getByText('I am free from March.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(list.getByRole('button', { name: 'Reply: Re: Notes' }));
  const reply = within(await screen.findByRole('dialog', { name: /Reply to/ }));
  expect(reply.getByRole('textbox', { name: /Subject/ })).toHaveValue('Re: Notes');
  await user.type(reply.getByRole('textbox', { name: /Text/ }), 'Good.');
  await user.click(reply.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(network.callsOf(messageEndpoints.create)).toHaveLength(1));
  expect(network.callsOf(messageEndpoints.create)[0]?.body).toMatchObject({ replyToId: idOf(70) });
});

test('shows an HTML mail in a frame that runs no scripts, and counts pictures that were not loaded', async () => {
  const { user } = show([received({ hasHtml: true })], {
    more: [
      respond(inboxEndpoints.body, () => ({
        subject: 'Re: Notes',
        html: '<p>Free from <b>March</b></p>',
        remotePictures: 2,
      })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Read: Re: Notes' }));
  const frame = await screen.findByTitle('E-mail: Re: Notes');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(frame.getAttribute('srcdoc')).toContain('<b>March</b>');
  expect(screen.getByText('2 pictures of other servers are not loaded.')).toBeVisible();
});

test('files a waiting mail on the sender’s record, or on one that the user chooses', async () => {
  const { user, network } = show([], {
    more: [
      respond(inboxEndpoints.list, () => ({ data: [waitingMail], total: 1 })),
      respond(inboxEndpoints.file, () => received()),
      respond(candidateEndpoints.list, () => {
        const list = fixtureFor(candidateEndpoints.list.response);
        const row = { ...fixtureFor(candidateEndpoints.list.response.shape.data.element) };
        return { ...list, data: [{ ...row, id: idOf(30), name: 'Ada Quill' }] };
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'E-mails without a record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mails without a record' }));
  expect(await dialog.findByText(/run.exe was not kept/)).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
  await user.click(
    dialog.getByRole('button', { name: `Put on the record of ${candidate.name}: My CV` }),
  );
  await waitFor(() => expect(network.callsOf(inboxEndpoints.file)).toHaveLength(1));
  expect(network.callsOf(inboxEndpoints.file)[0]?.body).toEqual({
    version: 4,
    candidateId: candidate.id,
  });
  await user.click(dialog.getByRole('button', { name: 'Choose a record: My CV' }));
  await user.click(dialog.getByRole('combobox', { name: /Candidate/ }));
  await user.click(await screen.findByRole('option', { name: /Ada Quill/ }));
  await user.click(dialog.getByRole('button', { name: 'Put on record' }));
  await waitFor(() => expect(network.callsOf(inboxEndpoints.file)).toHaveLength(2));
  expect(network.callsOf(inboxEndpoints.file)[1]?.body).toMatchObject({ candidateId: idOf(30) });
});

test('dismisses a waiting mail, and says when none is waiting', async () => {
  let data = [waitingMail];
  const { user } = show([], {
    search: '?inbox=1',
    more: [
      respond(inboxEndpoints.list, () => ({ data, total: data.length })),
      respond(inboxEndpoints.dismiss, () => {
        data = [];
        return received({ status: 'dismissed' });
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Dismiss: My CV' }));
  expect(await screen.findByText('No e-mail is waiting')).toBeVisible();
  // Closing adds no step, so that Back leads on and does not open the mails again.
  const steps = window.history.length;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.history.length).toBe(steps);
});

test('says if no mailbox is configured, so that no mail can be waiting', async () => {
  show([], {
    search: '?inbox=1',
    more: [respond(inboxEndpoints.list, () => ({ data: [], total: 0, readsMailbox: false }))],
  });
  expect(await screen.findByText('No mailbox is configured')).toBeVisible();
  expect(screen.queryByText('No e-mail is waiting')).not.toBeInTheDocument();
});

test('is not offered to users who do not sort mails', async () => {
  show([received()], { session: 'vetter' });
  expect(await screen.findByText('Re: Notes')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'E-mails without a record' })).toBeNull();
});
