import { ownInterviewEndpoints } from '@muster/contracts';
import { fail, renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { api } from '../../own-api.ts';
import { ChangeInterview } from './change-interview.tsx';

const { openLink } = ownInterviewEndpoints;
const id = '64b0000000000000000000f1';

test('a candidate’s interview opens where it is moved or cancelled, and a refusal is reported', async () => {
  let isLate = true;
  const { user, network, platform } = renderRemote(
    <ChangeInterview entry={{ changeable: id, title: 'Technical interview' }} />,
    {
      api,
      session: 'candidate',
      handlers: [
        respond(openLink, () => (isLate ? fail('INVALID_TRANSITION') : { path: '/t/#secret' })),
      ],
    },
  );
  const press = async () => {
    const button = screen.getByRole('button', { name: 'Move or cancel: Technical interview' });
    // The button ignores clicks until the previous response has arrived.
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  await press();
  await waitFor(() => expect(platform.notices).toMatchObject([{ kind: 'error' }]));
  isLate = false;
  await press();
  await waitFor(() => expect(platform.visited.at(-1)).toBe('/t/#secret'));
  expect(network.callsOf(openLink).map(({ params }) => params)).toEqual([{ id }, { id }]);
});

test('an interview that can no longer be changed offers no action', () => {
  renderRemote(<ChangeInterview entry={{ title: 'Technical interview' }} />, {
    api,
    session: 'candidate',
  });
  expect(screen.queryByRole('button')).toBeNull();
});
