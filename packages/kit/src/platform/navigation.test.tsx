import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { createBlocker } from './blocker.ts';
import { createNavigation, historyIndex } from './navigation.ts';
import { PlatformRouter } from './platform-router.tsx';

const blocker = createBlocker();
const confirmLeave = jest.fn<Promise<boolean>, [string]>();
const navigation = createNavigation({ blocker, confirmLeave, announced: false });

function Where() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
      <Link to="/jobs?sort=title">Jobs</Link>
      <button onClick={() => void navigate('/team', { state: { from: 'here' } })}>Team</button>
    </>
  );
}

function open(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <PlatformRouter platform={navigation}>
      <Where />
    </PlatformRouter>,
  );
}

const place = () => screen.getByRole('status').textContent;

beforeEach(() => confirmLeave.mockReset());

describe('PlatformRouter', () => {
  it('follows links and useNavigate, with their state', async () => {
    open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(place()).toBe('/jobs?sort=title null');
    await userEvent.click(screen.getByRole('button', { name: 'Team' }));
    expect(place()).toBe('/team {"from":"here"}');
  });

  it('follows navigation by other code', () => {
    open('/');
    act(() => navigation.navigate('/companies'));
    expect(place()).toBe('/companies null');
  });

  it('counts history entries, so that Back can be undone', () => {
    open('/');
    act(() => navigation.navigate('/jobs'));
    act(() => navigation.navigate('/team', { replace: true }));
    expect(historyIndex()).toBe(1);
  });
});

describe('unsaved input', () => {
  it('keeps the page until the user agrees to leave', async () => {
    open('/candidates/new');
    const lift = blocker.block('The new candidate is not saved.');
    confirmLeave.mockResolvedValueOnce(false);
    await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(confirmLeave).toHaveBeenCalledWith('The new candidate is not saved.');
    expect(place()).toBe('/candidates/new null');

    confirmLeave.mockResolvedValueOnce(true);
    await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(place()).toBe('/jobs?sort=title null');
    lift();
  });

  it.each(['/candidates/new?step=2', '/candidates/new'])('asks before another step: %s', (to) => {
    open('/candidates/new?step=1');
    const lift = blocker.block('The new candidate is not saved.');
    confirmLeave.mockResolvedValueOnce(false);
    act(() => navigation.navigate(to));
    expect(confirmLeave).toHaveBeenCalledWith('The new candidate is not saved.');
    expect(place()).toBe('/candidates/new?step=1 null');
    lift();
  });

  it('does not ask when a panel of the shell opens over the form or closes', () => {
    open('/candidates/new?step=1');
    const lift = blocker.block('The new candidate is not saved.');
    act(() => navigation.navigate('/candidates/new?step=1&account=profile'));
    act(() => navigation.navigate('/candidates/new?step=1'));
    expect(place()).toBe('/candidates/new?step=1 null');
    expect(confirmLeave).not.toHaveBeenCalled();
    lift();
  });

  it('asks about the input of a panel when the panel closes', () => {
    open('/jobs?account=profile');
    const lift = blocker.block('Your name is not saved.', { panel: 'account' });
    confirmLeave.mockResolvedValueOnce(false);
    act(() => navigation.navigate('/jobs?account=profile&q=react'));
    expect(confirmLeave).not.toHaveBeenCalled();
    act(() => navigation.navigate('/jobs?q=react'));
    expect(confirmLeave).toHaveBeenCalledWith('Your name is not saved.');
    lift();
  });

  it('does not ask about input that survives a change of the query', () => {
    open('/candidates/7/notes');
    const lift = blocker.block('The note is not saved.', { survivesQuery: true });
    act(() => navigation.navigate('/candidates/7/notes?noteKind=call'));
    expect(confirmLeave).not.toHaveBeenCalled();
    lift();
  });

  it('does not ask when the page rewrites its own query', () => {
    open('/candidates/new');
    const lift = blocker.block('The new candidate is not saved.');
    act(() => navigation.navigate('/candidates/new?step=2', { replace: true }));
    expect(place()).toBe('/candidates/new?step=2 null');
    expect(confirmLeave).not.toHaveBeenCalled();
    lift();
  });

  it('knows about a question that a remote asks itself, which is not unsaved input', () => {
    const lift = blocker.block('The note is not saved.');
    const answered = blocker.block('The note is not saved.', { asked: true });
    expect(blocker.isAsked()).toBe(true);
    lift();
    expect(blocker.reason()).toBeNull();
    answered();
    expect(blocker.isAsked()).toBe(false);
  });

  it('lets the browser ask before the tab closes while a reason exists', () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const first = blocker.block('one');
    const second = blocker.block('two');
    first();
    expect([closing(), blocker.reason()]).toEqual([true, 'two']);
    second();
    expect([closing(), blocker.reason()]).toEqual([false, null]);
  });
});
