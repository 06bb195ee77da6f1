import { allRoutes, shellName } from '@muster/contracts';
import type { Browser, Page } from '@playwright/test';
import { seriousFindings } from '../fixtures/axe/findings.ts';
import { pushAddress } from '../fixtures/push-address.ts';
import { SessionApi } from '../fixtures/session-api.ts';
import { openScreen } from '../platform/open-screen.ts';
import { addressOf, screens, titleOf, type Screen } from '../platform/screens.ts';
import { settled } from '../platform/settled.ts';
import { startWithBuilds, type Placed } from './build-alone.ts';
import { FaultWatch } from './fault-watch.ts';
import { pagesToTry } from './pages-to-try.ts';
import { differences, shellLooks } from './shell-looks.ts';

interface Trial {
  browser: Browser;
  /** Name of the remote or the shell. */
  name: string;
  /** Folder of the build. */
  folder: string;
  /** The builds it runs with: the shell, or for the shell the remotes. */
  beside: readonly Placed[];
  /** Called with each step. */
  say: (line: string) => void;
  /** The pages to test and their maximum number; all by default. */
  choose?: (screen: Screen) => boolean;
  atMost?: number;
}

/** A build that fails on this many pages in the same way fails on all. */
const enough = 3;
/** A URL of the shell itself, shown for comparison with pages of the remote. */
const nowhere = '/nowhere';

/** Opens each page of a build with a permitted account; returns one line for each fault. */
export async function tryPages(trial: Trial): Promise<string[]> {
  const { name, folder, beside, say } = trial;
  const pages = pagesToTry(name, folder, beside)
    .filter(trial.choose ?? (() => true))
    .slice(0, trial.atMost);
  if (pages.length === 0) {
    say(`No page of ${name} is in e2e/src/platform/screens: none was opened.`);
    return [];
  }
  const unlisted = allRoutes.filter(
    (route) =>
      route.owner === name &&
      route.status === 'built' &&
      !screens.some((screen) => screen.route.path === route.path),
  );
  if (unlisted.length > 0)
    say(`Not opened, for want of an entry: ${unlisted.map(({ path }) => path).join(', ')}`);
  say(`Opening ${pages.length} pages of ${name} on a platform of their own …`);
  const { server, stop } = await startWithBuilds([{ name, folder }, ...beside]);
  const found = new Findings(name);
  try {
    const accounts = new Set(pages.map(({ account }) => account));
    for (const account of accounts)
      await tryAs(
        trial,
        server.origin,
        pages.filter((page) => page.account === account),
        found,
      );
  } finally {
    await stop();
  }
  return found.lines();
}

async function tryAs(
  { browser, name, say }: Trial,
  baseURL: string,
  pages: readonly Screen[],
  found: Findings,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    // The compiler wraps names of inner functions in a helper, which functions in the page need,
    // too.
    await page.addInitScript('globalThis.__name = (named) => named');
    const faults = new FaultWatch(page);
    const api = new SessionApi(context.request);
    const account = pages[0]?.account;
    if (account) await api.signIn(account);
    const before = account ? await looksAlone(page) : null;
    for (const [i, screen] of pages.entries()) {
      const begun = performance.now();
      const title = titleOf(screen);
      const wrong = await openOne(page, screen, api);
      found.add(title, [...faults.take(), ...wrong]);
      say(`  ${title}  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      if (found.isHopeless()) return;
      if (i === 0 && account && wrong.length === 0)
        found.add(
          title,
          (await seriousFindings(page)).map((line) => `is hard to use: ${line}`),
        );
    }
    if (!before) return;
    let changed = differences(before, await looksAlone(page));
    if (changed.length > 0) {
      // Waits until transitions have ended.
      await page.waitForTimeout(1_000);
      changed = differences(before, await shellLooks(page));
    }
    if (changed.length > 0)
      found.add('the shell', [`${name} changes how it looks: ${changed.slice(0, 3).join(', ')}`]);
  } finally {
    await context.close();
  }
}

/** Returns the shell's look on one of its own pages, without any remote. */
async function looksAlone(page: Page): ReturnType<typeof shellLooks> {
  if (page.url() === 'about:blank') await page.goto(nowhere);
  else await pushAddress(page, nowhere);
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  return shellLooks(page);
}

async function openOne(page: Page, screen: Screen, api: SessionApi): Promise<string[]> {
  try {
    const address = await addressOf(screen, api);
    // A visitor has no previous page of the shell.
    await (screen.account ? openScreen(page, address) : page.goto(address));
    await settled(page, screen);
    return [];
  } catch (error) {
    const [first = ''] = String(error).split('\n');
    return [`it does not come up: ${first}`];
  }
}

/** Faults, each with the affected pages. */
class Findings {
  readonly #name: string;
  readonly #pages = new Map<string, Set<string>>();

  constructor(name: string) {
    this.#name = name;
  }

  add(page: string, faults: readonly string[]): void {
    for (const fault of faults)
      this.#pages.set(fault, (this.#pages.get(fault) ?? new Set()).add(page));
  }

  isHopeless(): boolean {
    return [...this.#pages.values()].some((pages) => pages.size >= enough);
  }

  lines(): string[] {
    return [...this.#pages].map(([fault, pages]) => {
      const [first] = pages;
      const more = pages.size > 1 ? ` and ${pages.size - 1} more` : '';
      return `${first}${more}: ${fault.replaceAll(/\s+/g, ' ')}. Try it with npm run dev${this.#name === shellName ? '' : ` -w ${this.#name}`}.`;
    });
  }
}
