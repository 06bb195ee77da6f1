import {
  candidateStatusEndpoints,
  emailTemplateEndpoints,
  reasonEndpoints,
  type RejectEffects,
} from '@muster/contracts';
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
import { CandidatesRoutes } from '../../routes.tsx';
import { idOf, makeCandidate, recordHandlers } from '../../testing/candidate.fixtures.ts';

const { reject, rejectEffects, undoStatus } = candidateStatusEndpoints;
const application = {
  id: idOf(31),
  jobTitle: 'Data engineer',
  companyName: 'Lumera',
  stage: 'Submitted',
  onHold: false,
  blocks: false,
};
const secret = { ...application, id: idOf(32), jobTitle: null, companyName: null };
const effects: RejectEffects = {
  blockedBy: null,
  applications: [application, secret],
  mail: {
    unavailable: null,
    to: 'mateus@example.com',
    suggested: 'rejection_after_screening',
    previews: [
      { template: 'rejection_after_screening', subject: 'Your profile', text: 'Hello Mateus,' },
      { template: 'rejection_after_interview', subject: 'Our talk', text: 'Dear Mateus,' },
    ],
  },
};
const reasons = [
  { id: idOf(41), label: 'No fitting jobs', requiresNote: false, coolDownDays: null },
  { id: idOf(42), label: 'Conduct', requiresNote: true, coolDownDays: 365 },
].map((reason) => ({
  ...reason,
  defaultTemplateId: null as string | null,
  context: 'candidate_reject' as const,
  side: 'agency' as const,
}));
const answer = (changes: object) => ({
  ...makeCandidate(changes),
  already: false,
  undoUntil: '2026-11-24T09:00:10.000Z',
});

async function show(
  candidate = makeCandidate(),
  answered: RejectEffects = effects,
  offered = reasons,
) {
  const shown = renderRemote(<CandidatesRoutes />, {
    api,
    session: 'team_lead',
    path: `/candidates/${candidate.id}/reject`,
    handlers: [
      ...recordHandlers(candidate),
      respond(rejectEffects, () => answered),
      respond(reasonEndpoints.list, () => ({ data: offered })),
      respond(emailTemplateEndpoints.fill, () => ({
        ...fixtureFor(emailTemplateEndpoints.fill.response),
        text: 'Dear Mateus, no job of ours fits.',
      })),
      respond(reject, () => answer({ status: 'rejected', version: 4 })),
      respond(undoStatus, () => answer({ version: 5 })),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Mateus Ferreira' }));
  return { ...shown, dialog };
}

test('asks for a reason and each application, shows the mail, and can be undone', async () => {
  const { user, dialog, network, platform } = await show();
  const confirm = await dialog.findByRole('button', { name: 'Reject candidate' });
  expect(dialog.getByText('A confidential job')).toBeVisible();
  expect(dialog.getByText('Hello Mateus,')).toBeVisible();
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);

  await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Conduct' }));
  for (const box of within(dialog.getByRole('group', { name: 'Live applications' })).getAllByRole(
    'checkbox',
  ))
    await user.click(box);
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /Internal note/ }), 'Was rude');
  await user.click(dialog.getByRole('radio', { name: /Immediately/ }));
  await user.click(dialog.getByRole('radio', { name: 'After an interview' }));
  expect(dialog.getByText('Dear Mateus,')).toBeVisible();
  await user.click(confirm);
  await waitFor(() =>
    expect(network.callsOf(reject)[0]?.body).toEqual({
      version: 3,
      reasonId: idOf(42),
      note: 'Was rude',
      applicationIds: [idOf(31), idOf(32)],
      mail: { template: 'rejection_after_interview', delayHours: 0, text: null },
    }),
  );
  await waitFor(() => expect(window.location.pathname).toBe(`/candidates/${idOf(11)}/profile`));
  await platform.notices.find(({ undo }) => undo)?.undo?.();
  await waitFor(() => expect(network.callsOf(undoStatus)[0]?.body).toEqual({ version: 4 }));
});

