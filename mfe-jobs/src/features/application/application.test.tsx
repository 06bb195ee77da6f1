import {
  applicationActionEndpoints,
  applicationEndpoints,
  applicationRecordEndpoints,
  matchingEndpoints,
  reasonEndpoints,
  screeningFormEndpoints,
  type ApplicationFeedback,
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

const { read, rejection, update, events, submissions } = applicationRecordEndpoints;
const { submit, select, askInterest, moveToJob } = applicationActionEndpoints;

test('shows what is missing, where to fix it, and the candidate’s other jobs', async () => {
  const others = [
    {
      id: idOf(41),
      jobTitle: 'Data engineer',
      company: 'Lumera Pay',
      stageKind: 'submitted' as const,
      sameClient: true,
    },
  ];
  const { container, user } = show(
    record({ checklist: checklist('introduction', 'consent'), others }),
  );
  expect(await screen.findByText('2 points missing')).toBeVisible();
  // Fulfilled points are collapsed: three lines instead of sixteen.
  expect(screen.queryByText('The job is open')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 14 fulfilled points' }));
  expect(screen.getByText('The job is open')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Fix: Introduction/ })).toHaveAttribute(
    'href',
    `/job-applications/${id}/edit/introduction`,
  );
  expect(screen.getByRole('link', { name: 'Data engineer' })).toBeVisible();
  expect(screen.getByText(/Same client/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});

test('if the position was taken meanwhile, the dialog offers those that are free now', async () => {
  const seat = (n: number, status: 'open' | 'reserved') => ({
    id: idOf(n),
    label: `Engineer #${n}`,
    targetStart: null,
    status,
  });
  let seats = [seat(81, 'open'), seat(82, 'open')];
  const stage = { id: 'submitted', name: 'Submitted', kind: 'submitted' as const };
  const shown = () => record({ stage, seats, allowedActions: ['select'] });
  const { user, network } = show(shown(), '/select', [
    respond(read, shown),
    respond(select, () => {
      seats = [seat(81, 'reserved'), seat(82, 'open')];
      return fail('POSITION_TAKEN', { context: { label: 'Engineer #81' } });
    }),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: /^Select Mateus/ }));
  await user.type(dialog.getByLabelText(/How was this confirmed/), 'The CTO said so on the phone.');
  await user.click(dialog.getByRole('button', { name: 'Select' }));
  expect(await dialog.findByText(/“Engineer #81” is no longer open/)).toBeVisible();
  // The summary takes the focus, which would close a list opened earlier.
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/could not be saved/));
  const choice = dialog.getByRole('combobox', { name: /Position/ });
  expect(choice).toHaveValue('');
  await user.click(choice);
  expect(await screen.findByRole('option', { name: 'Engineer #82' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('option', { name: 'Engineer #81' })).not.toBeInTheDocument(),
  );
  expect(dialog.getByLabelText(/How was this confirmed/)).toHaveValue(
    'The CTO said so on the phone.',
  );
  expect(network.callsOf(select)).toHaveLength(1);
});

test('each missing point links to the form and the field that fix it', async () => {
  const points = checklist('clean_texts', 'bill_rate', 'interest', 'decider');
  show(
    record({
      checklist: points.map((item) => (item.key === 'clean_texts' ? { ...item, at: 'bio' } : item)),
    }),
    '/profile?terms=edit&at=interest',
  );
  const fixOf = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await fixOf(/^Fix: No contact data/)).toMatch(`/job-applications/${id}/edit/bio`);
  expect(await fixOf(/^Fix: Bill rate/)).toBe(
    `/job-applications/${id}/profile?terms=edit&at=bill_rate`,
  );
  expect(await fixOf(/^Fix: Someone at the client can decide/)).toBe(
    `/companies/${idOf(60)}/overview/company-users`,
  );
  const drawer = within(await screen.findByRole('dialog', { name: /Edit terms/ }));
  await waitFor(() =>
    expect(drawer.getByLabelText(/without a yes|without the candidate/i)).toHaveFocus(),
  );
});

test('history names the actor: a colleague, the candidate through a link, or the system', async () => {
  const event = { from: null, to: null, at: '2026-01-05T10:00:00.000Z', note: null };
  const actor = { id: idOf(3), name: 'Ana Kovač' };
  show(record(), '/profile', [
    respond(events, () => ({
      data: [
        {
          ...event,
          id: idOf(1),
          type: 'interest_changed' as const,
          actor: null,
          actorKind: 'candidate' as const,
        },
        {
          ...event,
          id: idOf(2),
          type: 'placed' as const,
          actor: null,
          actorKind: 'system' as const,
        },
        { ...event, id: idOf(4), type: 'selected' as const, actor, actorKind: 'person' as const },
      ],
    })),
  ]);
  const names = async (text: RegExp) => (await screen.findByText(text)).querySelector('strong');
  expect(await names(/noted the interest/)).toHaveTextContent('Mateus Ferreira');
  expect(await names(/placed the candidate/)).toHaveTextContent('System');
  expect(await names(/noted the selection/)).toHaveTextContent('Ana Kovač');
});

test('each version shows what the client’s users read longest', async () => {
  const version = {
    ...fixtureFor(submissions.response.shape.data.element),
    version: 2,
    changes: [],
  };
  const reading = [
    { part: 'skills' as const, seconds: 150 },
    { part: 'bio' as const, seconds: 40 },
    { part: 'files' as const, seconds: 1 },
    { part: 'education' as const, seconds: 1 },
  ];
  const submission = { version: 2, at: '2026-11-20T09:00:00.000Z', by: null, seenAt: null };
  show(record({ submission }), '/profile', [
    respond(submissions, () => ({
      data: [
        { ...version, reading },
        { ...version, id: idOf(91), version: 1, reading: [] },
      ],
    })),
  ]);
  expect(
    await screen.findByText(
      'Read longest by the client: Skills (2 min), Bio (40 seconds), Files (1 second)',
    ),
  ).toBeVisible();
  expect(screen.getAllByText(/Read longest/)).toHaveLength(1);
});

test('screening answers for the client are chosen one by one', async () => {
  const answers = [
    { id: idOf(95), question: 'What did you build?', answer: 'A ledger.' },
    { id: idOf(96), question: 'Since when?', answer: '2019' },
  ];
  const base = record();
  const shown = record({
    choices: { ...base.choices, answers },
    preparation: { ...base.preparation, shownAnswerIds: [idOf(95)] },
  });
  const { user, network } = show(shown, '/profile', [respond(update, () => shown)]);
  const group = within(await screen.findByRole('group', { name: 'Screening answers' }));
  const chosen = group.getByRole('checkbox', { name: 'What did you build?' });
  expect(chosen).toBeChecked();
  expect(chosen).toHaveAccessibleDescription('A ledger.');
  await user.click(group.getByRole('checkbox', { name: 'Since when?' }));
  await waitFor(() =>
    expect(network.callsOf(update)[0]?.body).toEqual({
      version: 3,
      shownAnswerIds: [idOf(95), idOf(96)],
    }),
  );
});

test('a bill rate below pay and outside the client’s range is warned of before it is sent', async () => {
  const shown = record({
    billRate: { amount: '50.00', currency: 'USD', unit: 'hour' },
    payRate: { amount: '55.00', currency: 'USD', unit: 'hour' },
    requirements: {
      ...fixtureFor(read.response.shape.requirements),
      billRate: { min: '60.00', max: '80.00', currency: 'USD', unit: 'hour' },
    },
    checklist: checklist().map((item) =>
      item.key === 'bill_rate' ? { ...item, state: 'warning' } : item,
    ),
  });
  const { user } = show(shown, '/profile?terms=edit');
  expect(await screen.findByText('Ready to submit, with 1 point to check')).toBeInTheDocument();
  expect(
    screen.getByText(
      'The bill rate is below the pay rate. The bill rate is below the client’s range.',
    ),
  ).toBeInTheDocument();
  const drawer = within(await screen.findByRole('dialog', { name: /Edit terms/ }));
  expect(drawer.getByText('The bill rate is below the pay rate.')).toBeVisible();
  const bill = drawer.getByRole('textbox', { name: /Bill rate/ });
  await user.clear(bill);
  await user.type(bill, '90');
  await user.tab();
  expect(await drawer.findByText('The bill rate is above the client’s range.')).toBeVisible();
  expect(drawer.queryByText('The bill rate is below the pay rate.')).not.toBeInTheDocument();
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
] as const)('links to the placement that resulted: %s, %s', async (kind, state, end, text) => {
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

test('submits to the chosen recipients, but not while something is missing', async () => {
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

test('selects the candidate for a free position with proof of the client’s decision', async () => {
  const shown = record({
    allowedActions: ['select'],
    stage: { id: 'submitted', name: 'Submitted', kind: 'submitted' },
  });
  delete shown.payRate;
  delete shown.billRate;
  const { user, network } = show(shown, '/select', [respond(select, () => shown)]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Mateus Ferreira' }));
  await user.type(
    dialog.getByRole('textbox', { name: /How was this confirmed/ }),
    'Ada on the phone.',
  );
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

test('the first day follows the position that is chosen', async () => {
  const seat = { status: 'open' as const, targetStart: '2027-01-11' };
  const shown = record({
    allowedActions: ['select'],
    seats: [
      { ...seat, id: idOf(80), label: 'Engineer #1' },
      { ...seat, id: idOf(81), label: 'Engineer #2', targetStart: '2027-02-01' },
    ],
  });
  const { user, network } = show(shown, '/select', [respond(select, () => shown)]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Mateus Ferreira' }));
  await user.click(dialog.getByRole('combobox', { name: /^Position/ }));
  await user.click(await screen.findByRole('option', { name: 'Engineer #2' }));
  await user.type(
    dialog.getByRole('textbox', { name: /How was this confirmed/ }),
    'Ada on the phone.',
  );
  await user.click(dialog.getByRole('button', { name: 'Select' }));
  await waitFor(() =>
    expect(network.callsOf(select)[0]?.body).toMatchObject({
      positionId: idOf(81),
      startDate: '2027-02-01',
    }),
  );
});

test('a rate below the candidate’s minimum must be confirmed only after it was refused', async () => {
  const shown = record({ allowedActions: ['select'] });
  const { user, network } = show(shown, '/select', [
    respond(select, ({ body }) => (body.belowMinimum ? shown : fail('RATE_BELOW_MINIMUM'))),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Mateus Ferreira' }));
  await user.type(
    dialog.getByRole('textbox', { name: /How was this confirmed/ }),
    'Ada on the phone.',
  );
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Select' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Agreed despite the lower rate' }));
  await user.click(dialog.getByRole('button', { name: 'Select' }));
  await waitFor(() =>
    expect(network.callsOf(select).at(-1)?.body).toMatchObject({ belowMinimum: true }),
  );
});

test('rejects with a reason and a preview of the mail; a selected candidate is unselected first', async () => {
  const reject = applicationEndpoints.reject;
  const match = fixtureFor(matchingEndpoints.ofCandidate.response.shape.data.element);
  const other = { ...match.job, id: idOf(95), title: 'Data engineer', status: 'open' as const };
  const stage = { id: idOf(96), name: 'Short list', kind: 'internal_review' as const };
  const { user, network, platform, unmount } = show(record({ stage }), '/reject', [
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
          defaultTemplateId: null,
        },
      ],
    })),
    respond(reject, () => record({ status: 'rejected', version: 4, allowedActions: ['restore'] })),
    respond(applicationEndpoints.restore, () => record()),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Mateus Ferreira' }));
  // The pipeline’s name of the candidate's stage.
  expect(dialog.getByText('Short list')).toBeVisible();
  expect(dialog.getByText('Hello Mateus,')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Personal message/ }), 'It was good.');
  expect(dialog.getByText('Hello Mateus, “It was good.”')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Rate too high' }));
  await user.click(await dialog.findByRole('checkbox', { name: /^Data engineer/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Mention them in the e-mail/ }));
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
  await waitFor(() => expect(platform.notices.at(-1)?.undo).toBeDefined());
  await platform.notices.at(-1)?.undo?.();
  expect(network.callsOf(applicationEndpoints.restore)[0]?.body).toEqual({ version: 4 });
  unmount();
  show(
    record({
      stage: { id: 'selected', name: 'Selected', kind: 'selected' },
      allowedActions: ['unselect'],
    }),
    '/reject',
  );
  expect(await screen.findByText(/Undo the selection first/)).toBeVisible();
});

test('a dialog without an address keeps its note until the user discards it', async () => {
  const shown = record({
    stage: { id: 'selected', name: 'Selected', kind: 'selected' },
    allowedActions: ['unselect'],
  });
  const { user } = show(shown);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Undo selection' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo selection' });
  const note = within(dialog).getByRole('textbox');
  await user.type(note, 'Ada said so on the phone');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(note).toHaveValue('Ada said so on the phone');
});

test('keeps the introduction on closing, and warns of content that does not belong in it', async () => {
  const shown = record();
  shown.preparation = {
    ...shown.preparation,
    introduction: '<p>Write to mateus@people.test, his pay is 45 USD.</p>',
  };
  show(shown, '/edit/introduction', [respond(update, () => shown)]);
  const dialog = within(await screen.findByRole('dialog', { name: /^Introduction for Lumera/ }));
  expect(dialog.getByText(/Remove the contact data/)).toBeVisible();
  expect(dialog.getByText(/Remove the pay rate/)).toBeVisible();
});

test('an introduction that a colleague changed meanwhile is compared, chosen and then saved', async () => {
  const shown = record({ version: 3 });
  shown.preparation = { ...shown.preparation, introduction: null };
  const theirs = { ...shown, version: 4 };
  theirs.preparation = { ...shown.preparation, introduction: '<p>Theirs</p>' };
  const { user, network } = show(shown, '/edit/introduction', [
    respond(update, ({ body }) =>
      body.version === 4
        ? { ...theirs, version: 5 }
        : fail('VERSION_CONFLICT', {
            context: {
              current: theirs,
              version: 4,
              changedFields: ['introduction'],
              by: 'Jonas Weber',
              at: '2026-11-24T13:00:00Z',
            },
          }),
    ),
  ]);
  const drawer = within(await screen.findByRole('dialog', { name: /^Introduction for Lumera/ }));
  await user.click(await drawer.findByRole('button', { name: 'Start from a template' }));
  await user.click(drawer.getByText('Close'));
  const dialog = within(await screen.findByRole('dialog', { name: /Jonas Weber has changed/ }));
  await user.click(dialog.getByRole('radio', { name: /^Yours/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the merged version' }));
  await waitFor(() => expect(network.callsOf(update)).toHaveLength(2));
  expect(network.callsOf(update)[1]?.body).toMatchObject({
    version: 4,
    introduction: expect.stringContaining('fits what you described'),
  });
});

test('an introduction that cannot be saved is left only after a confirmation', async () => {
  const shown = record();
  shown.preparation = { ...shown.preparation, introduction: null };
  const { user } = show(shown, '/edit/introduction', [respond(update, () => fail('INTERNAL'))]);
  const drawer = within(await screen.findByRole('dialog', { name: /^Introduction for Lumera/ }));
  await user.click(await drawer.findByRole('button', { name: 'Start from a template' }));
  await user.click(drawer.getByText('Close'));
  await user.click(await drawer.findByRole('button', { name: 'Discard changes' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: /^Introduction for/ })).not.toBeInTheDocument(),
  );
});

test('the next step asks the candidate for interest', async () => {
  const shown = record({
    stage: { id: 'added', name: 'Added', kind: 'added' },
    interest: 'not_asked',
    allowedActions: ['ask_interest'],
  });
  const { user, network } = show(shown, '/profile', [respond(askInterest, () => shown)]);
  await user.click(await screen.findByRole('button', { name: 'Ask for interest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for interest' }));
  await user.type(
    dialog.getByRole('textbox', { name: 'Message in the e-mail' }),
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

test('a move to another job opens it there, can be undone, and both sides link to each other', async () => {
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
  expect(screen.getByRole('link', { name: 'Continued on Go engineer' })).toHaveAttribute(
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

test('an ended application says how it ended, and is reopened with one click', async () => {
  const { restore } = applicationEndpoints;
  const shown = record({
    status: 'rejected',
    allowedActions: ['restore'],
    exit: {
      at: '2026-03-01T09:00:00.000Z',
      by: null,
      side: 'client',
      reason: 'Rate too high',
      note: null,
      clientNote: null,
      toldAt: null,
      toldBy: null,
      stageKind: 'submitted',
    },
  });
  const { user, network } = show(shown, '/feedback', [respond(restore, () => shown)]);
  expect(await screen.findByText(/Rejected by the client on 1 Mar 2026/)).toBeVisible();
  expect(screen.getByText(/has not been notified/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(network.callsOf(restore)).toHaveLength(1));
});

test('a candidate not told of the end is told by mail, or marked as informed', async () => {
  const { tellOutcome } = applicationActionEndpoints;
  const shown = record({
    status: 'rejected',
    mayTellOutcome: true,
    exit: {
      at: '2026-03-01T09:00:00.000Z',
      by: null,
      side: 'agency',
      reason: null,
      note: null,
      clientNote: null,
      toldAt: null,
      toldBy: null,
      stageKind: 'submitted',
    },
  });
  const { user, network } = show(shown, '/feedback', [
    respond(rejection, () => ({
      unavailable: null,
      suggested: 'rejection_after_screening' as const,
      previews: [],
      pools: [],
    })),
    respond(tellOutcome, () => shown),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Tell the candidate' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Send e-mail' })).toBeVisible();
  expect(dialog.queryByRole('radio', { name: 'Not yet' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'I told them' }));
  expect(dialog.getByText(/no e-mail is sent/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(network.callsOf(tellOutcome)).toHaveLength(1));
  expect(network.callsOf(tellOutcome)[0]?.body).toEqual({
    version: 3,
    telling: { by: 'word' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an application is put on hold, moved, withdrawn and removed from its own page', async () => {
  const { hold, move, undoMove, withdraw, remove } = applicationEndpoints;
  const stages = [
    { id: 'added', name: 'Added', kind: 'added' as const, slaHours: 72 },
    { id: 'interested', name: 'Interested', kind: 'interested' as const, slaHours: 48 },
  ];
  const shown = record({
    stages,
    stage: { id: 'added', name: 'Added', kind: 'added' },
    allowedActions: ['move_stage', 'hold', 'withdraw', 'remove'],
  });
  const { user, network, platform } = show(shown, '/profile', [
    respond(hold, () => shown),
    respond(move, () => ({ ...shown, version: 4, stage: { ...shown.stage, name: 'Interested' } })),
    respond(undoMove, () => shown),
    respond(withdraw, () => shown),
    respond(remove, () => shown),
    respond(reasonEndpoints.list, () => ({
      data: [
        {
          id: idOf(91),
          context: 'application_withdraw' as const,
          side: 'candidate' as const,
          label: 'Took another offer',
          requiresNote: false,
          coolDownDays: null,
          defaultTemplateId: null,
        },
      ],
    })),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Move to Interested' }));
  await waitFor(() =>
    expect(network.callsOf(move)[0]?.body).toEqual({ version: 3, stageId: 'interested' }),
  );
  await platform.notices.at(-1)?.undo?.();
  expect(network.callsOf(undoMove)[0]?.body).toEqual({ version: 4 });
  const choose = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('dialog'));
  };
  const holding = await choose('Put on hold');
  expect(holding.getByText(/clock of this stage stops/)).toBeVisible();
  await user.click(holding.getByRole('button', { name: 'Put on hold' }));
  await waitFor(() => expect(network.callsOf(hold)).toHaveLength(1));
  const withdrawing = await choose('Withdraw');
  await user.click(withdrawing.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Took another offer' }));
  await user.click(withdrawing.getByRole('button', { name: 'Withdraw application' }));
  await waitFor(() =>
    expect(network.callsOf(withdraw)[0]?.body).toMatchObject({ reasonId: idOf(91) }),
  );
  const removing = await choose('Remove from job');
  await user.click(removing.getByRole('button', { name: 'Remove from job' }));
  await waitFor(() => expect(network.callsOf(remove)).toHaveLength(1));
  await waitFor(() =>
    expect(platform.location().pathname).toBe(`/jobs/${shown.job.id}/candidates`),
  );
});

test('one person of the client is asked for feedback by link, reminded, and then no longer waited for', async () => {
  const { feedback, askFeedback, remindFeedback, withdrawFeedback } = applicationRecordEndpoints;
  const submission = fixtureFor(read.response.shape.submission.unwrap());
  const shown = record({ submission });
  const asked: ApplicationFeedback = {
    ...fixtureFor(askFeedback.response),
    id: idOf(91),
    authorName: 'Hanna Virtanen',
    authorEmail: 'hanna@lumera.test',
    status: 'asked',
    comment: '',
    recommendation: null,
    rating: null,
    released: null,
    version: 1,
    allowedActions: ['remind', 'cancel'],
  };
  let rows: ApplicationFeedback[] = [];
  const { user, network } = show(shown, '/feedback', [
    respond(feedback, () => ({ data: rows, mayNote: true })),
    respond(askFeedback, () => {
      rows = [asked];
      return asked;
    }),
    respond(remindFeedback, () => asked),
    respond(withdrawFeedback, () => {
      rows = [{ ...asked, status: 'withdrawn', allowedActions: [] }];
      return asked;
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Request feedback by link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: /From whom/ }));
  await user.click(await screen.findByRole('option', { name: /Another person/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Hanna Virtanen');
  await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'hanna@lumera.test');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('hanna@lumera.test')).toBeVisible();
  expect(network.callsOf(askFeedback)[0]?.body).toMatchObject({
    userId: null,
    guest: { name: 'Hanna Virtanen', email: 'hanna@lumera.test' },
    round: null,
  });
  await user.click(screen.getByRole('button', { name: 'Remind' }));
  await waitFor(() => expect(network.callsOf(remindFeedback)[0]?.body).toEqual({ version: 1 }));
  await user.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
});

test('the client is asked for feedback in the user’s words, and the dialog says that it quotes them', async () => {
  const { remindClient } = applicationActionEndpoints;
  const stage = { id: 'submitted', name: 'Submitted', kind: 'submitted' as const };
  const shown = record({ stage, mayRemindClient: true, clientRemindedAt: null });
  const { user, network } = show(shown, '/feedback', [respond(remindClient, () => shown)]);
  await user.click(await screen.findByRole('button', { name: 'Ask for feedback' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The e-mail does not name the candidate')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Your message' }), 'Did the talk help?');
  expect(dialog.getByText(/quotes your message as it stands/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ask for feedback' }));
  await waitFor(() =>
    expect(network.callsOf(remindClient)[0]?.body).toEqual({
      version: 3,
      message: 'Did the talk help?',
    }),
  );
});

test('shows the progress and result of the screening for the job, and starts one', async () => {
  const { ofCandidate } = screeningFormEndpoints;
  const shown = record();
  const { job, candidate } = shown;
  const form = fixtureFor(ofCandidate.response.shape.data.element, {
    id: idOf(90),
    candidate,
    job: { id: job.id, number: 'J-00007', title: job.title },
    title: 'Screening: payments',
    status: 'submitted',
    score: 4.2,
    questions: [],
  });
  const others = { ...form, id: idOf(91), title: 'Screening: Go pool', job: null };
  const { container } = show(shown, '/profile', [
    respond(ofCandidate, () => ({
      data: [others, form],
      obstacle: null,
      allowedActions: ['create' as const],
    })),
  ]);
  expect(await screen.findByRole('link', { name: 'Screening: payments' })).toBeVisible();
  expect(screen.getByText('4.2 of 5')).toBeVisible();
  expect(screen.queryByText('Screening: Go pool')).toBeNull();
  expect(screen.getByRole('link', { name: 'Screen for this job' })).toHaveAttribute(
    'href',
    `/screening-questions/${candidate.id}/new?job=${job.id}`,
  );
  expect(await axeFindings(container)).toEqual([]);
});
