import { candidateEndpoints, type MailProblem } from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor, within } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { CandidatesRoutes } from '../../../routes.tsx';
import { makeCandidate, recordHandlers } from '../../../testing/candidate.fixtures.ts';

const { writeAgain } = candidateEndpoints;
const { contact } = makeCandidate();
const closedBy = (mailProblem: MailProblem) =>
  makeCandidate({ ...(contact && { contact: { ...contact, mailProblem } }) });
const show = (record: ReturnType<typeof makeCandidate>) =>
  renderRemote(<CandidatesRoutes />, {
    api,
    session: 'recruiter',
    path: `/candidates/${record.id}/profile`,
    handlers: [...recordHandlers(record), respond(writeAgain, () => makeCandidate())],
  });
const open = { name: 'Write to this address again' };

test('an address that bounced is opened again with a reason', async () => {
  const record = closedBy('bounced');
  const { user, network, platform } = show(record);
  await user.click(await screen.findByRole('button', open));
  const dialog = await screen.findByRole('dialog', { name: `Write to ${record.name} again` });
  expect(await axeFindings(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Open address' }));
  expect(network.callsOf(writeAgain)).toEqual([]);
  await user.click(within(dialog).getByRole('textbox', { name: /Why the address works again/ }));
  await user.paste('She called: the mailbox was full');
  await user.click(within(dialog).getByRole('button', { name: 'Open address' }));
  await waitFor(() => expect(platform.notices[0]?.text).toBe('E-mails go to this address again'));
  expect(network.callsOf(writeAgain)[0]?.body).toEqual({
    problem: 'bounced',
    reason: 'She called: the mailbox was full',
    consent: null,
    version: record.version,
  });
});

test('an unsubscribed candidate is mailed again only on their own request', async () => {
  const { user, network } = show(closedBy('unsubscribed'));
  await user.click(await screen.findByRole('button', open));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: /How they said/ })).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: /What they said, and when/ }));
  await user.paste('On the phone, today');
  await user.click(dialog.getByRole('button', { name: 'Open address' }));
  await waitFor(() =>
    expect(network.callsOf(writeAgain)[0]?.body).toMatchObject({
      problem: 'unsubscribed',
      reason: 'On the phone, today',
      consent: { channel: 'staff_on_behalf' },
    }),
  );
});

test('a user who may not change the address is only told of the problem', async () => {
  show({ ...closedBy('bounced'), allowedActions: [] });
  expect(await screen.findByText(/E-mails to this address came back/)).toBeVisible();
  expect(screen.queryByRole('button', open)).toBeNull();
});
