import { act, render, screen, within } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { GuestFrame } from './guest-frame.tsx';
import { GuestStep } from './guest-step.tsx';

test('a page shows its step in the header of the frame, which another root renders', () => {
  renderUi(
    <GuestFrame agencyName="Northbeam Talent">
      <p>Loading</p>
    </GuestFrame>,
  );
  const head = within(screen.getByRole('banner'));
  expect(head.queryByText(/^Step/)).not.toBeInTheDocument();
  const page = render(<GuestStep step={2} total={4} />);
  expect(head.getByText('Step 2 of 4')).toBeVisible();
  expect(within(page.container).queryByText(/^Step/)).not.toBeInTheDocument();
  page.rerender(<GuestStep step={3} total={4} />);
  expect(head.getByText('Step 3 of 4')).toBeVisible();
  act(() => page.unmount());
  expect(head.queryByText(/^Step/)).not.toBeInTheDocument();
});

test('without a frame around it, the page shows the step itself', () => {
  renderUi(<GuestStep step={1} total={4} />);
  expect(screen.getByText('Step 1 of 4')).toBeVisible();
});
