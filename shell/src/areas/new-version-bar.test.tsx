import { remoteReleaseSchema, shellName } from '@muster/contracts';
import { MusterThemeProvider } from '@muster/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeaveDialog } from '../platform/leave-dialog.tsx';
import { bus, createPlatform } from '../platform/shell-platform.ts';
import { refreshRegistry } from '../registry/registry.ts';
import { setArea } from './area-state.ts';
import { NewVersionBar } from './new-version-bar.tsx';

const realFetch = globalThis.fetch;
let build = 'b1';
let shell = 's1';

/** Adds the build's name to the page, as in a built one. */
const ownBuild = document.createElement('meta');
ownBuild.name = 'build';
ownBuild.content = 's1';

beforeEach(() => {
  build = 'b1';
  shell = 's1';
  document.head.append(ownBuild);
  globalThis.fetch = () =>
    Promise.resolve(
      Response.json({
        remotes: [
          remoteReleaseSchema.parse({
            name: 'mfe-jobs',
            build,
            manifestUrl: `/remotes/mfe-jobs/${build}/mf-manifest.json`,
            routePrefixes: ['/jobs'],
          }),
          remoteReleaseSchema.parse({
            name: shellName,
            build: shell,
            manifestUrl: `/remotes/shell/${shell}/provides.json`,
            routePrefixes: [],
          }),
        ],
      }),
    );
});
afterEach(() => {
  setArea({ phase: 'idle' });
  globalThis.fetch = realFetch;
  ownBuild.remove();
});

afterAll(() => bus.close());

const release = async (next: string) => {
  build = next;
  await act(async () => void (await refreshRegistry()));
};

async function openArea(renew: () => Promise<void> = () => Promise.resolve()) {
  await release('b1');
  setArea({ phase: 'mounted', name: 'mfe-jobs', build: 'b1', renew });
  render(
    <MusterThemeProvider env="test">
      <NewVersionBar title="Job" />
      <LeaveDialog />
    </MusterThemeProvider>,
  );
}
const offer = () => screen.queryByText('A new version of Jobs is ready.');
const use = () => userEvent.click(screen.getByRole('button', { name: 'Use it now' }));

it('offers a build that was released while the area is open', async () => {
  let renewed = 0;
  await openArea(() => Promise.resolve(void (renewed += 1)));
  expect(offer()).not.toBeInTheDocument();
  await release('b2');
  expect(offer()).toBeVisible();
  await use();
  expect(renewed).toBe(1);
});

it('asks about unsaved input, and changes nothing if the user keeps editing', async () => {
  let renewed = 0;
  await openArea(() => Promise.resolve(void (renewed += 1)));
  const visit = new AbortController();
  createPlatform(visit.signal).block('You have not saved the note.');
  await release('b2');
  await use();
  expect(await screen.findByText('You have not saved the note.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(renewed).toBe(0);
  await use();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(renewed).toBe(1));
  visit.abort();
});

it('disappears only for this build when it is declined', async () => {
  await openArea();
  await release('b2');
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).not.toBeInTheDocument();
  await release('b3');
  expect(offer()).toBeVisible();
});

it('disappears when a rollback makes the open build the current one', async () => {
  await openArea();
  await release('b2');
  await release('b1');
  expect(offer()).not.toBeInTheDocument();
});

it('says when the new build cannot be loaded', async () => {
  await openArea(() => Promise.reject(new Error('gone')));
  await release('b2');
  await use();
  expect(await screen.findByText(/could not be loaded. You keep working/)).toBeVisible();
  expect(offer()).toBeVisible();
});

const shellOffer = () => screen.queryByText('A new version of Muster is ready.');
const releaseShell = async (next: string) => {
  shell = next;
  await act(async () => void (await refreshRegistry()));
};

it('offers a reload if the shell has a new build, instead of the area’s offer', async () => {
  await openArea();
  expect(shellOffer()).not.toBeInTheDocument();
  await release('b2');
  await releaseShell('s2');
  expect(shellOffer()).toBeVisible();
  expect(offer()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(shellOffer()).not.toBeInTheDocument();
  expect(offer()).toBeVisible();
});

it('does not reload if the user keeps unsaved input', async () => {
  await openArea();
  const visit = new AbortController();
  createPlatform(visit.signal).block('You have not saved the note.');
  await releaseShell('s2');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('You have not saved the note.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(shellOffer()).toBeVisible();
  visit.abort();
});

it('offers no reload for a page served by the development server', async () => {
  ownBuild.remove();
  await openArea();
  await releaseShell('s2');
  expect(shellOffer()).not.toBeInTheDocument();
});

it('tells the server the build of the requesting shell', async () => {
  const asked: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return fetch(input);
  };
  await releaseShell('s2');
  expect(asked).toEqual(['/api/v1/remotes?shell=s1']);
});
