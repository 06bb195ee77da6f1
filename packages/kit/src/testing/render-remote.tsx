import { configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MusterThemeProvider } from '@muster/ui';
import type { PlatformSession, Role } from '@muster/contracts';
import type { EndpointRecord, MusterApi } from '../api/create-muster-api.ts';
import { makeStore } from '../api/make-store.ts';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { PlatformRouter } from '../platform/platform-router.tsx';
import type { RemoteRouteTable } from '../routing/define-remote-routes.tsx';
import { RemoteRoutes } from '../routing/remote-routes.tsx';
import { makeSession } from './make-session.ts';
import { mockApi, type MockApi } from './mock-api.ts';
import { quietHandlers } from './quiet-handlers.ts';
import type { Handler } from './respond.ts';
import { testPlatform, type TestPlatform } from './test-platform.ts';

export interface RenderRemoteOptions<T extends EndpointRecord> {
  /** The user: a role, a whole session, or null for a visitor. Default: an admin. */
  session?: Role | PlatformSession | null;
  /** The address; default `/`. */
  path?: string;
  /** State of the history entry, as after a reload. */
  entry?: unknown;
  /** The remote's own API, for screens that read or write. */
  api?: MusterApi<T>;
  handlers?: readonly Handler[];
  platform?: TestPlatform;
  /**
   * Milliseconds between keys, 0 for a turn of the loop. Default null: no key waits for the page to
   * take the one before in, which is quicker and does for all that does not listen to single keys.
   */
  keyDelay?: number | null;
}

export interface RenderedRemote extends RenderResult {
  user: UserEvent;
  platform: TestPlatform;
  network: MockApi;
}

// Maximum time until a screen shows something; a machine that also builds is slow.
configure({ asyncUtilTimeout: 15_000 });

const opened = new Set<() => void>();

/**
 * Renders screens as the shell would: real router and history, real store, real design; only the
 * network is answered by `handlers`. Takes a route table or, for a part of a page, its element.
 * Everything is put away after the test.
 */
export function renderRemote<T extends EndpointRecord>(
  screens: RemoteRouteTable | ReactNode,
  options: RenderRemoteOptions<T> = {},
): RenderedRemote {
  const { session = 'admin', path = '/', api, handlers = [], keyDelay = null } = options;
  const network = mockApi([...quietHandlers, ...handlers]);
  window.history.pushState(options.entry ?? null, '', path);
  const platform =
    options.platform ??
    testPlatform({ session: typeof session === 'string' ? makeSession(session) : session });
  const content = isTable(screens) ? <RemoteRoutes routes={screens} /> : screens;
  const store = api && makeStore(api, platform, { retryDelays: [], readsTogether: false });
  const user = userEvent.setup({ delay: keyDelay });
  const result = render(
    <MusterThemeProvider env="test" withToasts withPageStyles={false}>
      <PlatformProvider value={platform}>
        <PlatformRouter platform={platform}>
          {store ? <Provider store={store}>{content}</Provider> : content}
        </PlatformRouter>
      </PlatformProvider>
    </MusterThemeProvider>,
  );
  opened.add(() => {
    platform.unmount();
    network.restore();
  });
  return { ...result, user, platform, network };
}

afterEach(() => {
  for (const close of opened) close();
  opened.clear();
});

function isTable(screens: RemoteRouteTable | ReactNode): screens is RemoteRouteTable {
  return typeof screens === 'object' && screens !== null && 'overlays' in screens;
}
