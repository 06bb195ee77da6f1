import { renderRemote, screen } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { enterBoard, leaveSelection, selectCards, useSelectedCards } from './pipeline-selection.ts';

function Selected({ jobId }: { jobId: string }) {
  return <output aria-label={jobId}>{useSelectedCards(jobId).join(', ')}</output>;
}

const show = (jobId = 'job') =>
  renderRemote(<Selected jobId={jobId} />, { api, session: 'recruiter', path: '/jobs' });

beforeEach(() => selectCards('job', ['a', 'b']));

test('Back brings the selection of a board again', () => {
  leaveSelection();
  enterBoard(true);
  show();
  expect(screen.getByRole('status', { name: 'job' })).toHaveTextContent('a, b');
});

test('a board that is opened anew begins without one', () => {
  leaveSelection();
  enterBoard(false);
  show();
  expect(screen.getByRole('status', { name: 'job' })).toBeEmptyDOMElement();
});

test('what was selected for an overlay is there when it comes up over its board', () => {
  enterBoard(false);
  show();
  expect(screen.getByRole('status', { name: 'job' })).toHaveTextContent('a, b');
  show('another');
  expect(screen.getByRole('status', { name: 'another' })).toBeEmptyDOMElement();
});
