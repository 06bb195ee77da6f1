import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '../lifecycle/error-boundary.tsx';
import { lazyNamed, preloadOf } from './lazy-named.tsx';

const Page = () => <h1>Page</h1>;
const lost = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

/** A chunk that fails to load the first `times`, and counts its requests. */
function chunk(times: number, failure: () => Error = lost) {
  const asked = { count: 0 };
  const load = () => {
    asked.count += 1;
    return asked.count > times ? Promise.resolve({ Page }) : Promise.reject(failure());
  };
  return { asked, load };
}

function show(load: () => Promise<{ Page: typeof Page }>) {
  const LazyPage = lazyNamed(load, 'Page');
  const errors: unknown[] = [];
  render(
    <ErrorBoundary
      onError={(error) => errors.push(error)}
      fallback={(_error, retry) => <button onClick={retry}>Retry</button>}
    >
      <Suspense fallback="…">
        <LazyPage />
      </Suspense>
    </ErrorBoundary>,
  );
  return errors;
}

describe('lazyNamed', () => {
  it('recovers when a chunk fails to load once', async () => {
    const { load, asked } = chunk(1);
    const errors = show(load);
    expect(await screen.findByRole('heading', {}, { timeout: 5_000 })).toHaveTextContent('Page');
    expect([asked.count, errors]).toEqual([2, []]);
  });

  it('loads again on Retry in the error boundary, which reports the failure once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, asked } = chunk(3);
    const errors = show(load);
    await userEvent.click(await screen.findByRole('button', {}, { timeout: 5_000 }));
    expect(await screen.findByRole('heading', {}, { timeout: 5_000 })).toHaveTextContent('Page');
    expect([asked.count, errors.length]).toEqual([4, 1]);
  });

  it('does not retry when the code has loaded and throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, asked } = chunk(1, () => new Error('thrown by the module'));
    show(load);
    await screen.findByRole('button');
    expect(asked.count).toBe(1);
  });

  it('preloads through its element', async () => {
    const { load, asked } = chunk(0);
    const LazyPage = lazyNamed(load, 'Page');
    preloadOf((<LazyPage />).type)?.();
    expect(asked.count).toBe(1);
  });
});
