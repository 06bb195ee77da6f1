import {
  applicationEndpoints,
  applicationRecordEndpoints,
  boardEndpoints,
  candidateEndpoints,
  defaultPipeline,
  jobEndpoints,
  reasonEndpoints,
  suggestionEndpoints,
  type ApplicationRow,
  type Board,
  type BoardBulkItem,
  type BoardCard,
  type BoardChanges,
  type Suggestion,
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
  type Handler,
} from '@muster/kit/testing';
import { api } from '../../api.ts';
import { JobsRoutes } from '../../routes.tsx';
import { PipelineBoard } from './pipeline-board.tsx';
import { selectCards } from './pipeline-selection.ts';

const { move, undoMove } = applicationEndpoints;
const idOf = (n: number) => `64b0000000000000000000${n}`;
const jobId = idOf(90);
const names = ['Arjun Mehta', 'Fatou Diallo', 'Elif Aydın'];
const stageOf = (id: string) => {
  const stage = defaultPipeline.find((one) => one.id === id);
  if (!stage) throw new Error(`There is no stage ${id}`);
  return { id: stage.id, name: stage.name, kind: stage.kind };
};

function cardOf(n: number, column: string, changes: Partial<BoardCard> = {}): BoardCard {
  const card = fixtureFor(boardEndpoints.read.response.shape.columns.element.shape.cards.element);
  return {
    ...card,
    id: idOf(10 + n),
    version: 1,
    column,
    stage: stageOf(column),
    status: 'active',
    rank: n * 1024,
    onHold: false,
    exit: null,
    flags: [],
    candidate: { ...card.candidate, id: idOf(30 + n), name: names[n] ?? `Person ${n}` },
    allowedActions: ['move_stage', 'hold', 'reject', 'remove'],
    ...changes,
  };
}

function boardOf(cards: readonly BoardCard[]): Board {
  return {
    job: {
      id: jobId,
      number: 'J-00009',
      title: 'Backend engineer',
      status: 'open',
      company: { id: idOf(91), name: 'Lumera Pay' },
    },
    columns: [...defaultPipeline.map(({ id }) => id), 'on_hold'].map((id) => {
      const stage = defaultPipeline.find((one) => one.id === id);
      const within = cards.filter(({ column }) => column === id);
      return {
        id,
        name: stage?.name ?? id,
        kind: stage?.kind ?? null,
        slaHours: stage?.slaHours ?? null,
        total: within.length,
        placed: 0,
        late: 0,
        oldestAt: null,
        cards: within,
        nextCursor: null,
      };
    }),
    live: cards.length,
    ended: 2,
    owners: [],
    mayAdd: true,
    asOf: '2026-11-21T10:00:00.000Z',
  };
}

const changesOf = (cards: readonly BoardCard[], changed: readonly BoardCard[]): BoardChanges => {
  const { columns, live, ended, asOf } = boardOf(cards);
  return {
    columns: columns.map(({ cards: _cards, nextCursor: _cursor, ...head }) => head),
    cards: [...changed],
    gone: [],
    live,
    ended,
    asOf,
  };
};

const first = [cardOf(0, 'added'), cardOf(1, 'added'), cardOf(2, 'interested')];
const nothingNew = respond(boardEndpoints.changes, () => changesOf(first, []));

const show = (handlers: Handler[], cards: readonly BoardCard[] = first) =>
  renderRemote(<PipelineBoard jobId={jobId} />, {
    api,
    session: 'recruiter',
    path: `/jobs/${jobId}/candidates`,
    handlers: [
      respond(boardEndpoints.read, () => boardOf(cards)),
      respond(suggestionEndpoints.ofJob, () => ({ data: [], maySuggest: false })),
      ...handlers,
    ],
  });
const cardNamed = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const namesIn = (column: string) =>
  within(screen.getByRole('region', { name: column }))
    .queryAllByRole('listitem')
    .map((item) => names.find((name) => item.textContent.includes(name)));
const answered = (version: number) => ({ ...fixtureFor(move.response), version });

