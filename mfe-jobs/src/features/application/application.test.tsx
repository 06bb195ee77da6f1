import {
  applicationActionEndpoints,
  applicationEndpoints,
  applicationRecordEndpoints,
  matchingEndpoints,
  reasonEndpoints,
} from '@muster/contracts';
import {
  axeFindings,
  fail,
  fixtureFor,
  respond,
  screen,
  waitFor,
  within,
} from '@muster/kit/testing';
import { checklist, id, idOf, record, show } from './application.fixtures.tsx';

// Whole pages take their time on a busy machine.
jest.setTimeout(60_000);

const { read, rejection, update } = applicationRecordEndpoints;
const { submit, select, askInterest, moveToJob } = applicationActionEndpoints;

test('says what is missing, where it is mended, and that somebody is elsewhere too', async () => {
  const others = [
    {
      id: idOf(41),
      jobTitle: 'Data engineer',
      company: 'Lumera Pay',
      stageKind: 'submitted' as const,
      sameClient: true,
    },
  ];
  const { container } = show(record({ checklist: checklist('introduction', 'consent'), others }));
  expect(await screen.findByText('2 points missing')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Fix: Introduction/ })).toHaveAttribute(
    'href',
    `/job-applications/${id}/edit/introduction`,
  );
  expect(screen.getByRole('link', { name: 'Data engineer' })).toBeVisible();
  expect(screen.getByText(/Same client/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test.each([
  [
    'contracting',
    'pending_start',
    null,
    'The placement is being prepared. First day: 12 Jan 2026.',
  ],
  [
    'contracting',
    'ended',
    '2026-05-31',
    'The placement ended on 31 May 2026. It began on 12 Jan 2026.',
  ],
] as const)('leads to the placement that came of it: %s, %s', async (kind, state, end, text) => {
  const shown = record({
    stage: { id: kind, name: 'Contracting', kind },
    status: state === 'ended' ? 'placed' : 'active',
    placement: {
      id: idOf(90),
      number: 'P-00012',
      status: state,
      startDate: '2026-01-12',
      plannedEndDate: null,
      actualEndDate: end,
    },
  });
  show(shown);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open P-00012' })).toHaveAttribute(
    'href',
    `/jobs/${shown.job.id}/positions?placement=${idOf(90)}`,
  );
});

test('submits to those who are chosen, and not while something is missing', async () => {
  const first = show(record({ checklist: checklist('bio') }), '/submit');
  const blocked = within(await screen.findByRole('dialog', { name: /^Submit Mateus/ }));
  expect(blocked.getByRole('button', { name: 'Submit' })).toBeDisabled();
  first.unmount();
  const { user, network } = show(record(), '/submit', [respond(submit, () => record())]);
  const dialog = within(await screen.findByRole('dialog', { name: /^Submit Mateus/ }));
  await user.click(dialog.getByRole('radio', { name: 'Together' }));
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(network.callsOf(submit)[0]?.body).toEqual({
      version: 3,
      note: null,
      recipientIds: [idOf(70)],
      timing: 'digest',
      again: false,
    }),
  );
});

