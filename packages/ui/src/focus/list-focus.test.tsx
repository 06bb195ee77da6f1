import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmModal } from '../feedback/confirm-modal.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { ListFocus } from './list-focus.tsx';

interface ListProps {
  names: readonly string[];
  /** Whether the buttons at the ends are disabled. */
  ends?: boolean;
  /** Items are mounted again when they move. */
  anew?: boolean;
}

function List({ names, ends = false, anew = false }: ListProps) {
  const [rows, setRows] = useState(names);
  const move = (from: number, to: number) =>
    setRows(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] ?? ''));
  return (
    <>
      <ListFocus>
        {rows.length > 0 && (
          <ul>
            {rows.map((name, index) => (
              <li key={anew ? `${index} ${name}` : name}>
                <a href="#top">{name}</a>
                <span>
                  <button
                    aria-label={`Move ${name} up`}
                    disabled={ends && index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <button
                    aria-label={`Move ${name} down`}
                    disabled={ends && index === rows.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <button onClick={() => setRows(rows.filter((row) => row !== name))}>
                    Remove
                  </button>
                </span>
              </li>
            ))}
          </ul>
        )}
        {names.length > 0 && <button onClick={() => setRows([...rows, 'New'])}>Add</button>}
      </ListFocus>
      <button>Elsewhere</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const remove = (index: number) => screen.getAllByRole('button', { name: 'Remove' })[index];
const press = async (element: HTMLElement | undefined) => {
  act(() => element?.focus());
  await userEvent.keyboard('{Enter}');
};

test('after a removal, the focus is at the same button of the next item, then of the last', async () => {
  renderUi(<List names={['Ana', 'Bo', 'Cy']} />);
  await press(remove(1));
  expect(screen.queryByText('Bo')).toBeNull();
  expect(remove(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Cy')).toBeNull();
  expect(remove(0)).toHaveFocus();
});

test('after the last removal, the focus is at the button that adds', async () => {
  renderUi(<List names={['Ana']} />);
  await press(remove(0));
  expect(button('Add')).toHaveFocus();
});

test.each([
  ['keeps its element', {}],
  ['is mounted again', { anew: true }],
] as const)('after a move, the focus stays with the item that %s', async (_how, props) => {
  renderUi(<List names={['Ana', 'Bo', 'Cy']} {...props} />);
  await press(button('Move Ana down'));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Bo',
    'Ana',
    'Cy',
  ]);
  expect(button('Move Ana down')).toHaveFocus();
  await press(button('Move Cy up'));
  expect(button('Move Cy up')).toHaveFocus();
});

test.each([
  ['up', 'down'],
  ['down', 'up'],
])('an item moved %s to the end keeps the focus at its button %s', async (to, other) => {
  renderUi(<List names={['Ana', 'Bo', 'Cy']} ends />);
  await press(button(`Move Bo ${to}`));
  expect(button(`Move Bo ${to}`)).toBeDisabled();
  expect(button(`Move Bo ${other}`)).toHaveFocus();
});

function Deleting({ isSlow }: { isSlow: boolean }) {
  const [rows, setRows] = useState(['Ana', 'Bo']);
  const [asked, setAsked] = useState<string | null>(null);
  const drop = () => setRows((all) => all.filter((row) => row !== asked));
  return (
    <ListFocus>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <button onClick={() => setAsked(name)}>Delete {name}</button>
          </li>
        ))}
      </ul>
      <ConfirmModal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title="Delete?"
        confirmLabel="Yes"
        effects={null}
        onConfirm={() => {
          if (isSlow) setTimeout(drop, 30);
          else drop();
          setAsked(null);
        }}
      />
    </ListFocus>
  );
}

test.each([
  ['at once', false],
  ['later', true],
])(
  'an item removed %s by a question about it leaves the focus in the list',
  async (_when, slow) => {
    renderUi(<Deleting isSlow={slow} />);
    await press(button('Delete Ana'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Ana' })).toBeNull());
    await waitFor(() => expect(button('Delete Bo')).toHaveFocus());
  },
);

test('an item that is removed after the user left the list does not take the focus', async () => {
  renderUi(<List names={['Ana', 'Bo']} />);
  act(() => remove(0)?.focus());
  await userEvent.click(document.body);
  act(() => remove(0)?.click());
  expect(screen.queryByText('Ana')).toBeNull();
  expect(document.body).toHaveFocus();

  act(() => remove(0)?.focus());
  act(() => button('Elsewhere').focus());
  act(() => remove(0)?.click());
  expect(button('Elsewhere')).toHaveFocus();
});
