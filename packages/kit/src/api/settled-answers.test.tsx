import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { noteEndpoints } from '@muster/contracts';
import { fail, respond, type Refusal } from '../testing/respond.ts';
import { fixtureFor } from '../testing/fixture-for.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { isApiError } from './api-error.ts';
import { createMusterApi } from './create-muster-api.ts';

const note = fixtureFor(noteEndpoints.read.response);
const args = { params: { id: note.id } };
const version = (number: number) => ({ ...note, version: number });
const api = createMusterApi({ notesRead: noteEndpoints.read });

function Reader() {
  const [read] = api.useLazyNotesReadQuery();
  const dispatch = useDispatch();
  const [said, setSaid] = useState('');
  const ask = () =>
    void read(args)
      .unwrap()
      .then(
        (found) => setSaid(`Version ${found.version}`),
        (error: unknown) => setSaid(isApiError(error) ? error.code : String(error)),
      );
  return (
    <>
      <button onClick={ask}>Read</button>
      <button onClick={() => dispatch(api.util.resetApiState())}>Forget</button>
      <output>{said}</output>
    </>
  );
}

type Answer = typeof note | Refusal;

/** Renders the reader; the server waits before its first answer until `answerFirst` is called. */
function setUp(...answers: Answer[]) {
  let answerFirst = () => undefined as void;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  const left = [...answers];
  const rendered = renderRemote(<Reader />, {
    api,
    handlers: [
      respond(noteEndpoints.read, async () => {
        const answer = left.shift() ?? fail('NOT_FOUND');
        await first;
        return answer;
      }),
    ],
  });
  return { ...rendered, answerFirst };
}

const press = (name: string) => screen.getByRole('button', { name });

test.each([
  ['data', version(2), 'Version 2'],
  ['an error', fail('FORBIDDEN'), 'FORBIDDEN'],
] as const)(
  'a failed read that a change made stale answers with %s of the next request',
  async (_what, next, expected) => {
    const { user, platform, answerFirst } = setUp(fail('INTERNAL'), next);
    await user.click(press('Read'));
    platform.bus.emit('entity.changed', { entity: 'Note', id: note.id });
    answerFirst();
    expect(await screen.findByText(expected)).toBeVisible();
  },
);

test('a read that a change made stale does not answer with outdated data', async () => {
  const { user, platform, answerFirst } = setUp(version(1), version(2));
  await user.click(press('Read'));
  platform.bus.emit('entity.changed', { entity: 'Note', id: note.id });
  answerFirst();
  expect(await screen.findByText(/^Version/)).toHaveTextContent('Version 2');
});

test('a read whose store is emptied is refused', async () => {
  const { user, answerFirst } = setUp(version(1));
  await user.click(press('Read'));
  await user.click(press('Forget'));
  act(answerFirst);
  expect(await screen.findByText('UNAVAILABLE')).toBeVisible();
});
