import { interviewKitEndpoints } from '@muster/contracts';
import { fail, renderRemote, respond, screen } from '@muster/kit/testing';
import { api } from '../../own-api.ts';
import { Preparations } from './preparations.tsx';

test('a preparation that cannot be read says so, and can be read again', async () => {
  let isDown = true;
  const { user } = renderRemote(<Preparations />, {
    api,
    session: 'candidate',
    handlers: [
      respond(interviewKitEndpoints.own, () =>
        isDown
          ? fail('INTERNAL')
          : {
              data: [
                {
                  interviewId: '64b0000000000000000000f1',
                  kind: 'technical' as const,
                  startsAt: '2030-11-26T10:00:00.000Z',
                  durationMin: 60,
                  hosts: ['Priya'],
                  topics: ['Databases'],
                  instructions: 'Bring an editor.',
                },
              ],
            },
      ),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('Bring an editor.')).toBeVisible();
});
