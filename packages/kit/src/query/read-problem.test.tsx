import { noteEndpoints } from '@muster/contracts';
import { createMusterApi } from '../api/create-muster-api.ts';
import { fail, fixtureFor, renderRemote, respond, screen, waitFor } from '../testing/index.ts';
import { ReadProblem } from './read-problem.tsx';

const api = createMusterApi({ notesList: noteEndpoints.list });
const query = { subjectType: 'candidate' as const, subjectId: '64b000000000000000000011' };

function Form() {
  const notes = api.useNotesListQuery({ query });
  return (
    <>
      <ReadProblem query={notes} what="Reason" />
      <p>The fields</p>
    </>
  );
}

test('data that a form needs and could not load is named, with Retry; the fields stay', async () => {
  let isDown = true;
  const { user, network } = renderRemote(<Form />, {
    api,
    handlers: [
      respond(noteEndpoints.list, () =>
        isDown ? fail('INTERNAL') : fixtureFor(noteEndpoints.list.response),
      ),
    ],
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await screen.findByText(/^Reason: this could not be loaded. Something/)).toBeVisible();
  expect(screen.getByText('The fields')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Reason/)).not.toBeInTheDocument());
  expect(network.callsOf(noteEndpoints.list)).toHaveLength(2);
});
