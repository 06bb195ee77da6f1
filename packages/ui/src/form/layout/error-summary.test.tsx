import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.tsx';
import { ErrorSummary } from './error-summary.tsx';

test('a colon follows the name of a field, and none a question or a whole sentence', () => {
  renderUi(
    <ErrorSummary
      lines={[
        { path: 'reason', id: 'reason', label: 'Reason', text: 'Fill this in' },
        { path: 'note', id: 'note', label: 'What has to change?', text: 'Fill this in' },
        { path: 'agrees', id: 'agrees', label: 'They agree to it.', text: 'Tick this to go on' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Reason: Fill this in',
    'What has to change? Fill this in',
    'They agree to it. Tick this to go on',
  ]);
});
