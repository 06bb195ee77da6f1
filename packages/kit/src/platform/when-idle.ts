/** Milliseconds between two checks of the page. */
const lookEvery = 100;
/** Number of checks in a row that must find nothing loading. */
const calmLooks = 3;
/** Milliseconds after which a page that is still loading is no longer waited for. */
const patience = 10_000;
/** Maximum milliseconds to wait for the browser to be idle. */
const latestPause = 3_000;

/** Whether something on the page is still loading. */
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

/** Runs once nothing on the page has been loading for a moment. */
function whenCalm(run: () => void): () => void {
  const end = Date.now() + patience;
  let calm = 0;
  const timer = setInterval(() => {
    calm = isBusy() ? 0 : calm + 1;
    if (calm < calmLooks && Date.now() < end) return;
    clearInterval(timer);
    run();
  }, lookEvery);
  return () => clearInterval(timer);
}

/** Runs when the browser is idle, where it reports that. */
function inPause(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    run();
    return () => undefined;
  }
  const handle = requestIdleCallback(run, { timeout: latestPause });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs once the page has loaded, shows its main content (nothing in it is `aria-busy`), and is
 * idle: background work must not compete with the user's.
 * @returns the function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  let callOff: () => void = () => undefined;
  const loaded = () => {
    callOff = whenCalm(() => {
      callOff = inPause(run);
    });
  };
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
  return () => {
    window.removeEventListener('load', loaded);
    callOff();
  };
}
