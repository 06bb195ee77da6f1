import { jobEndpoints, reasonEndpoints } from '@muster/contracts';
import { fail, fixtureFor, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { EndDialog } from './end-dialog.tsx';

test('closing a job says what could not be read, and continues once it is read', async () => {
  let isDown = true;
  const job = fixtureFor(jobEndpoints.read.response);
  const { user } = renderRemote(<EndDialog job={job} action="close" onClose={() => undefined} />, {
    api,
    handlers: [
      respond(jobEndpoints.endEffects, () =>
        isDown ? fail('INTERNAL') : fixtureFor(jobEndpoints.endEffects.response, { selected: 0 }),
      ),
      respond(reasonEndpoints.list, () =>
        isDown ? fail('INTERNAL') : fixtureFor(reasonEndpoints.list.response),
      ),
    ],
  });
  expect(await screen.findByText(/^What follows: this could not be loaded/)).toBeVisible();
  expect(await screen.findByText(/^Reason: this could not be loaded/)).toBeVisible();
  const close = screen.getByRole('button', { name: 'Close job' });
  expect(close).toBeDisabled();
  isDown = false;
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  await waitFor(() => expect(close).toBeEnabled());
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