test('a card moves to the next stage by keyboard, announces it, and returns with Undo', async () => {
  const moved = [cardOf(0, 'interested', { version: 2, rank: 1 }), ...first.slice(1)];
  let version = 1;
  const { user, network, container, platform } = show([
    respond(move, () => answered((version += 1))),
    respond(undoMove, () => answered((version += 1))),
    respond(boardEndpoints.changes, () =>
      version === 2
        ? changesOf(moved, [moved[0]!])
        : changesOf(first, [cardOf(0, 'added', { version })]),
    ),
  ]);
  (await cardNamed('Arjun Mehta')).focus();
  expect(await axeFindings(container)).toEqual([]);
  await user.keyboard('{Enter}{ArrowRight}');
  expect(screen.getByText('Move here, clock restarts')).toBeVisible();
  expect(screen.getByText('Interested, place 1 of 2.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(namesIn('Interested')).toEqual(['Arjun Mehta', 'Elif Aydın']));
  expect(network.callsOf(move).map(({ body }) => body)).toEqual([
    { version: 1, stageId: 'interested', after: null },
  ]);
  await waitFor(() => expect(platform.notices.at(-1)?.undo).toBeDefined());
  await act(async () => platform.notices.at(-1)?.undo?.());
  await waitFor(() => expect(namesIn('Added')).toEqual(['Arjun Mehta', 'Fatou Diallo']));
  // It is taken back, not moved once more: that would start its clock anew.
  expect(network.callsOf(undoMove).map(({ body }) => body)).toEqual([{ version: 2 }]);
  expect(network.callsOf(move)).toHaveLength(1);
});

test('a card moves from hold to a stage with one request, and is shown as the answer says', async () => {
  const waiting = cardOf(2, 'interested', {
    column: 'on_hold',
    onHold: true,
    holdNote: 'On leave',
    allowedActions: ['move_stage', 'resume'],
  });
  const cards = [cardOf(0, 'added'), waiting];
  const answer: ApplicationRow = {
    ...answered(2),
    id: waiting.id,
    onHold: false,
    status: 'active',
    stage: stageOf('added'),
    allowedActions: ['move_to_job'],
  };
  const { user, network } = show(
    [respond(move, () => answer), respond(boardEndpoints.changes, () => changesOf(cards, []))],
    cards,
  );
  (await cardNamed('Elif Aydın')).focus();
  await user.keyboard(`{Enter}${'{ArrowLeft}'.repeat(7)}{Enter}`);
  await waitFor(() => expect(namesIn('Added')).toContain('Elif Aydın'));
  expect(network.callsOf(move).map(({ body }) => body)).toEqual([
    { version: 1, stageId: 'added', after: null },
  ]);
  expect(network.callsOf(applicationEndpoints.resume)).toEqual([]);
  await user.click(await cardNamed('Elif Aydın'));
  expect(await screen.findByRole('button', { name: 'Move to another job' })).toBeVisible();
});

test('the slower of two users is told so, and sees the card where the other one put it', async () => {
  const elsewhere = cardOf(0, 'internal_review', { version: 2 });
  const { user, platform } = show([
    respond(move, () => fail('VERSION_CONFLICT', { context: { version: 2, current: null } })),
    respond(boardEndpoints.changes, () => changesOf([elsewhere, ...first.slice(1)], [elsewhere])),
  ]);
  (await cardNamed('Arjun Mehta')).focus();
  await user.keyboard(' {ArrowRight} ');
  await waitFor(() =>
    expect(platform.notices.at(-1)?.text).toMatch(/Someone else moved Arjun Mehta in the meantime/),
  );
  await waitFor(() => expect(namesIn('Internal review')).toEqual(['Arjun Mehta']));
  expect(namesIn('Interested')).toEqual(['Elif Aydın']);
});

test('Escape cancels a move, and a stage with its own form cannot be reached by moving', async () => {
  const { user, network, platform } = show([nothingNew]);
  (await cardNamed('Elif Aydın')).focus();
  await user.keyboard('{Enter}{ArrowRight}{Escape}');
  expect(screen.getByText(/Move cancelled\. Elif Aydın stays in Interested/)).toBeInTheDocument();
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(() =>
    expect(platform.location().pathname).toBe(`/job-applications/${idOf(12)}/submit`),
  );
  expect(network.callsOf(move)).toEqual([]);
});

test('a card shows its remaining time, and the on-hold lane keeps its width during a drag', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const cards = [
    cardOf(0, 'added', { stageEnteredAt: inHours(-24), stageDueAt: inHours(48.5) }),
    cardOf(1, 'added', { stageEnteredAt: inHours(-90), stageDueAt: inHours(-72) }),
  ];
  const { user } = show([nothingNew], cards);
  expect(await cardNamed('Arjun Mehta')).toHaveTextContent('2 d left');
  expect(await cardNamed('Fatou Diallo')).toHaveTextContent('3 d late');
  const tracks = () =>
    screen.getByRole('region', { name: 'Added' }).parentElement?.style.gridTemplateColumns;
  const before = tracks();
  expect(before).toMatch(/ 36px$/);
  (await cardNamed('Arjun Mehta')).focus();
  await user.keyboard('{Enter}' + '{ArrowRight}'.repeat(defaultPipeline.length));
  expect(screen.getByText('Put on hold, clock stops')).toBeVisible();
  expect(tracks()).toBe(before);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Show On hold, 0' }));
  expect(screen.getByText('Nobody is on hold.')).toBeVisible();
});

test('changes by others appear at once, and several cards can be selected and compared', async () => {
  const came = cardOf(1, 'interested', { version: 5, rank: 9000 });
  const { user, platform } = show([
    respond(boardEndpoints.changes, () => changesOf([first[0]!, came, first[2]!], [came])),
  ]);
  await cardNamed('Fatou Diallo');
  platform.bus.emit('pipeline.changed', { jobId });
  await waitFor(() => expect(namesIn('Interested')).toEqual(['Elif Aydın', 'Fatou Diallo']));
  await user.click(screen.getByRole('checkbox', { name: 'Select Arjun Mehta' }));
  (await cardNamed('Elif Aydın')).focus();
  await user.keyboard('x');
  const bar = within(screen.getByRole('region', { name: 'Actions for the selection' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  const elif = idOf(30 + names.indexOf('Elif Aydın'));
  for (const action of ['Move', 'Remove or reject', 'Compare'])
    expect(bar.getByRole('button', { name: action })).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(platform.location().pathname).toBe('/candidates/email'));
  const asked = new URLSearchParams(platform.location().search).get('ids')?.split(',');
  expect(asked?.toSorted()).toEqual([idOf(30 + names.indexOf('Arjun Mehta')), elif].toSorted());
});

test('a candidate who was removed from the board meanwhile is deselected', async () => {
  const rest = first.slice(1);
  const { user, platform } = show([
    respond(boardEndpoints.changes, () => ({ ...changesOf(rest, []), gone: [idOf(10)] })),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Arjun Mehta' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Fatou Diallo' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  platform.bus.emit('pipeline.changed', { jobId });
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(namesIn('Added')).toEqual(['Fatou Diallo']);
});

const outcomeOf = (n: number, changes: Partial<BoardBulkItem> = {}): BoardBulkItem => ({
  id: idOf(10 + n),
  name: names[n] ?? null,
  outcome: 'ok',
  code: null,
  version: null,
  ...changes,
});
const resultOf = (items: BoardBulkItem[]) => ({
  items,
  ok: items.filter(({ outcome }) => outcome === 'ok').length,
  skipped: 0,
  failed: items.filter(({ outcome }) => outcome === 'error').length,
});
const showOverlay = (path: string, handlers: Handler[]) => {
  selectCards(jobId, [idOf(10), idOf(11)]);
  return renderRemote(<JobsRoutes />, {
    api,
    session: 'team_lead',
    path: `/jobs/${jobId}/candidates/${path}`,
    handlers: [
      nothingNew,
      respond(boardEndpoints.read, () => boardOf(first)),
      respond(suggestionEndpoints.ofJob, () => ({ data: [], maySuggest: false })),
      ...handlers,
    ],
  });
};

test('several candidates move to another job after a preview, and their new applications are linked', async () => {
  const { bulkMoveToJob } = boardEndpoints;
  const choice = fixtureFor(applicationEndpoints.jobChoices.response.shape.data.element);
  const blocked = outcomeOf(1, { outcome: 'error', code: 'CANDIDATE_EXCLUDED_FOR_CLIENT' });
  const { user, network } = showOverlay('move?to=job', [
    respond(applicationEndpoints.jobChoices, () => ({
      data: [{ ...choice, id: idOf(92), title: 'Platform engineer' }],
    })),
    respond(bulkMoveToJob, () => resultOf([outcomeOf(0, { newId: idOf(77) }), blocked])),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 candidates' }));
  await user.click(dialog.getByRole('combobox', { name: 'Other job' }));
  await user.click(await screen.findByRole('option', { name: /Platform engineer/ }));
  expect(await dialog.findByText('Cannot be proposed to that client.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Interested' }));
  await user.click(dialog.getByRole('button', { name: 'Move 1 candidate' }));
  const done = await screen.findByRole('dialog', { name: 'Moved to Platform engineer' });
  expect(within(done).getByRole('link', { name: 'New application' })).toHaveAttribute(
    'href',
    `/job-applications/${idOf(77)}/profile`,
  );
  expect(network.callsOf(bulkMoveToJob).at(-1)?.body).toMatchObject({
    ids: [idOf(10), idOf(11)],
    jobId: idOf(92),
    stage: 'interested',
  });
});

test('who was moved by a colleague a moment before is not said to be moved, and why is shown', async () => {
  const { bulkMove } = boardEndpoints;
  const gone = { outcome: 'error', code: 'NOT_FOUND' } as const;
  let isGone = false;
  const { user, platform } = showOverlay('move', [
    respond(bulkMove, ({ body }) => {
      isGone ||= body.dryRun !== true;
      return resultOf(
        isGone ? [outcomeOf(0, gone), outcomeOf(1, gone)] : [outcomeOf(0), outcomeOf(1)],
      );
    }),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 candidates' }));
  await user.click(await dialog.findByRole('button', { name: 'Move 2 candidates' }));
  expect(await dialog.findByRole('button', { name: 'Nobody can be moved' })).toBeDisabled();
  expect(dialog.getAllByText('Not on this job any more.')).toHaveLength(2);
  expect(platform.notices.filter(({ kind }) => kind === 'success')).toEqual([]);
});

test('a move of several is undone for each, and a card that cannot return is reported', async () => {
  const { bulkMove } = boardEndpoints;
  const both = [outcomeOf(0, { version: 2 }), outcomeOf(1, { version: 5 })];
  const { user, network, platform } = showOverlay('move', [
    respond(bulkMove, () => resultOf(both)),
    respond(undoMove, ({ params }) =>
      params.id === idOf(10) ? fail('VERSION_CONFLICT') : answered(6),
    ),
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 candidates' }));
  await user.click(await dialog.findByRole('button', { name: 'Move 2 candidates' }));
  await waitFor(() => expect(platform.notices.at(-1)?.undo).toBeDefined());
  await act(async () => platform.notices.at(-1)?.undo?.());
  expect(network.callsOf(undoMove).map(({ body }) => body)).toEqual([
    { version: 2 },
    { version: 5 },
  ]);
  expect(platform.notices.at(-1)).toMatchObject({ kind: 'error' });
});

test('several candidates are rejected with a mail that is previewed', async () => {
  const { bulkReject } = boardEndpoints;
  const reason = fixtureFor(reasonEndpoints.list.response.shape.data.element);
  const telling = { by: 'mail', template: 'rejection_after_screening' } as const;
  const { user, network } = showOverlay('remove', [
    respond(reasonEndpoints.list, () => ({
      data: [{ ...reason, id: idOf(93), label: 'Rate too high', requiresNote: false }],
    })),
    respond(applicationRecordEndpoints.rejection, () => ({
      unavailable: null,
      suggested: telling.template,
      pools: [],
      previews: [{ template: telling.template, subject: 'Your profile', text: 'Hello Arjun,' }],
    })),
    respond(boardEndpoints.bulkRemove, () => resultOf([outcomeOf(0), outcomeOf(1)])),
    respond(bulkReject, () => ({
      ...resultOf([outcomeOf(0), outcomeOf(1, { outcome: 'error', code: 'NO_RECIPIENTS' })]),
      approval: null,
    })),
  ]);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Remove or reject 2 candidates' }),
  );
  await user.click(dialog.getByRole('radio', { name: 'Reject' }));
  await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByRole('option', { name: 'Rate too high' }));
  await user.click(await dialog.findByRole('radio', { name: 'By e-mail' }));
  expect(await dialog.findByText('Hello Arjun,')).toBeVisible();
  expect(await dialog.findByText('Has no e-mail address: reject without an e-mail.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'In 4 h' }));
  await user.click(dialog.getByRole('button', { name: 'Reject 1 candidate' }));
  await waitFor(() =>
    expect(network.callsOf(bulkReject).at(-1)?.body).toMatchObject({
      ids: [idOf(10), idOf(11)],
      reasonId: idOf(93),
      approvalReason: null,
      telling: { ...telling, delayHours: 4, message: null },
    }),
  );
});

test('vetters’ suggestions fold to one line above the board, and are added to the job', async () => {
  const { ofJob, accept } = suggestionEndpoints;
  const suggestion: Suggestion = {
    ...fixtureFor(accept.response),
    candidate: { ...fixtureFor(accept.response.shape.candidate), name: 'Thabo Nkosi' },
    note: 'Solved the live task.',
    status: 'open',
    version: 3,
    allowedActions: ['accept', 'decline'],
  };
  const { user, network, container } = show([
    nothingNew,
    respond(ofJob, () => ({ data: [suggestion], maySuggest: false })),
    respond(accept, () => ({ ...suggestion, status: 'accepted' as const })),
  ]);
  const panel = within(
    await screen.findByRole('region', { name: 'A vetter suggests 1 candidate' }),
  );
  expect(panel.getByText('Thabo Nkosi')).toBeVisible();
  expect(panel.queryByText('“Solved the live task.”')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Review' }));
  expect(panel.getByText('“Solved the live task.”')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Add Thabo Nkosi to the job' }));
  await waitFor(() => expect(network.callsOf(accept)[0]?.body).toMatchObject({ version: 3 }));
  const more = panel.getByRole('button', { name: 'More ways to add Thabo Nkosi to the job' });
  // Disabled while the first response is pending.
  await waitFor(() => expect(more).toBeEnabled());
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Add to job and ask by e-mail' }));
  await waitFor(() =>
    expect(network.callsOf(accept)[1]?.body).toMatchObject({ askInterest: true }),
  );
});

test('a vetter suggests a candidate with a note, and sees the decision', async () => {
  const { ofJob, suggest } = suggestionEndpoints;
  const job = { ...fixtureFor(jobEndpoints.read.response), id: jobId };
  const person = fixtureFor(candidateEndpoints.list.response.shape.data.element);
  const own: Suggestion = {
    ...fixtureFor(suggest.response),
    status: 'declined',
    decisionNote: 'Too junior.',
    allowedActions: [],
  };
  const { user, network } = renderRemote(<JobsRoutes />, {
    api,
    session: 'vetter',
    path: `/jobs/${jobId}/candidates`,
    handlers: [
      respond(jobEndpoints.read, () => job),
      respond(ofJob, () => ({ data: [own], maySuggest: true })),
      respond(candidateEndpoints.list, () => ({
        ...fixtureFor(candidateEndpoints.list.response),
        data: [{ ...person, id: idOf(88), name: 'Rosa Villalba' }],
      })),
      respond(suggest, () => own),
    ],
  });
  expect(await screen.findByText('Declined')).toBeVisible();
  expect(screen.getByText('“Too junior.”')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Candidate' }));
  await user.click(await screen.findByRole('option', { name: /Rosa Villalba/ }));
  await user.type(screen.getByRole('textbox', { name: 'Why they fit' }), 'Knows ledgers.');
  await user.click(screen.getByRole('button', { name: 'Suggest' }));
  await waitFor(() =>
    expect(network.callsOf(suggest)[0]?.body).toEqual({
      candidateId: idOf(88),
      note: 'Knows ledgers.',
    }),
  );
});
