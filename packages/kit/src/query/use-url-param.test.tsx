import { renderRemote, screen, waitFor } from '../testing/index.ts';
import { useOverlayParam, useUrlParam } from './use-url-param.ts';

function Choice() {
  const [kind, setKind] = useUrlParam('kind', ['call', 'meeting']);
  return (
    <>
      <p>{kind ?? 'any'}</p>
      <button onClick={() => setKind('call')}>Calls</button>
      <button onClick={() => setKind(null)}>All</button>
    </>
  );
}

test('a choice is stored in the address beside others, and Back removes it', async () => {
  const { user } = renderRemote(<Choice />, { path: '/notes?view=mine' });
  await user.click(screen.getByRole('button', { name: 'Calls' }));
  expect(window.location.search).toBe('?view=mine&kind=call');
  expect(screen.getByText('call')).toBeVisible();
  window.history.back();
  expect(await screen.findByText('any')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Calls' }));
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(window.location.search).toBe('?view=mine'));
});

test('an address with an unknown value reads as no choice', () => {
  renderRemote(<Choice />, { path: '/notes?kind=poem' });
  expect(screen.getByText('any')).toBeVisible();
});

function Overlay() {
  const [open, setOpen] = useOverlayParam('open', ['notes']);
  return (
    <>
      <p>{open ?? 'closed'}</p>
      <button onClick={() => setOpen('notes')}>Open</button>
      <button onClick={() => setOpen(null)}>Close</button>
    </>
  );
}

test('Back closes an overlay, and does not reopen a closed one', async () => {
  const { user } = renderRemote(<Overlay />, { path: '/jobs' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  window.history.back();
  expect(await screen.findByText('closed')).toBeVisible();
  expect(window.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const steps = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(window.history.length).toBe(steps);
  const left = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  window.history.back();
  await left;
  expect(screen.getByText('closed')).toBeVisible();
});
