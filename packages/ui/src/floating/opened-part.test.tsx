import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { useOpenedPart } from './opened-part.ts';
import { partOf } from './part.ts';

test('a part that fails to load is reported, and the next opening tries again', async () => {
  let arrive: (part: { text: string }) => void = () => undefined;
  const second = new Promise<{ text: string }>((resolve) => {
    arrive = resolve;
  });
  const answers = [Promise.reject(new Error('lost')), second];
  const part = partOf(() => answers.shift() ?? Promise.reject(new Error('asked too often')));

  function Opener() {
    const [opened, setOpened] = useState(false);
    const loaded = useOpenedPart(part, opened, () => setOpened(false));
    return (
      <>
        <button type="button" aria-expanded={opened} onClick={() => setOpened(true)}>
          Open
        </button>
        {loaded && <p>{loaded.text}</p>}
      </>
    );
  }
  renderUi(<Opener />);
  const button = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(button);
  expect(await screen.findByText(/did not arrive/)).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button);
  expect(screen.queryByText(/did not arrive/)).not.toBeInTheDocument();
  arrive({ text: 'Here it is' });
  expect(await screen.findByText('Here it is')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
