import { line, signedInContext } from './browser.mjs';

/** The page is idle for this long, after any long task has ended. */
const quietFor = 2_000;

/**
 * @typedef {object} ColdLoad one first visit; times in milliseconds since it began
 * @property {number} scriptBytes transferred JavaScript, with headers and compression
 * @property {number} firstScriptBytes the part of it requested until the page is interactive
 * @property {number} scripts
 * @property {number} otherBytes
 * @property {number} aheadBytes prefetched while idle for the following page, of any type
 * @property {number} requests started until the page is interactive, including the page itself
 * @property {number} laterRequests started afterwards, while the page was idle
 * @property {number} firstPaint first contentful paint
 * @property {number} dataVisible the first row of the list is painted
 * @property {number} interactive the end of the last long task (over 50 ms) before two quiet
 *   seconds after the data, or the data itself
 * @property {string[]} urls
 */

/** Runs in the page before anything else. @param {string} selector */
function watchPage(selector) {
  const seen = { dataVisible: 0, longTaskEnd: 0 };
  Object.assign(window, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTaskEnd = Math.max(seen.longTaskEnd, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    // The frame after the one that drew it.
    requestAnimationFrame(() => (seen.dataVisible = performance.now()));
  };
  requestAnimationFrame(look);
}

/**
 * Opens a URL in a new window with empty caches over a slow line.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, path: string, data: string, account?: string | null, slowdown?:
 *   number }} visit `data`: selector of the first piece of data; `slowdown`: factor of CPU
 *   throttling
 * @returns {Promise<ColdLoad>}
 */
export async function coldLoad(browser, { origin, path, data, account, slowdown = 1 }) {
  const context = await signedInContext(browser, origin, account);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const traffic = await watchTraffic(client);
    if (slowdown > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPage, data);
    await page.goto(path, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(
      (quiet) => {
        const { benchSeen } = /** @type {any} */ (window);
        const busy = Math.max(benchSeen.dataVisible, benchSeen.longTaskEnd);
        return benchSeen.dataVisible > 0 && performance.now() > busy + quiet && { busy };
      },
      quietFor,
      { timeout: 60_000, polling: 100 },
    );
    const { busy } = /** @type {{ busy: number }} */ (await seen.jsonValue());
    const { firstPaint, dataVisible } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      dataVisible: /** @type {any} */ (window).benchSeen.dataVisible,
    }));
    const ahead = await page.evaluate(() =>
      [...document.querySelectorAll('link[rel=prefetch]')].map(
        (link) => /** @type {HTMLLinkElement} */ (link).href,
      ),
    );
    return { ...traffic(busy, ahead), firstPaint, dataVisible, interactive: busy };
  } finally {
    await context.close();
  }
}

/**
 * Returns the script bytes of areas until the page is interactive, without the parts of every page:
 * libraries and the shell.
 * @param {Pick<ColdLoad, 'urls'>} load
 */
export const areaBytes = ({ urls }) =>
  urls
    .filter((line) => /^\d+ .*\/remotes\/mfe-[^/]+\/[^/]+\/.*\.js$/.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ')[0]), 0);

/** @param {import('@playwright/test').CDPSession} client */
async function watchTraffic(client) {
  /** @type {Map<string, { url: string, type: string, bytes: number, at: number }>} */
  const requests = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (!request.url.startsWith('data:'))
      requests.set(requestId, { url: request.url, type, bytes: 0, at: timestamp * 1_000 });
  });
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const known = requests.get(requestId);
    // Only this event tells the type of a prefetched file; scripts are recognised by their content
    // type.
    if (known) known.type = response.mimeType.includes('javascript') ? 'Script' : type;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: false });
  await client.send('Network.emulateNetworkConditions', line);
  return (/** @type {number} */ interactive, /** @type {string[]} */ prefetched) => {
    const all = [...requests.values()];
    const end = (all[0]?.at ?? 0) + interactive;
    const ahead = all.filter(({ url }) => prefetched.includes(url));
    const own = all.filter(({ url }) => !prefetched.includes(url));
    const scripts = own.filter(({ type }) => type === 'Script');
    const bytes = (/** @type {typeof all} */ list) =>
      list.reduce((sum, request) => sum + request.bytes, 0);
    return {
      scriptBytes: bytes(scripts),
      firstScriptBytes: bytes(scripts.filter(({ at }) => at <= end)),
      scripts: scripts.length,
      otherBytes: bytes(own) - bytes(scripts),
      aheadBytes: bytes(ahead),
      requests: own.filter(({ at }) => at <= end).length,
      laterRequests: own.filter(({ at }) => at > end).length,
      urls: own.map(({ url, bytes: size, at }) => `${at <= end ? '' : 'later '}${size} ${url}`),
    };
  };
}
