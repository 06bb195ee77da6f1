import { clientViewSchema } from '@muster/contracts';
import { fixtureFor, renderRemote, screen } from '@muster/kit/testing';
import { ClientViewCard } from './client-view-card.tsx';

const skill = (name: string, verifiedMonth: string | null) => ({
  id: '64b0000000000000000000d1',
  name,
  level: null,
  years: null,
  asked: false,
  verified: true,
  verifiedMonth,
});

test('a client reads when a skill was verified, and that this was long ago', async () => {
  const lately = new Date().toISOString().slice(0, 7);
  const view = fixtureFor(clientViewSchema, {
    skills: [
      skill('Go', lately),
      { ...skill('Kafka', '2019-03'), id: '64b0000000000000000000d2' },
      { ...skill('Rust', null), id: '64b0000000000000000000d3' },
    ],
  });
  renderRemote(<ClientViewCard view={view} />);
  expect(await screen.findByText(/^Kafka, verified Mar.* 2019, a long time ago$/)).toBeVisible();
  expect(screen.getByText(/^Go, verified \w+ \d{4}$/)).toBeVisible();
  expect(screen.getByText('Rust, verified')).toBeVisible();
  expect(screen.getByText(/^Verified skills were tested by our interviewers/)).toBeVisible();
});

test('a client reads the chosen answers, each below its question', async () => {
  const answers = [{ question: 'What did you build?', answer: 'A ledger.' }];
  const view = fixtureFor(clientViewSchema, { answers });
  const { unmount } = renderRemote(<ClientViewCard view={view} />);
  expect(await screen.findByRole('heading', { name: 'Answers to our questions' })).toBeVisible();
  expect(screen.getByRole('term')).toHaveTextContent('What did you build?');
  expect(screen.getByRole('definition')).toHaveTextContent('A ledger.');
  unmount();
  renderRemote(<ClientViewCard view={{ ...view, answers: [] }} />);
  expect(await screen.findByRole('heading', { name: 'Availability' })).toBeVisible();
  expect(screen.queryByText('Answers to our questions')).not.toBeInTheDocument();
});

test('empty parts are left out for clients, and marked only before it is submitted', async () => {
  const view = fixtureFor(clientViewSchema, { introduction: null, bio: null, files: [] });
  const { unmount } = renderRemote(<ClientViewCard view={view} />);
  expect(await screen.findByRole('heading', { name: 'Availability' })).toBeVisible();
  for (const name of ['Introduction', 'Bio', 'Files'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  expect(screen.queryByText(/for clients yet/)).not.toBeInTheDocument();
  unmount();
  renderRemote(<ClientViewCard view={view} marksGaps />);
  expect(await screen.findByText('No bio for clients yet.')).toBeVisible();
});
