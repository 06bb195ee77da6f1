import { candidatesRoutes, href } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';

/** A quarter above what it was when this was written; `npm run bench -- first-load` says what it is. */
const maxScriptBytes = 600_000;
const maxScripts = 9;
const maxStyles = 3;

test('the first visit to the candidate list loads little, in few files', async ({ as }) => {
  const { page } = await as('recruiter');
  const files: { path: string; bytes: number; encoding: string | undefined }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const headers = response.headers();
    files.push({
      path: pathname,
      bytes: Number(headers['content-length'] ?? Number.NaN),
      encoding: headers['content-encoding'],
    });
  });
  await page.goto(href(candidatesRoutes.list));
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const listed = JSON.stringify([...scripts, ...styles], null, 1);
  expect(new Set(scripts.map(({ encoding }) => encoding)), listed).toEqual(new Set(['br']));
  expect(
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    listed,
  ).toBeLessThan(maxScriptBytes);
  expect(scripts.length, listed).toBeLessThanOrEqual(maxScripts);
  expect(styles.length, listed).toBeLessThanOrEqual(maxStyles);
  // What runs, and what the remote is made of, came with the page.
  const asked = files.map(({ path }) => path);
  expect(asked.filter((path) => /remotes$|manifest\.json$/.test(path))).toEqual([]);
});
