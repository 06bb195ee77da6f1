/** Milliseconds between two looks at the page. */
const lookEvery = 100;
/** So many looks in a row find nothing on its way. */
const calmLooks = 3;
/** Milliseconds after which a page that is still waiting for something is no reason to wait. */
const patience = 10_000;
/** Milliseconds that a page without a pause of its own is waited for. */
const latestPause = 3_000;

/** Whether something in the picture is still on its way. */
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;

/** Calls when nothing in the picture has been on its way for a moment. */
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

/** Calls in a pause of the browser, where it says when it has one. */
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
