import { readFile } from 'node:fs/promises';
import {
  candidatesRoutes,
  companiesRoutes,
  customFieldEndpoints,
  exportColumns,
  exportEndpoints,
  href,
} from '@muster/contracts';
import { exportUnderWay } from '../fixtures/export-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

test('the visible list becomes a file, which is downloaded from another area', async ({ as }) => {
  const { page, api } = await as('owner');
  await page.goto(href(candidatesRoutes.list, {}, { 'filter[status]': 'active', sort: 'name' }));
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  // Initials and headline are shown beside the name.
  const link = await rows.nth(1).getByRole('link').first().innerText();
  const [, first = ''] = link.split('\n');

  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export candidates' });
  await expect(dialog).toContainText(/All \d+ rows that match your search and filters/);
  const count = Number(/All (\d+) rows/.exec(await dialog.innerText())?.[1]);
  await dialog.getByText('All', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog).toBeHidden();

  const tray = page.getByRole('region', { name: 'Exports' });
  await expect(tray).toBeVisible();
  await page.goto(href(companiesRoutes.list));
  const download = page.waitForEvent('download');
  await tray.getByRole('link', { name: 'Download Candidates' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^candidates-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.split('\r\n').slice(0, -1);
  const own = await api.call(customFieldEndpoints.ofEntity, { params: { entity: 'candidate' } });
  const headers = [
    ...exportColumns.candidates.map(({ header }) => header),
    ...own.data.map(({ label }) => label),
  ];
  expect(own.data).not.toEqual([]);
  expect(lines[0]).toBe(`\uFEFF${headers.map((header) => `"${header}"`).join(',')}`);
  expect(lines).toHaveLength(count + 1);
  expect(first).not.toBe('');
  expect(lines[1]).toContain(first);

  const { data } = await api.call(exportEndpoints.list, {});
  expect(data[0]).toMatchObject({ status: 'completed', rowsDone: count });
  await tray.getByRole('button', { name: 'Dismiss Candidates' }).click();
  await expect(tray).toBeHidden();
});

test('an export shows its progress, even after a reload, and is cancelled', async ({
  as,
  server,
}) => {
  const { page, api } = await as('admin');
  const { id } = await exportUnderWay(server, 'admin', { rowsDone: 40, rowsTotal: 160 });
  await page.goto(href(candidatesRoutes.list, {}, { export: id }));
  const tray = page.getByRole('region', { name: 'Exports' });
  await expect(tray).toContainText('40 of 160 rows');
  await page.goto(href(companiesRoutes.list));
  await expect(tray.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await tray.getByRole('button', { name: 'Cancel the export Candidates' }).click();
  await expect(tray).toContainText('Cancelled');
  const cancelled = await api.call(exportEndpoints.read, { params: { id } });
  expect(cancelled.status).toBe('cancelled');
});