test('uses the mail template of the reason, but never overwrites typed text', async () => {
  const telling = reasons.map((one) => ({
    ...one,
    defaultTemplateId: one.id === idOf(41) ? idOf(77) : null,
  }));
  const { user, dialog } = await show(makeCandidate(), effects, telling);
  const choose = async (name: string) => {
    await user.click(await dialog.findByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('No fitting jobs');
  const text = await dialog.findByDisplayValue('Dear Mateus, no job of ours fits.');
  await choose('Conduct');
  expect(await dialog.findByText('Hello Mateus,')).toBeVisible();
  await choose('No fitting jobs');
  await user.type(await dialog.findByDisplayValue(/no job of ours fits/), ' Sorry.');
  await choose('Conduct');
  expect(dialog.getByDisplayValue('Dear Mateus, no job of ours fits. Sorry.')).toBeVisible();
  expect(text).not.toBeInTheDocument();
});

test('counts ticked applications, says what the button waits for, and promises no account', async () => {
  const { user, dialog } = await show();
  const confirm = await dialog.findByRole('button', { name: 'Reject candidate' });
  expect(confirm).toBeDisabled();
  expect(dialog.getByText('Choose a reason')).toBeVisible();
  expect(dialog.getByText(/No application ends yet/)).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'No fitting jobs' }));
  expect(dialog.getByText('Tick the 2 applications that are left')).toBeVisible();
  const [first, second] = within(
    dialog.getByRole('group', { name: 'Live applications' }),
  ).getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  expect(dialog.getByText('1 application ends as rejected by the agency')).toBeVisible();
  expect(dialog.getByText('Tick the application that ends')).toBeVisible();
  await user.click(second as HTMLElement);
  expect(dialog.getByText('2 applications end as rejected by the agency')).toBeVisible();
  expect(confirm).toBeEnabled();
  expect(dialog.queryByText(/own profile stays open/)).not.toBeInTheDocument();
});

test('the mail can be rewritten before it is sent', async () => {
  const previews = effects.mail.previews.map((preview) => ({
    ...preview,
    text: `${preview.text}\n\n-- \nNorthbeam`,
    body: preview.text,
  }));
  const { user, dialog, network } = await show(makeCandidate(), {
    ...effects,
    applications: [],
    hasAccount: true,
    mail: { ...effects.mail, previews },
  });
  expect(await dialog.findByText(/own profile stays open/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Edit this text' }));
  const text = dialog.getByRole('textbox', { name: /Text of the e-mail/ });
  expect(text).toHaveValue('Hello Mateus,');
  await user.clear(text);
  await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'No fitting jobs' }));
  await user.click(dialog.getByRole('button', { name: 'Reject candidate' }));
  await waitFor(() => expect(text).toBeInvalid());
  await user.type(text, 'Dear Mateus, thank you.');
  await user.click(dialog.getByRole('button', { name: 'Reject candidate' }));
  await waitFor(() =>
    expect(network.callsOf(reject)[0]?.body).toMatchObject({
      mail: { text: 'Dear Mateus, thank you.' },
    }),
  );
});

test.each([
  ['CANDIDATE_HAS_LIVE_PLACEMENT', /has a live contract/],
  ['CANDIDATE_HAS_LIVE_APPLICATIONS', /selected or in contracting/],
] as const)('says what prevents the rejection: %s', async (blockedBy, text) => {
  const { dialog } = await show(makeCandidate(), {
    ...effects,
    blockedBy,
    applications: [{ ...application, stage: 'Selected', blocks: true }],
  });
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByText('Data engineer, Lumera, Selected')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Reject candidate' })).not.toBeInTheDocument();
});

test('says that a candidate without a mail address gets no mail', async () => {
  const mail = fixtureFor(rejectEffects.response).mail;
  const { dialog } = await show(makeCandidate(), {
    ...effects,
    applications: [],
    mail: { ...mail, unavailable: 'no_email', to: null, previews: [] },
  });
  expect(await dialog.findByText('No live applications')).toBeVisible();
  expect(dialog.getByText(/has no e-mail address/)).toBeVisible();
});

test('a rejected candidate cannot be rejected again', async () => {
  const { dialog, network } = await show(
    makeCandidate({ status: 'rejected', allowedActions: ['restore'] }),
  );
  expect(await dialog.findByText('Mateus Ferreira is rejected already.')).toBeVisible();
  expect(network.callsOf(rejectEffects)).toHaveLength(0);
});
