import type { ApiError } from '@muster/kit';
import { act, renderRemote, screen } from '@muster/kit/testing';
import { signedIn } from '../account/account.fixtures.ts';
import { setSession } from '../session/session-store.ts';
import { bus, createPlatform } from './shell-platform.ts';

afterAll(() => bus.close());

test('an error stands there once however often it is shown, until it is taken back', async () => {
  setSession(signedIn());
  renderRemote(<main />, { session: null });
  const leaving = new AbortController();
  const platform = createPlatform(leaving.signal);
  const text = 'Muster cannot be reached.';
  act(() => {
    platform.notify({ kind: 'error', text });
    platform.notify({ kind: 'error', text });
  });
  expect(await screen.findAllByText(text)).toHaveLength(1);
  act(() => platform.retract?.(text));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  leaving.abort();
});

test('a failed undo is reported even if its screen does not report it', async () => {
  setSession(signedIn());
  const { user } = renderRemote(<main />, { session: null });
  const leaving = new AbortController();
  const late: ApiError = { code: 'UNDO_EXPIRED', message: '', status: 409, requestId: 'r-1' };
  createPlatform(leaving.signal).notify({
    kind: 'success',
    text: 'Moved to Platform engineer',
    undo: () => Promise.reject(late),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is too late to undo this.')).toBeVisible();
  leaving.abort();
});
