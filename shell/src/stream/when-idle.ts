const latest = 3_000;
/** Where the browser does not say when it is idle. */
const usual = 500;

function atRest(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, usual);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: latest });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs once the page has loaded and has nothing else to do.
 * @returns the function that calls it off
 */
export function whenIdle(run: () => void): () => void {
  let callOff: () => void = () => undefined;
  const loaded = () => {
    callOff = atRest(run);
  };
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
  return () => {
    window.removeEventListener('load', loaded);
    callOff();
  };
}
