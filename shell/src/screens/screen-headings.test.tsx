import { allRoutes } from '@muster/contracts';
import { renderRemote, screen } from '@muster/kit/testing';
import { signedIn } from '../account/account.fixtures.ts';
import { bus } from '../platform/shell-platform.ts';
import { ScreenBody } from './screen-body.tsx';

afterAll(() => bus.close());

const [route] = allRoutes;

test.each(['planned', 'forbidden', 'switched-off', 'not-found', 'no-home'] as const)(
  'each message of the shell in place of a screen has one level-1 heading: %s',
  (kind) => {
    if (!route) throw new Error('There is no screen');
    renderRemote(<ScreenBody screen={{ kind, layout: 'staff', route }} session={signedIn()} />, {
      session: null,
    });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);
