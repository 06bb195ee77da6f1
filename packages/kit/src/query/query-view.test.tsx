import { useState } from 'react';
import { noteEndpoints } from '@muster/contracts';
import { createMusterApi } from '../api/create-muster-api.ts';
import { fail, fixtureFor, renderRemote, respond, screen } from '../testing/index.ts';
import { QueryView } from './query-view.tsx';

const api = createMusterApi({ notesList: noteEndpoints.list });
const subjectId = '64b000000000000000000011';
const note = fixtureFor(noteEndpoints.read.response, { subjectLabel: 'Ana Silva' });
const answer = (data: (typeof note)[]) => ({
  ...fixtureFor(noteEndpoints.list.response),
  data,
});

function Notes() {
  const [subject, setSubject] = useState(subjectId);
  const query = api.useNotesListQuery({ query: { subjectType: 'candidate', subjectId: subject } });
  return (
    <>
      <button onClick={() => setSubject('64b000000000000000000012')}>Other person</button>
      <QueryView query={query} skeleton={<p>Grey lines</p>} empty={<p>No notes yet</p>}>
        {({ data }) => data.map(({ id, subjectLabel }) => <p key={id}>{subjectLabel}</p>)}
      </QueryView>
    </>
  );
}

const show = (reply: Parameters<typeof respond<typeof noteEndpoints.list>>[1]) =>
  renderRemote(<Notes />, { api, handlers: [respond(noteEndpoints.list, reply)] });

test('shows a skeleton of the final layout, then the data', async () => {
  show(() => answer([note]));
  expect(screen.getByText('Grey lines')).toBeVisible();
  expect(await screen.findByText('Ana Silva')).toBeVisible();
  expect(screen.queryByText('Grey lines')).not.toBeInTheDocument();
});

test('explains what belongs there when there is no data', async () => {
  show(() => answer([]));
  expect(await screen.findByText('No notes yet')).toBeVisible();
});

test('an error says what to do and shows the request number, and Retry loads the data', async () => {
  let broken = true;
  const { user } = show(() => (broken ? fail('INTERNAL') : answer([note])));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(screen.getByText(/request-of-the-test/)).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ana Silva')).toBeVisible();
});

test('forbidden and missing data are explained', async () => {
  const { unmount } = show(() => fail('FORBIDDEN'));
  expect(await screen.findByText(/Administrator/)).toBeVisible();
  unmount();
  show(() => fail('NOT_FOUND'));
  expect(await screen.findByText(/may have been removed/)).toBeVisible();
});

test('an area that is switched off is not an error', async () => {
  show(() => fail('FEATURE_DISABLED'));
  expect(await screen.findByText('This part is switched off')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('the data of one record is never shown under another’s address', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  const { user } = show(async ({ query }) => {
    if (query.subjectId !== subjectId) await waiting;
    return answer([note]);
  });
  expect(await screen.findByText('Ana Silva')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Other person' }));
  expect(screen.queryByText('Ana Silva')).not.toBeInTheDocument();
  expect(screen.getByText('Grey lines')).toBeVisible();
  release();
  expect(await screen.findByText('Ana Silva')).toBeVisible();
});

test('a failed refresh keeps the loaded data and says that it is outdated', async () => {
  let broken = false;
  const { platform } = show(() => (broken ? fail('INTERNAL') : answer([note])));
  expect(await screen.findByText('Ana Silva')).toBeVisible();
  broken = true;
  platform.bus.emit('entity.changed', { entity: 'Note' });
  expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
  expect(screen.getByText('Ana Silva')).toBeVisible();
});
