import { readFile } from 'node:fs/promises';
import { candidatesRoutes, href } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** Ten thousand in `npm run test:full`. */
const rows = isFullRun ? 10_000 : 1000;
/** An import leaves half of the time to others: 80 candidates per second on an idle machine. */
const importedWithin = rows * 90;
/** Number of invalid rows, spread over the file. */
const bad = 20;

/**
 * Creates a file with this many candidates; invalid ones have no mail address, or no existing
 * country.
 */
function file(): Buffer {
  const lines = ['Name,E-mail,Country,City'];
  for (let n = 1; n <= rows; n += 1) {
    const isBad = n % (rows / bad) === 0;
    lines.push(
      isBad ? `Planted Wrong${n},no address,Atlantis,` : `Person${n} Import${n},p${n}@e2e.test,PT,`,
    );
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

const count = (n: number) => n.toLocaleString('en');

test('very many people are imported while a user watches, and the bad rows are returned', async ({
  as,
  noConsole,
}) => {
  // The file is requested again until it has been scanned.
  noConsole.allow(/answered 425: POST .*imports$/, /status of 425/);
  test.setTimeout(importedWithin + 120_000);
  const { page } = await as('owner');
  await page.goto(href(candidatesRoutes.list));
  await page.getByRole('link', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import candidates' });
  await expect(dialog.getByRole('button', { name: /Drop a CSV file/ })).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: file() });

  await expect(dialog.getByRole('combobox', { name: 'E-mail' })).toHaveValue('E-mail');
  await dialog.getByRole('button', { name: 'Check the rows' }).click();
  await expect(dialog.getByText('What the import would do')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: `Import ${count(rows - bad)} candidates` }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog).toContainText(new RegExp(`[1-9][\\d,]* of ${count(rows)} rows`), {
    timeout: 15_000,
  });

  // It continues in the background.
  await page.keyboard.press('Escape');
  const tray = page.getByRole('region', { name: 'Imports' });
  await expect(tray).toContainText(`${count(rows - bad)} added, ${bad} failed`, {
    timeout: importedWithin,
  });
  await tray.getByRole('link', { name: 'Open the import of people.csv' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download failed rows' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(bad + 1);
  expect(lines[0]).toMatch(/"Name","E-mail","Country","City","Row","Reason"$/);
  expect(lines.slice(1).every((line) => line.startsWith('"Planted Wrong'))).toBe(true);
  expect(lines[1]).toContain(`,"${rows / bad + 1}",`);

  await dialog.getByRole('link', { name: 'Show imported candidates' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Import is people.csv')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(/Person\d+ Import\d+/);
});
