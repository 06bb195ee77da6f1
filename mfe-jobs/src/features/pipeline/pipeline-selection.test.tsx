import { renderRemote, screen } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { enterBoard, leaveSelection, selectCards, useSelectedCards } from './pipeline-selection.ts';

function Selected({ jobId }: { jobId: string }) {
  return <output aria-label={jobId}>{useSelectedCards(jobId).join(', ')}</output>;
}

const show = (jobId = 'job') =>
  renderRemote(<Selected jobId={jobId} />, { api, session: 'recruiter', path: '/jobs' });

beforeEach(() => selectCards('job', ['a', 'b']));

test('Back restores the selection of a board', () => {
  leaveSelection();
  enterBoard(true);
  show();
  expect(screen.getByRole('status', { name: 'job' })).toHaveTextContent('a, b');
});

test('a board that is opened anew begins without a selection', () => {
  leaveSelection();
  enterBoard(false);
  show();
  expect(screen.getByRole('status', { name: 'job' })).toBeEmptyDOMElement();
});

test('a selection kept for an overlay is there when the overlay opens over its board', () => {
  enterBoard(false);
  show();
  expect(screen.getByRole('status', { name: 'job' })).toHaveTextContent('a, b');
  show('another');
  expect(screen.getByRole('status', { name: 'another' })).toBeEmptyDOMElement();
});
