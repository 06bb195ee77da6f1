import { applicationEndpoints, boardEndpoints, defaultPipeline } from '@muster/contracts';
import type { Board, BoardCard, BoardChanges } from '@muster/contracts';
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
import type { Handler } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { PipelineBoard } from './pipeline-board.tsx';

// Whole boards take their time on a busy machine.
jest.setTimeout(60_000);

const { move } = applicationEndpoints;
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
    ...{ cards: [...changed], gone: [], live, ended, asOf },
  };
};

const first = [cardOf(0, 'added'), cardOf(1, 'added'), cardOf(2, 'interested')];
const nothingNew = respond(boardEndpoints.changes, () => changesOf(first, []));

const show = (handlers: Handler[], cards: readonly BoardCard[] = first) =>
  renderRemote(<PipelineBoard jobId={jobId} />, {
    ...{ api, session: 'recruiter', path: `/jobs/${jobId}/candidates` },
    handlers: [respond(boardEndpoints.read, () => boardOf(cards)), ...handlers],
  });
const cardNamed = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const namesIn = (column: string) =>
  within(screen.getByRole('region', { name: column }))
    .queryAllByRole('listitem')
    .map((item) => names.find((name) => item.textContent.includes(name)));
const answered = (version: number) => ({ ...fixtureFor(move.response), version });

test('a card moves by keys to the next stage, says so, and comes back by Undo', async () => {
  const moved = [cardOf(0, 'interested', { version: 2, rank: 1 }), ...first.slice(1)];
  let version = 1;
  const { user, network, container, platform } = show([
    respond(move, () => answered((version += 1))),
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
  expect(network.callsOf(move)[1]?.body).toEqual({ version: 2, stageId: 'added', after: null });
});

test('who was slower learns it, and sees the card where the other one put it', async () => {
  const elsewhere = cardOf(0, 'internal_review', { version: 2 });
  const { user, platform } = show([
    respond(move, () => fail('VERSION_CONFLICT', { context: { version: 2, current: null } })),
    respond(boardEndpoints.changes, () => changesOf([elsewhere, ...first.slice(1)], [elsewhere])),
  ]);
  (await cardNamed('Arjun Mehta')).focus();
  await user.keyboard(' {ArrowRight} ');
  await waitFor(() =>
    expect(platform.notices.at(-1)?.text).toMatch(/Somebody else moved Arjun Mehta meanwhile/),
  );
  await waitFor(() => expect(namesIn('Internal review')).toEqual(['Arjun Mehta']));
  expect(namesIn('Interested')).toEqual(['Elif Aydın']);
});

test('Escape lets go, and a stage with a form of its own is not reached by moving', async () => {
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

test('what others do shows at once; several can be chosen and compared', async () => {
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
  const bar = within(screen.getByRole('region', { name: 'What can be done with the selection' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  for (const action of ['Move', 'Remove or reject', 'Compare'])
    expect(bar.getByRole('button', { name: action })).toBeVisible();
});
