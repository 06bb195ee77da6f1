import { renderRemote, screen, waitFor } from '../testing/index.ts';
import { useUrlParam } from './use-url-param.ts';

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

test('a choice stands in the address beside others, and Back takes it away', async () => {
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

test('an address with another value reads as no choice', () => {
  renderRemote(<Choice />, { path: '/notes?kind=poem' });
  expect(screen.getByText('any')).toBeVisible();
});
