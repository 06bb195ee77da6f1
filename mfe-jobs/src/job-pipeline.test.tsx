import {
  applicationRecordEndpoints,
  boardEndpoints,
  jobDetailsSchema,
  jobEndpoints,
  matchingEndpoints,
  noteEndpoints,
  suggestionEndpoints,
  type ApplicationRecord,
  type Board,
  type JobRecord,
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
import { api } from './api.ts';
import { JobsRoutes } from './routes.tsx';

const job: JobRecord = {
  ...fixtureFor(jobEndpoints.read.response),
  title: 'Go engineer',
  status: 'open',
  allowedActions: ['add_candidates'],
  details: fixtureFor(jobDetailsSchema),
};
const board = fixtureFor(boardEndpoints.read.response);
const column = fixtureFor(boardEndpoints.read.response.shape.columns.element);
const card = fixtureFor(boardEndpoints.read.response.shape.columns.element.shape.cards.element);
const person = fixtureFor(matchingEndpoints.ofJob.response.shape.data.element);

const show = (columns: Board['columns'], handlers: Handler[] = []) =>
  renderRemote(<JobsRoutes />, {
    api,
    session: 'recruiter',
    path: `/jobs/${job.id}/candidates`,
    handlers: [
      respond(jobEndpoints.read, () => job),
      respond(suggestionEndpoints.ofJob, () => ({ data: [], maySuggest: false })),
      respond(boardEndpoints.read, () => ({
        ...board,
        columns,
        mayAdd: true,
        ended: 0,
        job: { ...board.job, id: job.id },
      })),
      respond(matchingEndpoints.ofJob, () => ({
        ...fixtureFor(matchingEndpoints.ofJob.response),
        data: [person, { ...person, candidate: { ...person.candidate, id: job.id } }],
      })),
      ...handlers,
    ],
  });

const stage = {
  ...column,
  id: 'internal_review',
  name: 'Internal review',
  kind: 'internal_review' as const,
  total: 0,
  placed: 0,
  late: 0,
  cards: [],
  nextCursor: null,
};

test('the header shows how many candidates match, and so does an empty board', async () => {
  const { user, platform } = show([stage]);
  expect(await screen.findByRole('button', { name: 'See 2 matches' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '2 matches' }));
  await waitFor(() => expect(platform.location().pathname).toBe(`/jobs/${job.id}/candidates/add`));
});

test('the drawer of a card shows the next step, what is missing, the client view and the last note', async () => {
  const record: ApplicationRecord = {
    ...fixtureFor(applicationRecordEndpoints.read.response),
    status: 'active',
    stage: { id: stage.id, name: stage.name, kind: stage.kind },
    submission: null,
    checklist: [
      { key: 'bio', state: 'missing' },
      { key: 'bill_rate', state: 'done' },
    ],
    allowedActions: ['submit'],
  };
  const note = {
    ...fixtureFor(noteEndpoints.read.response),
    body: '<p>Can start a week early.</p>',
  };
  const shown = {
    ...card,
    column: stage.id,
    stage: record.stage,
    status: 'active' as const,
    exit: null,
    candidate: { ...card.candidate, name: 'Daniela Montoya' },
  };
  const { user } = show(
    [{ ...stage, total: 1, cards: [shown] }],
    [
      respond(applicationRecordEndpoints.read, () => record),
      respond(noteEndpoints.list, () => ({
        ...fixtureFor(noteEndpoints.list.response),
        pinned: [],
        data: [note],
      })),
    ],
  );
  await user.click(await screen.findByRole('button', { name: /^Daniela Montoya/ }));
  const drawer = within(await screen.findByRole('dialog', { name: /Daniela Montoya/ }));
  expect(await drawer.findByRole('button', { name: 'Submit' })).toBeVisible();
  expect(drawer.getByText('A bio for the client')).toBeVisible();
  expect(drawer.queryByText(/bill rate/i, { selector: 'li *' })).toBeNull();
  expect(drawer.getByText('Not sent to the client yet.')).toBeVisible();
  expect(await drawer.findByText('Can start a week early.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});
