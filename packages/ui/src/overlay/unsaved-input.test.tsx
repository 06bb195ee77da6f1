import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from '../form/text-area.tsx';
import { TextField } from '../form/text-field.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { CancelButton } from './cancel-button.tsx';
import { DecisionModal } from './decision-modal.tsx';
import { Drawer } from './drawer.tsx';
import { UnsavedInputProvider } from './unsaved-input.tsx';

const overlays = { Drawer, DecisionModal };

/** An overlay without an address, with a field outside any form. */
function Page({ Overlay }: { Overlay: typeof Drawer | typeof DecisionModal }) {
  const [opened, setOpened] = useState(true);
  const [note, setNote] = useState('First words');
  const [reason, setReason] = useState('');
  const [query, setQuery] = useState('');
  return (
    <Overlay
      opened={opened}
      onClose={() => setOpened(false)}
      title="Undo selection"
      unsaved={reason !== ''}
      footer={<CancelButton>Cancel</CancelButton>}
    >
      <TextArea label="Note" value={note} onChange={setNote} />
      <TextArea label="Reason" value={reason} onChange={setReason} />
      <TextField type="search" label="Search" value={query} onChange={setQuery} />
    </Overlay>
  );
}

function open(name: keyof typeof overlays) {
  const held = new Set<symbol>();
  const asked: (() => void)[] = [];
  const guard = {
    hold: () => {
      const key = Symbol('held');
      held.add(key);
      return () => void held.delete(key);
    },
    leave: (go: () => void) => void asked.push(go),
  };
  const { unmount } = renderUi(
    <UnsavedInputProvider value={guard}>
      <Page Overlay={overlays[name]} />
    </UnsavedInputProvider>,
  );
  return { held, asked, unmount };
}

const waysOut = [
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
] as const;

describe.each(['Drawer', 'DecisionModal'] as const)('%s', (name) => {
  test.each(waysOut)('%s asks before typed text is lost', async (_name, leave) => {
    const { asked, held } = open(name);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), ' and more');
    expect(held.size).toBe(1);
    await leave();
    expect(asked).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('First words and more');
  });

  test('Esc asks even if it is pressed before the page has rendered the input', () => {
    const { asked, held } = open(name);
    const note = screen.getByRole('textbox', { name: 'Note' });
    act(() => {
      fireEvent.change(note, { target: { value: 'Typed on a busy page' } });
      fireEvent.keyDown(note, { key: 'Escape' });
    });
    expect(held.size).toBe(1);
    expect(asked).toHaveLength(1);
    expect(note).toBeVisible();
  });

  test('guards nothing once it is unmounted, although its owner still reports unsaved input', async () => {
    const { held, unmount } = open(name);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), ' and more');
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Why');
    expect(held.size).toBe(1);
    unmount();
    expect(held.size).toBe(0);
  });

  test('closes at once if nothing was typed except in a search field', async () => {
    const { asked, held } = open(name);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ana');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([asked.length, held.size]).toEqual([0, 0]);
    expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
  });
});
