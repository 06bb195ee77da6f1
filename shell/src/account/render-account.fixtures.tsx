import { Route, Routes } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { Route as ContractRoute, SessionState } from '@muster/contracts';
import { renderRemote, type RenderRemoteOptions } from '@muster/kit/testing';
import { setSession } from '../session/session-store.ts';
import { api } from './account-api.ts';

type Options = Pick<RenderRemoteOptions<never>, 'path' | 'entry' | 'handlers'> & {
  session?: SessionState;
};

/** Renders an account page at its route, for the user whose session is `session`. */
export function renderAccount(
  route: Pick<ContractRoute, 'path'>,
  Page: ComponentType,
  { session = { state: 'signed-out', csrfToken: null }, path, entry, handlers }: Options = {},
) {
  setSession(session);
  return renderRemote(
    <Routes>
      <Route path={route.path} element={<Page />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    { api, session: null, path, entry, handlers },
  );
}
