import { clientInterviewEndpoints, type ClientInterview } from '@muster/contracts';
import {
  axeFindings,
  fixtureFor,
  respond,
  screen,
  waitFor,
  within,
  type Handler,
} from '@muster/kit/testing';
import { id, idOf, record, show } from '../application.fixtures.tsx';

const { ofApplication, people, arrange, cancel } = clientInterviewEndpoints;
const ada = { id: idOf(70), name: 'Ada Client', side: 'client' as const, timeZone: 'Asia/Kolkata' };
const ana = { id: idOf(71), name: 'Ana Kovač', side: 'agency' as const, timeZone: 'UTC' };

const interview: ClientInterview = {
  ...fixtureFor(ofApplication.response.shape.data.element),
  ...{ id: idOf(90), applicationId: id, version: 2, kind: 'client', round: 'First talk' },
  ...{ status: 'reschedule_requested', durationMin: 45, message: null, hosts: [ada, ana] },
  ...{ startsAt: '2027-01-05T10:00:00.000Z', endsAt: '2027-01-05T10:45:00.000Z' },
  place: { kind: 'external_link', value: 'https://meet.example.com/acme' },
  ask: { by: 'Ada Client', at: '2027-01-01T10:00:00.000Z', days: ['2027-01-08'], note: 'Away' },
  ...{ cancelReason: null, noShowParty: null, endNote: null },
  organiser: { id: ana.id, name: ana.name },
  allowedActions: ['move', 'keep_original', 'cancel'],
};
const answer = (data: ClientInterview[]) => ({
  ...{ data, candidateTimeZone: 'America/Sao_Paulo', mayArrange: ['client' as const] },
  plan: [{ name: 'Technical interview', durationMin: 60, interviewerIds: [ada.id] }],
});

const open = (data: ClientInterview[], handlers: readonly Handler[] = []) =>
  show(record(), '/calendar', [
    respond(ofApplication, () => answer(data)),
    respond(people, () => ({
      data: [
        { ...ada, isFree: true },
        { ...ana, isFree: false },
      ],
      candidateIsFree: true,
    })),
    ...handlers,
  ]);

test('an interview shows both clocks and what the client asks; it is cancelled with a reason', async () => {
  const { user, network, container } = open([interview], [respond(cancel, () => interview)]);
  expect(await screen.findByText(/in Sao Paulo, for the candidate/)).toBeVisible();
  expect(screen.getByText(/Ada Client asks for another time: “Away”/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel interview: First talk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel interview' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The job is on hold.');
  await user.click(dialog.getByRole('button', { name: 'Cancel interview' }));
  await waitFor(() =>
    expect(network.callsOf(cancel).at(-1)?.body).toEqual({
      ...{ reason: 'The job is on hold.', version: 2 },
    }),
  );
});

test('the next round of the plan is arranged; a link that is none is refused at its field', async () => {
  const { user, network } = open([], [respond(arrange, () => interview)]);
  await user.click(await screen.findByRole('button', { name: 'Arrange an interview' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Arrange an interview' }));
  expect(drawer.getByRole('textbox', { name: /^Round/ })).toHaveValue('Technical interview');
  const day = drawer.getByRole('textbox', { name: /^Day/ });
  await user.type(day, '2027-02-03');
  await user.tab();
  await user.click(drawer.getByRole('combobox', { name: /^Start/ }));
  await user.click(await screen.findByRole('option', { name: '10:00' }));
  expect(await drawer.findByText('Candidate')).toBeVisible();
  await user.type(drawer.getByRole('textbox', { name: /^Link of the call/ }), 'over there');
  await user.click(drawer.getByRole('button', { name: 'Arrange and send invitations' }));
  expect(network.callsOf(arrange)).toHaveLength(0);
  const link = drawer.getByRole('textbox', { name: /^Link of the call/ });
  expect(link).toBeInvalid();
  await user.clear(link);
  await user.type(link, 'https://meet.example.com/acme');
  await user.click(drawer.getByRole('button', { name: 'Arrange and send invitations' }));
  await waitFor(() =>
    expect(network.callsOf(arrange).at(-1)?.body).toMatchObject({
      ...{ kind: 'client', round: 'Technical interview', hostIds: [ada.id], durationMin: 60 },
    }),
  );
});
