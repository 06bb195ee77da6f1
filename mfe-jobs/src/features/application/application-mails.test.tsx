import {
  attachmentEndpoints,
  communicationEndpoints,
  emailTemplateEndpoints,
  messageEndpoints,
  type Communication,
} from '@muster/contracts';
import { axeFindings, fixtureFor, respond, screen, waitFor, within } from '@muster/kit/testing';
import { id, idOf, record, show } from './application.fixtures.tsx';

const { create, send, preview, read } = messageEndpoints;
const { ofApplication } = communicationEndpoints;
const at = '2026-11-20T09:00:00.000Z';
const mail: Communication = {
  kind: 'mail',
  at,
  mail: {
    ...fixtureFor(read.response),
    id: idOf(50),
    status: 'sent',
    subject: 'Next steps',
    text: 'Are you free?',
    sentAt: at,
    scheduledFor: null,
    problem: null,
    isPrivate: false,
    isMasked: false,
    mayReply: true,
  },
};

test('writes to the candidate about the application, and lists earlier mails', async () => {
  const { user, network, container } = show(record({}), '/profile', [
    respond(ofApplication, () => ({ ...fixtureFor(ofApplication.response), ...list })),
    respond(emailTemplateEndpoints.list, () => ({ data: [] })),
    respond(attachmentEndpoints.ofCandidate, () =>
      fixtureFor(attachmentEndpoints.ofCandidate.response),
    ),
    respond(messageEndpoints.senders, () => fixtureFor(messageEndpoints.senders.response)),
    respond(preview, () => ({
      ...fixtureFor(preview.response),
      recipients: [],
      missing: [],
      waitsFor: null,
      recipientZone: 'America/Recife',
    })),
    respond(create, () => ({ ...fixtureFor(create.response), id: idOf(90), version: 1 })),
    respond(send, () => ({ ...fixtureFor(send.response), id: idOf(90), version: 2 })),
  ]);
  expect(await screen.findByText('Next steps')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail to Mateus Ferreira' }));
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'One more thing');
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Are you free on Friday?');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(network.callsOf(send)).toHaveLength(1));
  expect(network.callsOf(create)[0]?.body).toMatchObject({
    subjectType: 'candidate',
    applicationId: id,
    subject: 'One more thing',
  });
  expect(await axeFindings(container)).toEqual([]);
});

const list = { data: [mail], nextCursor: null, problem: null, mayWrite: true };
