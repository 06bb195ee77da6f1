import { Menu } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../testing/axe-findings.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DecisionModal } from './decision-modal.tsx';
import { Drawer } from './drawer.tsx';
import { OverlayFooter } from './overlay-footer.tsx';

function Page({ routed = false }: { routed?: boolean }) {
  const [opened, setOpened] = useState(false);
  const drawer = (
    <Drawer
      opened={opened}
      onClose={() => setOpened(false)}
      title="Edit rates"
      subtitle="Mateus Ferreira"
      footer={
        <OverlayFooter unsaved>
          <button type="submit">Save changes</button>
        </OverlayFooter>
      }
    >
      <label>
        Expected rate <input />
      </label>
    </Drawer>
  );
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Edit
      </button>
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpened(true)}>Edit from the menu</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {routed ? opened && drawer : drawer}
    </>
  );
}

test.each([
  ['closed by its owner', false],
  ['mounted open and unmounted by a route', true],
])('focus goes to the first field and back to the opener, %s', async (_case, routed) => {
  const user = userEvent.setup();
  renderUi(<Page routed={routed} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByLabelText('Expected rate')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('if opened from a menu, focus returns to the menu’s button', async () => {
  const user = userEvent.setup();
  renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit from the menu' }));
  await waitFor(() => expect(screen.getByLabelText('Expected rate')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('Tab stays inside', async () => {
  const user = userEvent.setup();
  renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByLabelText('Expected rate')).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('is a dialog named by its title, without axe findings', async () => {
  const user = userEvent.setup();
  renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit rates' });
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(await axeFindings(dialog)).toEqual([]);
});

test('one Esc closes one overlay: the question, then the drawer below it', async () => {
  const user = userEvent.setup();
  function Stacked() {
    const [drawer, setDrawer] = useState(true);
    const [question, setQuestion] = useState(false);
    return (
      <>
        <Drawer opened={drawer} onClose={() => setDrawer(false)} title="Edit rates">
          <button type="button" onClick={() => setQuestion(true)}>
            Ask
          </button>
        </Drawer>
        {question && (
          <DecisionModal
            opened
            onClose={() => setQuestion(false)}
            title="Confirm that it is you"
            footer={null}
          >
            <input aria-label="Password" />
          </DecisionModal>
        )}
      </>
    );
  }
  renderUi(<Stacked />);
  await user.click(await screen.findByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(
      screen.queryByRole('dialog', { name: 'Confirm that it is you' }),
    ).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('dialog', { name: 'Edit rates' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** A record that is loaded while its drawer is open: in the same drawer, or in a separate one. */
function Loading({ inPlace }: { inPlace: boolean }) {
  const [state, setState] = useState<'closed' | 'loading' | 'loaded'>('closed');
  const close = () => setState('closed');
  const footer = (
    <OverlayFooter>
      {state === 'loading' ? (
        <button type="button" key="leave" onClick={close}>
          Leave
        </button>
      ) : (
        <button type="button" key="extend" onClick={close}>
          Extend
        </button>
      )}
    </OverlayFooter>
  );
  return (
    <>
      <button type="button" onClick={() => setState('loading')}>
        Open
      </button>
      {state !== 'closed' && (
        <Drawer
          key={inPlace ? 'one' : state}
          opened
          onClose={close}
          title="Placement"
          footer={footer}
        >
          {state === 'loaded' && (
            <label>
              Rate <input />
            </label>
          )}
        </Drawer>
      )}
      <button type="button" onClick={() => setState('loaded')}>
        It is read
      </button>
    </>
  );
}

test.each([
  ['the drawer stays', true],
  ['another takes its place', false],
])(
  'if the focused element disappears after loading, the focus stays inside, %s',
  async (_case, inPlace) => {
    const user = userEvent.setup();
    renderUi(<Loading inPlace={inPlace} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus());
    fireEvent.click(screen.getByText('It is read'));
    await waitFor(() => expect(screen.getByLabelText('Rate')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
);

test('a hidden file input is skipped', async () => {
  renderUi(
    <Drawer opened onClose={() => undefined} title="Company">
      <input type="file" aria-label="Logo" hidden />
      <button type="button">Choose a logo</button>
      <label>
        Name <input />
      </label>
    </Drawer>,
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test('an overlay below another leaves the focus alone', async () => {
  const both = (text: string) => (
    <>
      <Drawer opened onClose={() => undefined} title="Placement">
        <p key={text}>{text}</p>
        <input aria-label="Below" />
      </Drawer>
      <Drawer opened onClose={() => undefined} title="End it">
        <input aria-label="Above" />
      </Drawer>
    </>
  );
  const { rerender } = renderUi(both('Ends in May'));
  await waitFor(() => expect(screen.getByLabelText('Above')).toHaveFocus());
  act(() => screen.getByLabelText('Above').blur());
  rerender(both('Ends in June'));
  await screen.findByText('Ends in June');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByLabelText('Below')).not.toHaveFocus();
});
