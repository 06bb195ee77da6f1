import { useState } from 'react';
import { candidatesRoutes, companiesRoutes, href } from '@muster/contracts';
import { DecisionModal, Drawer, TextArea, TextField } from '@muster/ui';
import { renderRemote, screen, waitFor } from '../testing/index.ts';
import { QueryView } from '../query/query-view.tsx';
import { defineRemoteRoutes } from './define-remote-routes.tsx';
import { useUnsavedGuard } from './leave-guard.tsx';
import { useOverlayClose } from './overlay-scope.tsx';
import { RouteLink } from './route-link.tsx';
import { useDocumentTitle } from './use-document-title.ts';

function ListPage() {
  const [opened, setOpened] = useState(0);
  return (
    <main>
      <h1>All candidates</h1>
      <button onClick={() => setOpened(opened + 1)}>Clicked {opened} times</button>
      <Remark />
      <RejectDialog />
      <RouteLink route={candidatesRoutes.create}>New candidate</RouteLink>
      <RouteLink route={companiesRoutes.list}>Companies</RouteLink>
    </main>
  );
}

function Remark() {
  const [remark, setRemark] = useState('');
  useUnsavedGuard(remark !== '');
  return <TextField label="Remark" value={remark} onChange={setRemark} />;
}

function RejectDialog() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Reject</button>
      {opened && (
        <DecisionModal opened onClose={() => setOpened(false)} title="Reject" footer={null}>
          <Reason />
        </DecisionModal>
      )}
    </>
  );
}

function Reason() {
  const [reason, setReason] = useState('');
  return <TextArea label="Reason" value={reason} onChange={setReason} />;
}

function NewDrawer() {
  const close = useOverlayClose();
  const [name, setName] = useState('');
  useUnsavedGuard(name !== '');
  return (
    <Drawer opened onClose={() => close()} title="New candidate">
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => close({ saved: true })}>Save</button>
    </Drawer>
  );
}

function ProfilePage() {
  useDocumentTitle('Ana Silva');
  return <h1>Ana Silva</h1>;
}

const routes = defineRemoteRoutes([
  {
    route: candidatesRoutes.list,
    element: <ListPage />,
    overlays: [{ route: candidatesRoutes.create, element: <NewDrawer /> }],
  },
  { route: candidatesRoutes.record, redirectTo: candidatesRoutes.profile },
  { route: candidatesRoutes.profile, element: <ProfilePage /> },
]);

const address = () => window.location.pathname + decodeURIComponent(window.location.search);
const drawer = () => screen.queryByRole('dialog', { name: 'New candidate' });
const openDrawer = async (user: ReturnType<typeof renderRemote>['user'], answer?: string) => {
  await user.click(screen.getByRole('link', { name: 'New candidate' }));
  if (answer) await user.click(await screen.findByRole('button', { name: answer }));
  return screen.findByRole('dialog', { name: 'New candidate' });
};

test('an overlay opens over its page, with an address, and the page stays unchanged', async () => {
  const { user } = renderRemote(routes, { path: '/candidates?filter[status]=new' });
  await user.click(screen.getByRole('button', { name: 'Clicked 0 times' }));
  await openDrawer(user);
  expect(address()).toBe('/candidates/new?filter[status]=new');
  expect(screen.getByText('Clicked 1 times')).toBeInTheDocument();
  expect(document.title).toBe('New candidate · Candidates · Muster');
});

test('Esc goes back in the history and returns the focus to the opener', async () => {
  const { user } = renderRemote(routes, { path: '/candidates?q=ana' });
  await openDrawer(user);
  const entries = window.history.length;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  expect(address()).toBe('/candidates?q=ana');
  expect(window.history.length).toBe(entries);
  await waitFor(() => expect(screen.getByRole('link', { name: 'New candidate' })).toHaveFocus());
});

test('Back closes it and Forward opens it again', async () => {
  const { user } = renderRemote(routes, { path: '/candidates' });
  await openDrawer(user);
  window.history.back();
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  window.history.forward();
  expect(await screen.findByRole('dialog', { name: 'New candidate' })).toBeVisible();
});