test('selects for an open seat with the proof of the client’s yes', async () => {
  const shown = record({
    allowedActions: ['select'],
    stage: { id: 'submitted', name: 'Submitted', kind: 'submitted' },
  });
  delete shown.payRate;
  delete shown.billRate;
  const { user, network } = show(shown, '/select', [respond(select, () => shown)]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Mateus Ferreira' }));
  await user.type(dialog.getByRole('textbox', { name: /How do we know/ }), 'Ada on the phone.');
  await user.click(dialog.getByRole('button', { name: 'Select' }));
  await waitFor(() =>
    expect(network.callsOf(select)[0]?.body).toMatchObject({
      version: 3,
      positionId: idOf(80),
      note: 'Ada on the phone.',
      belowMinimum: false,
    }),
  );
});

test('a rate below what the person accepts is confirmed once it is refused, and not asked for before', async () => {
  const shown = record({ allowedActions: ['select'] });
  const { user, network } = show(shown, '/select', [
    respond(select, ({ body }) => (body.belowMinimum ? shown : fail('RATE_BELOW_MINIMUM'))),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Mateus Ferreira' }));
  await user.type(dialog.getByRole('textbox', { name: /How do we know/ }), 'Ada on the phone.');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Select' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'It is agreed all the same' }));
  await user.click(dialog.getByRole('button', { name: 'Select' }));
  await waitFor(() =>
    expect(network.callsOf(select).at(-1)?.body).toMatchObject({ belowMinimum: true }),
  );
});

test('rejects with a reason and the mail as it will be read; selected ones first unselected', async () => {
  const reject = applicationEndpoints.reject;
  const match = fixtureFor(matchingEndpoints.ofCandidate.response.shape.data.element);
  const other = { ...match.job, id: idOf(95), title: 'Data engineer', status: 'open' as const };
  const stage = { id: idOf(96), name: 'Short list', kind: 'internal_review' as const };
  const { user, network, unmount } = show(record({ stage }), '/reject', [
    respond(matchingEndpoints.ofCandidate, () => ({
      data: [{ job: other, mayAdd: true, match: { ...match.match, blocks: [], changes: [] } }],
    })),
    respond(rejection, () => ({
      unavailable: null,
      suggested: 'rejection_after_screening' as const,
      previews: [
        {
          template: 'rejection_after_screening' as const,
          subject: 'Your profile',
          text: 'Hello Mateus,',
          quoting: { before: 'Hello Mateus, “', after: '”' },
        },
      ],
      pools: [],
    })),
    respond(reasonEndpoints.list, () => ({
      data: [
        {
          id: idOf(90),
          context: 'application_reject' as const,
          side: 'agency' as const,
          label: 'Rate too high',
          requiresNote: false,
          coolDownDays: null,
        },
      ],
    })),
    respond(reject, () => record({ status: 'rejected' })),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Mateus Ferreira' }));
  // The pipeline’s word for where the person stands.
  expect(dialog.getByText('Short list')).toBeVisible();
  expect(dialog.getByText('Hello Mateus,')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^A word of your own/ }), 'It was good.');
  expect(dialog.getByText('Hello Mateus, “It was good.”')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Rate too high' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Data engineer/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Name them in the mail/ }));
  await user.click(dialog.getByRole('button', { name: 'Reject application' }));
  await waitFor(() =>
    expect(network.callsOf(reject)[0]?.body).toMatchObject({
      reasonId: idOf(90),
      bridge: { jobIds: [other.id], inMail: true },
      telling: {
        by: 'mail',
        template: 'rejection_after_screening',
        delayHours: 24,
        message: 'It was good.',
      },
    }),
  );
  unmount();
  show(
    record({
      stage: { id: 'selected', name: 'Selected', kind: 'selected' },
      allowedActions: ['unselect'],
    }),
    '/reject',
  );
  expect(await screen.findByText(/Take the selection back first/)).toBeVisible();
});

test('a dialog without an address keeps its note until the person gives it up', async () => {
  const shown = record({
    stage: { id: 'selected', name: 'Selected', kind: 'selected' },
    allowedActions: ['unselect'],
  });
  const { user } = show(shown);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take selection back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Take selection back' });
  const note = within(dialog).getByRole('textbox');
  await user.type(note, 'Ada said so on the phone');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(note).toHaveValue('Ada said so on the phone');
});

test('keeps the introduction when it closes, and warns of what does not belong in it', async () => {
  const shown = record();
  shown.preparation = {
    ...shown.preparation,
    introduction: '<p>Write to mateus@people.test, his pay is 45 USD.</p>',
  };
  show(shown, '/edit/introduction', [respond(update, () => shown)]);
  const dialog = within(await screen.findByRole('dialog', { name: /^Introduction for Lumera/ }));
  expect(dialog.getByText(/Contact data does not belong here/)).toBeVisible();
  expect(dialog.getByText(/Pay does not belong here/)).toBeVisible();
});

test('asks for interest from the next step', async () => {
  const shown = record({
    stage: { id: 'added', name: 'Added', kind: 'added' },
    interest: 'not_asked',
    allowedActions: ['ask_interest'],
  });
  const { user, network } = show(shown, '/profile', [respond(askInterest, () => shown)]);
  await user.click(await screen.findByRole('button', { name: 'Ask for interest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for interest' }));
  await user.type(
    dialog.getByRole('textbox', { name: 'Message in the mail' }),
    'They build in Go.',
  );
  await user.click(dialog.getByRole('button', { name: 'Ask for interest' }));
  await waitFor(() =>
    expect(network.callsOf(askInterest)[0]?.body).toEqual({
      version: 3,
      message: 'They build in Go.',
    }),
  );
});

test('a move to another job leads there, is taken back, and each side links to the other', async () => {
  const { jobChoices, restore, remove } = applicationEndpoints;
  const shown = record({
    allowedActions: ['move_to_job'],
    movedFrom: { id: idOf(39), jobTitle: 'Data engineer', company: 'Lumera Pay' },
  });
  const choice = fixtureFor(jobChoices.response.shape.data.element);
  const moved = record({ id: idOf(41), version: 1, allowedActions: ['remove'] });
  const gone = record({
    status: 'withdrawn',
    exit: { ...fixtureFor(read.response.shape.exit.unwrap()), at: '2026-03-01T09:00:00.000Z' },
    movedTo: { id: idOf(41), jobTitle: 'Go engineer', company: 'Lumera Pay' },
  });
  const ended = show(gone);
  expect(await screen.findByText(/Moved to another job on 1 Mar 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Goes on as Go engineer' })).toHaveAttribute(
    'href',
    `/job-applications/${idOf(41)}/profile`,
  );
  ended.unmount();
  const { user, network, platform } = show(shown, '/profile', [
    respond(jobChoices, () => ({
      data: [{ ...choice, id: idOf(90), title: 'Go engineer', refusal: null }],
    })),
    respond(moveToJob, () => moved),
    respond(restore, () => shown),
    respond(remove, () => moved),
  ]);
  expect(await screen.findByRole('link', { name: 'Moved here from Data engineer' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to another job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to another job' }));
  await user.click(dialog.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /^Go engineer/ }));
  await user.click(dialog.getByRole('button', { name: 'Move to another job' }));
  await waitFor(() => expect(platform.location().pathname).toContain(idOf(41)));
  await platform.notices.at(-1)?.undo?.();
  expect(platform.location().pathname).toBe(`/job-applications/${id}/profile`);
  expect(network.callsOf(restore)[0]?.body).toEqual({ version: 4 });
  expect(network.callsOf(remove)[0]?.body).toEqual({ version: 1 });
});

test('an ended application says how, and goes back on a click', async () => {
  const { restore } = applicationEndpoints;
  const shown = record({
    status: 'rejected',
    allowedActions: ['restore'],
    exit: {
      ...{ at: '2026-03-01T09:00:00.000Z', by: null, side: 'client', reason: 'Rate too high' },
      ...{ note: null, clientNote: null, toldAt: null, toldBy: null },
      stageKind: 'submitted',
    },
  });
  const { user, network } = show(shown, '/feedback', [respond(restore, () => shown)]);
  expect(await screen.findByText(/Rejected by the client on 1 Mar 2026/)).toBeVisible();
  expect(screen.getByText(/has not been told/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(network.callsOf(restore)).toHaveLength(1));
});
