import { renderRemote, screen } from '../testing/index.ts';
import { TransitionButtons } from './transition-buttons.tsx';

const labels = { engage: 'Engage', activate: 'Activate', reject: 'Reject', archive: 'Archive' };
type Action = keyof typeof labels;
const asked: Action[] = [];
const buttons = (allowedActions: Action[], disabledReasons = {}) => (
  <TransitionButtons<Action>
    allowedActions={allowedActions}
    primary={['activate', 'engage']}
    destructive={['reject']}
    labels={labels}
    disabledReasons={disabledReasons}
    onAction={(action) => asked.push(action)}
  />
);

beforeEach(() => (asked.length = 0));

test('shows only allowed actions, destructive ones in the menu', async () => {
  const { user } = renderRemote(buttons(['engage', 'reject']));
  expect(screen.getByRole('button', { name: 'Engage' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  expect(asked).toEqual(['reject']);
});

test('a disabled action says why and does nothing', async () => {
  const { user } = renderRemote(buttons(['engage'], { engage: 'Add a mail address first' }));
  const button = screen.getByRole('button', { name: 'Engage' });
  expect(button).toHaveAccessibleDescription('Add a mail address first');
  await user.click(button);
  expect(asked).toEqual([]);
});

test('shows nothing when no action is allowed', () => {
  renderRemote(buttons([]));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
