import { useEffect } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderRemote, screen, waitFor } from '@muster/kit/testing';
import { ArrivalAnnouncer } from './arrival-announcer.tsx';

function Page({ title, tab }: { title: string; tab: string }) {
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
  return (
    <main>
      <h1>{title}</h1>
      <Link to={tab}>Notes</Link>
    </main>
  );
}

const open = () =>
  renderRemote(
    <>
      <nav>
        <Link to="/jobs">Jobs</Link>
      </nav>
      <Routes>
        <Route path="/candidates/*" element={<Page title="Candidates" tab="/candidates/notes" />} />
        <Route path="/jobs" element={<Page title="Jobs" tab="/jobs" />} />
      </Routes>
      <ArrivalAnnouncer />
    </>,
    { path: '/candidates' },
  );

test('after a navigation, the page is announced and the heading has the focus', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Jobs · Muster'));
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toHaveFocus();
});

test('an element that stays on the page, such as a record’s tab, keeps the focus', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Notes' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Candidates · Muster'));
  expect(screen.getByRole('link', { name: 'Notes' })).toHaveFocus();
});
