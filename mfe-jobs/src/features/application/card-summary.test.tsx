import { applicationRecordEndpoints, noteEndpoints } from '@muster/contracts';
import { fail, fixtureFor, renderRemote, respond, screen } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { id, record } from './application.fixtures.tsx';
import { CardSummary } from './card-summary.tsx';

test('a last note that cannot be read says so, and can be read again', async () => {
  let isDown = true;
  const { user } = renderRemote(<CardSummary applicationId={id} />, {
    api,
    session: 'team_lead',
    handlers: [
      respond(applicationRecordEndpoints.read, () => record()),
      respond(noteEndpoints.list, () =>
        isDown ? fail('INTERNAL') : fixtureFor(noteEndpoints.list.response),
      ),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Last note' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText(/^No note/)).toBeVisible();
});
