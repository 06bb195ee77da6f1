import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '../../testing/axe-findings.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FormBeside } from './form-beside.tsx';
import { FormSection } from './form-section.tsx';
import { Form } from './form.tsx';

test('a long form lists its sections beside it and links to each', async () => {
  const user = userEvent.setup();
  const { container } = renderUi(
    <FormBeside>
      <Form label="Job" onSubmit={() => undefined}>
        <FormSection title="Skills">…</FormSection>
        <FormSection title="Rates">…</FormSection>
      </Form>
    </FormBeside>,
  );
  const sections = within(screen.getByRole('navigation', { name: 'Sections of the form' }));
  expect(sections.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Skills',
    'Rates',
  ]);
  await user.click(sections.getByRole('button', { name: 'Rates' }));
  expect(screen.getByRole('heading', { name: 'Rates' })).toHaveFocus();
  expect(sections.getByRole('button', { name: 'Rates' })).toHaveAttribute('aria-current', 'true');
  expect(await axeFindings(container)).toEqual([]);
});