test('an overlay opened directly has its page below, and closing replaces the address', async () => {
  const { user } = renderRemote(routes, { path: '/candidates/new?q=ana' });
  expect(await screen.findByRole('dialog', { name: 'New candidate' })).toBeVisible();
  expect(screen.getByText('All candidates')).toBeInTheDocument();
  const entries = window.history.length;
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  expect(address()).toBe('/candidates?q=ana');
  expect(window.history.length).toBe(entries);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('closing asks about unsaved input, and “Keep editing” keeps it', async () => {
  const { user, platform } = renderRemote(routes, { path: '/candidates' });
  await openDrawer(user);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  expect(platform.unsaved()).not.toBeNull();
  expect(platform.isAsked()).toBe(false);
  await user.keyboard('{Escape}');
  const stay = await screen.findByRole('button', { name: 'Keep editing' });
  expect(platform.isAsked()).toBe(true);
  await user.click(stay);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  expect(address()).toBe('/candidates/new');
  expect(platform.isAsked()).toBe(false);
  expect(platform.unsaved()).not.toBeNull();

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  expect(address()).toBe('/candidates');
  expect(platform.unsaved()).toBeNull();
  expect(platform.isAsked()).toBe(false);
});

test('input on the page stays guarded after an overlay’s input was discarded', async () => {
  const { user, platform } = renderRemote(routes, { path: '/candidates' });
  await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'Half a remark');
  await openDrawer(user, 'Discard changes');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveValue('Half a remark');
  await waitFor(() => expect(platform.unsaved()).not.toBeNull());
});

test('a dialog without an address asks only about its own text', async () => {
  const { user, platform } = renderRemote(routes, { path: '/candidates' });
  await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'Half a remark');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Too far away');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.unsaved()).not.toBeNull();
});

test('no question is asked after saving', async () => {
  const { user, platform } = renderRemote(routes, { path: '/candidates' });
  await openDrawer(user);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  expect(platform.unsaved()).toBeNull();
});

test('a redirect keeps parameters and query, and the tab title names the record', async () => {
  renderRemote(routes, { path: `${href(candidatesRoutes.record, { id: 'C-000123' })}?tab=1` });
  expect(await screen.findByRole('heading', { name: 'Ana Silva' })).toBeVisible();
  expect(address()).toBe('/candidates/C-000123/profile?tab=1');
  await waitFor(() => expect(document.title).toBe('Ana Silva · Candidate profile · Muster'));
});

test('a link to another area is followed by the shell', async () => {
  const { user, platform } = renderRemote(routes, { path: '/candidates' });
  await user.click(screen.getByRole('link', { name: 'Companies' }));
  expect(platform.visited).toEqual(['/companies']);
});

test('an overlay that the role may not open says so', async () => {
  renderRemote(routes, { path: '/candidates/new', session: 'staff_viewer' });
  expect(await screen.findByText(/Viewer/)).toBeVisible();
  expect(drawer()).toContainElement(screen.getByText(/Viewer/));
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
});

test('an overlay declared under a page that is not its parent throws', () => {
  expect(() =>
    defineRemoteRoutes([
      {
        route: candidatesRoutes.profile,
        element: <ProfilePage />,
        overlays: [{ route: candidatesRoutes.create, element: <NewDrawer /> }],
      },
    ]),
  ).toThrow('/candidates/new is no overlay of /candidates/:id/profile');
});

test('a missing record is reported in a dialog over the page, which keeps its heading', async () => {
  const missing = {
    error: { status: 404, code: 'NOT_FOUND', message: 'Not found', requestId: 'r-1' } as const,
    isFetching: false,
    refetch: () => undefined,
  };
  const table = defineRemoteRoutes([
    {
      route: candidatesRoutes.list,
      element: <ListPage />,
      overlays: [
        {
          route: candidatesRoutes.create,
          element: (
            <QueryView query={missing} skeleton={null}>
              {() => null}
            </QueryView>
          ),
        },
      ],
    },
  ]);
  const { user } = renderRemote(table, { path: '/candidates/new' });
  expect(await screen.findByRole('dialog', { name: 'New candidate' })).toHaveTextContent(
    'There is nothing here',
  );
  expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(drawer()).not.toBeInTheDocument());
  expect(address()).toBe('/candidates');
});
