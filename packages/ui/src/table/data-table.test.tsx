import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui.tsx';
import { ListPage, TopBar } from '../layout/index.ts';
import { PageHeader, ViewTabs } from '../record/index.ts';
import { FilterBar } from './filter-bar.tsx';
import { PeopleTable, people } from './people.fixtures.tsx';

// Finding by role walks the whole page, which takes seconds on a busy machine. A list stores its
// place in the history entry, which the next test would restore.
afterEach(() => window.history.replaceState(null, ''));

const table = () => screen.getByRole('table', { name: 'Candidates' });
const bodyRows = () => within(table()).getAllByRole('row').slice(1);
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('sorting', () => {
  test('a column head sorts in its default direction, and reverses it on the second click', async () => {
    const user = userEvent.setup();
    const onSortChange = jest.fn();
    const { rerender } = renderUi(<PeopleTable sort="name" onSortChange={onSortChange} />);
    expect(screen.getByRole('columnheader', { name: /Candidate/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    await user.click(screen.getByRole('button', { name: 'Rate' }));
    expect(onSortChange).toHaveBeenLastCalledWith('-rate');

    rerender(<PeopleTable sort="-rate" onSortChange={onSortChange} />);
    expect(screen.getByRole('columnheader', { name: /Rate/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Rate' }));
    expect(onSortChange).toHaveBeenLastCalledWith('rate');
  });

  test('a column without a sort key is not a button', () => {
    renderUi(<PeopleTable />);
    expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
  });
});

describe('columns', () => {
  const heads = () =>
    within(table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  test('are reordered by the keyboard, and reset', async () => {
    const user = userEvent.setup();
    renderUi(<PeopleTable />);
    expect(heads()).toEqual(['Candidate', 'Rate', 'Note']);
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    const up = screen.getByRole('button', { name: 'Move Note before the column above' });
    up.focus();
    await user.keyboard('{Enter}');
    expect(heads()).toEqual(['Candidate', 'Note', 'Rate']);
    expect(screen.getByText('Note is column 1 of 2')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Restore the usual order' }));
    expect(heads()).toEqual(['Candidate', 'Rate', 'Note']);
  });
});

test('users choose between a table and cards, which sort and select as well', async () => {
  const user = userEvent.setup();
  const onShape = jest.fn();
  const onSort = jest.fn();
  const cards = {
    renderCard: ({ name }: { name: string }) => <p>Card of {name}</p>,
    onShapeChange: onShape,
    onSortChange: onSort,
  };
  const { rerender } = renderUi(<PeopleTable {...cards} />);
  await user.click(screen.getByRole('button', { name: 'Show as cards' }));
  expect(onShape).toHaveBeenCalledWith('cards');

  rerender(<PeopleTable {...cards} shape="cards" />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Card of Ana' })).toHaveAttribute(
    'href',
    '/candidates/p0',
  );
  await user.click(box('Bruno'));
  expect(screen.getByRole('region', { name: /selected rows/ })).toHaveTextContent('1 selected');
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rate' }));
  expect(onSort).toHaveBeenCalledWith('-rate');
});

describe('selection', () => {
  test('selects one row, then a range with Shift, and shows the count in the bulk bar', async () => {
    const user = userEvent.setup();
    const onIds = jest.fn();
    const reject = jest.fn();
    renderUi(
      <PeopleTable onIds={onIds} bulkActions={[{ id: 'r', label: 'Reject', onClick: reject }]} />,
    );
    expect(screen.queryByRole('region', { name: /selected rows/ })).not.toBeInTheDocument();

    await user.click(box('Bruno'));
    await user.keyboard('{Shift>}');
    await user.click(box('Dalia'));
    await user.keyboard('{/Shift}');
    expect(onIds).toHaveBeenLastCalledWith(['p1', 'p2', 'p3']);

    const bar = screen.getByRole('region', { name: /selected rows/ });
    expect(bar).toHaveTextContent('3 selected');
    await user.click(within(bar).getByRole('button', { name: 'Reject' }));
    expect(reject).toHaveBeenCalledTimes(1);
  });

  test('the arrows with Shift extend the selection, and reduce it', async () => {
    const user = userEvent.setup();
    const onIds = jest.fn();
    renderUi(<PeopleTable onIds={onIds} />);
    await user.keyboard('j');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(onIds).toHaveBeenLastCalledWith(['p0', 'p1', 'p2']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(onIds).toHaveBeenLastCalledWith(['p0', 'p1']);
  });

  test('the head selects the page, the bar selects all matches, and closing clears both', async () => {
    const user = userEvent.setup();
    const onIds = jest.fn();
    renderUi(<PeopleTable onIds={onIds} />);
    await user.click(screen.getByRole('checkbox', { name: /all rows on this page/ }));
    expect(onIds).toHaveBeenLastCalledWith(people.map(({ id }) => id));

    const selectAll = { name: 'Select all 312 that match' };
    await user.click(screen.getByRole('button', selectAll));
    expect(screen.getByText('All 312 selected')).toBeInTheDocument();
    expect(screen.queryByRole('button', selectAll)).not.toBeInTheDocument();

    await user.click(box('Bruno'));
    expect(box('Bruno')).not.toBeChecked();
    expect(box('Ana')).toBeChecked();
    expect(screen.getByText('311 of 312 selected')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(onIds).toHaveBeenLastCalledWith([]);
    expect(box('Ana')).not.toBeChecked();
  });

  test('a disabled action says why and does nothing', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    renderUi(
      <PeopleTable
        bulkActions={[{ id: 'v', label: 'Vetting', onClick, disabledReason: 'Leads only' }]}
      />,
    );
    await user.click(box('Ana'));
    const action = screen.getByRole('button', { name: 'Vetting' });
    await user.click(action);
    expect(action).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('Leads only')).toBeInTheDocument();
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('opening a row', () => {
  test('a click anywhere follows the link; Ctrl and click opens a tab; a control does neither', async () => {
    const user = userEvent.setup();
    const followed = jest.fn((event: Event) => event.preventDefault());
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    renderUi(<PeopleTable />);
    const link = screen.getByRole('link', { name: 'Bruno' });
    expect(link).toHaveAttribute('href', '/candidates/p1');
    link.addEventListener('click', followed);
    const cell = within(bodyRows()[1] as HTMLElement).getByText('$41');

    await user.click(cell);
    expect(followed).toHaveBeenCalledTimes(1);

    await user.keyboard('{Control>}');
    await user.click(cell);
    await user.keyboard('{/Control}');
    await user.pointer({ keys: '[MouseMiddle]', target: cell });
    expect(open).toHaveBeenCalledTimes(2);
    expect(open).toHaveBeenLastCalledWith('http://localhost/candidates/p1', '_blank', 'noopener');

    await user.click(box('Bruno'));
    expect(followed).toHaveBeenCalledTimes(1);
    open.mockRestore();
  });

  test('hovering a row notifies the page, so that it can prefetch', async () => {
    const user = userEvent.setup();
    const onRowHover = jest.fn();
    renderUi(<PeopleTable onRowHover={onRowHover} />);
    await user.hover(screen.getByText('$42'));
    expect(onRowHover).toHaveBeenCalledWith(people[2]);
  });
});

describe('keyboard', () => {
  test('j and k move from row to row, x selects, Esc clears', async () => {
    const user = userEvent.setup();
    const onIds = jest.fn();
    renderUi(<PeopleTable onIds={onIds} />);
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Bruno' })).toHaveFocus();
    await user.keyboard('{ArrowDown}k');
    expect(screen.getByRole('link', { name: 'Bruno' })).toHaveFocus();
    await user.keyboard('x');
    expect(onIds).toHaveBeenLastCalledWith(['p1']);
    await user.keyboard('{Escape}');
    expect(onIds).toHaveBeenLastCalledWith([]);
  });

  test('/ focuses the list search, where keys are letters; ? shows the shortcuts', async () => {
    const user = userEvent.setup();
    const bar = (
      <FilterBar
        onSearch={() => undefined}
        filters={[]}
        value={{}}
        onChange={() => undefined}
        onClear={() => undefined}
      />
    );
    renderUi(<PeopleTable toolbar={bar} />);
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    await user.keyboard('jx?');
    expect(search).toHaveValue('jx?');
    search.blur();
    await user.keyboard('?');
    expect(await screen.findByText('Next or previous row')).toBeVisible();
  });
});

describe('rendering', () => {
  test('the first load shows a skeleton with the final head; an empty list explains itself', () => {
    const { rerender } = renderUi(
      <PeopleTable rows={[]} loading emptyState="No candidates match" />,
    );
    expect(screen.getByRole('columnheader', { name: 'Candidate' })).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Loading rows' })).toBeInTheDocument();
    expect(screen.queryByText('No candidates match')).not.toBeInTheDocument();

    rerender(<PeopleTable rows={[]} emptyState="No candidates match" />);
    expect(screen.getByText('No candidates match')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('a column can be hidden and shown again; the first one stays', async () => {
    const user = userEvent.setup();
    renderUi(<PeopleTable />);
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    expect(screen.queryByRole('checkbox', { name: 'Candidate' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: 'Rate' }));
    expect(screen.queryByRole('columnheader', { name: 'Rate' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all columns' }));
    expect(screen.getByRole('columnheader', { name: 'Rate' })).toBeInTheDocument();
  });

  test('the footer shows the count and its cap, and Next only if there is more', async () => {
    const user = userEvent.setup();
    const [onNext, onLimitChange] = [jest.fn(), jest.fn()];
    const page = {
      from: 51,
      to: 100,
      total: 10_000,
      totalIsCapped: true,
      hasNext: true,
      hasPrev: false,
      limit: 50,
    };
    renderUi(<PeopleTable page={page} onNext={onNext} onLimitChange={onLimitChange} />);
    expect(screen.getByText('51–100 of 10,000+')).toBeInTheDocument();
    expect(screen.queryByText(/Page 2/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onNext).toHaveBeenCalledTimes(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    expect(onLimitChange).toHaveBeenCalledWith(100);
  });

  test('only the visible ones of 3,000 rows are rendered, and the count stays correct', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      id: `r${index}`,
      name: `Row ${index}`,
      rate: 1,
    }));
    // jsdom has no layout, so the list is given a height to fill.
    const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    renderUi(<PeopleTable rows={rows} />);
    expect(screen.getByRole('link', { name: 'Row 0' })).toBeInTheDocument();
    // The first hundred are shown until the code that finds the visible rows is loaded.
    expect(screen.getAllByRole('link')).toHaveLength(100);
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeLessThan(80));
    height.mockRestore();
    width.mockRestore();
    expect(table()).toHaveAttribute('aria-rowcount', '313');
  });
});

describe('returning to the list', () => {
  const scroller = () => table().parentElement as HTMLElement;

  test('restores the scroll position, with the focus on the row that was opened', async () => {
    const user = userEvent.setup();
    const { unmount } = renderUi(<PeopleTable />);
    scroller().scrollTop = 80;
    await user.click(box('Chidi'));
    unmount();

    renderUi(<PeopleTable />);
    expect(scroller().scrollTop).toBe(80);
    expect(screen.getByRole('link', { name: 'Chidi' })).toHaveFocus();
  });

  test('a link to the same list starts at its top', async () => {
    const user = userEvent.setup();
    const { unmount } = renderUi(<PeopleTable />);
    scroller().scrollTop = 80;
    await user.click(box('Chidi'));
    unmount();

    window.history.pushState(null, '');
    renderUi(<PeopleTable />);
    expect(scroller().scrollTop).toBe(0);
    expect(screen.getByRole('link', { name: 'Chidi' })).not.toHaveFocus();
  });
});

describe('on a phone', () => {
  const query = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...query(media), matches: media.includes('640px') });
  });
  afterEach(() => {
    window.matchMedia = query;
  });

  test('a row is three lines and a link; selecting is a mode; sorting is a menu', async () => {
    const user = userEvent.setup();
    const [onIds, onSortChange] = [jest.fn(), jest.fn()];
    renderUi(<PeopleTable onIds={onIds} sort="name" onSortChange={onSortChange} />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const item = screen.getAllByRole('listitem')[0] as HTMLElement;
    expect(within(item).getByRole('link')).toHaveTextContent(/Ana.*\$40.*Engineer/);

    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(box('Ana'));
    expect(onIds).toHaveBeenLastCalledWith(['p0']);

    await user.click(screen.getByRole('button', { name: 'Sort by Candidate' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rate' }));
    expect(onSortChange).toHaveBeenCalledWith('-rate');
  });

  test('title and actions of the page are in the top bar and in the list menu', async () => {
    const user = userEvent.setup();
    const add = jest.fn();
    renderUi(
      <>
        <TopBar onMenu={jest.fn()} search={null} actions={null} />
        <ListPage>
          <PageHeader
            title="Candidates"
            count="312"
            actions={<button onClick={add}>Add candidate</button>}
          />
          <ViewTabs
            items={[{ label: 'My team', href: '?view=1', active: true }]}
            after={<button>Save view</button>}
          />
          <PeopleTable />
        </ListPage>
      </>,
    );
    const topBar = within(screen.getByRole('banner'));
    expect(topBar.getByRole('heading', { level: 1, name: 'Candidates' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^View: My team/ })).toBeInTheDocument();

    expect(screen.queryByRole('button', { name: 'Add candidate' })).not.toBeInTheDocument();
    const more = screen.getByRole('button', { name: 'More actions' });
    await user.click(more);
    expect(screen.getByRole('button', { name: 'Save view' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add candidate' }));
    expect(add).toHaveBeenCalledTimes(1);
    expect(more).toHaveAttribute('aria-expanded', 'false');

    await user.click(more);
    await user.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
  });
});
