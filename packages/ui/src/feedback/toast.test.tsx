import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { dismissToast, toast } from './toast-store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

function setup() {
  renderUi(<main>Page</main>);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const undone = jest.fn();
const rejected = () => toast({ message: 'Rejected', undo: { onUndo: undone } });

test('is in a polite live region and disappears after ten seconds with undo', () => {
  setup();
  act(() => void rejected());
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent('Rejected');
  act(() => jest.advanceTimersByTime(9_999));
  expect(screen.getByText('Rejected')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Rejected')).not.toBeInTheDocument();
  expect(undone).not.toHaveBeenCalled();
});

test('undo is called once and closes the toast', async () => {
  const user = setup();
  act(() => void rejected());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Rejected')).not.toBeInTheDocument();
});

test('the timer stops while the pointer or the focus is on it', async () => {
  const user = setup();
  act(() => void rejected());
  act(() => jest.advanceTimersByTime(6_000));
  await user.hover(screen.getByText('Rejected'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Rejected')).toBeInTheDocument();
  await user.unhover(screen.getByText('Rejected'));
  act(() => jest.advanceTimersByTime(3_900));
  expect(screen.getByText('Rejected')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.queryByText('Rejected')).not.toBeInTheDocument();
});

test('an error stays until it is dismissed and is announced at once', async () => {
  const user = setup();
  act(() => void toast({ kind: 'error', message: 'Not saved' }));
  act(() => jest.advanceTimersByTime(600_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

test('the oldest of five is removed, and the same id replaces a toast', () => {
  setup();
  act(() => {
    for (const message of ['One', 'Two', 'Three', 'Four', 'Five']) toast({ message });
    toast({ id: 'save', message: 'Saving' });
    toast({ id: 'save', message: 'Saved' });
  });
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  expect(screen.queryByText('Saving')).not.toBeInTheDocument();
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

test('a replaced toast is shown for its full time', () => {
  setup();
  act(() => void toast({ id: 'saved', message: 'Saved' }));
  act(() => jest.advanceTimersByTime(5_000));
  act(() => void toast({ id: 'saved', message: 'Saved again' }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByText('Saved again')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText('Saved again')).not.toBeInTheDocument();
});

test('an action is offered for ten seconds, and using it closes the toast', async () => {
  const user = setup();
  const onAction = jest.fn();
  act(() => void toast({ message: 'Ana mentioned you', action: { label: 'Open', onAction } }));
  act(() => jest.advanceTimersByTime(9_999));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Ana mentioned you')).not.toBeInTheDocument();
});
