import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '../platform/platform-context.tsx';
import { testPlatform } from '../testing/test-platform.ts';
import { createRemote, type RemoteProps } from './create-remote.tsx';

let host: HTMLElement;
beforeEach(() => {
  // No act() around the lifecycles: they wait for React themselves, and act would wait for them.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => host.remove());

const propsFor = (platform: RemoteProps['platform']): RemoteProps => ({
  name: `mfe-test-${Math.random()}`,
  domElement: host,
  platform,
});

describe('createRemote', () => {
  it('renders its screens with the platform, and leaves nothing behind', async () => {
    const App = () => <h1>Version {usePlatform().version}</h1>;
    const remote = createRemote({ name: 'mfe-test', App });
    const props = propsFor(testPlatform());
    await remote.bootstrap(props);
    await remote.mount(props);
    expect(screen.getByRole('heading')).toHaveTextContent('Version 1');
    await remote.unmount(props);
    expect(host).toBeEmptyDOMElement();
  });

  it('contains a screen that throws: shows and reports the error, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const App = () => {
      if (broken) throw new Error('no screen');
      return <h1>Screen</h1>;
    };
    const reports: unknown[] = [];
    const platform = { ...testPlatform(), reportError: (error: unknown) => reports.push(error) };
    const props = propsFor(platform);
    const remote = createRemote({ name: 'mfe-test', App });
    await remote.bootstrap(props);
    await remote.mount(props);
    expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working');
    expect(reports).toEqual([new Error('no screen')]);

    broken = false;
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Screen'));
    await remote.unmount(props);
  });
});
