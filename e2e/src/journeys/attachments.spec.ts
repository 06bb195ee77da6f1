import { candidatesRoutes, href, selfServiceRoutes } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';
import { fullCandidate } from '../platform/screens/demo-candidate.ts';

const megabyte = 1024 * 1024;
const name = `Work sample ${Date.now().toString(36)}.txt`;

test('a file survives a broken connection, and a change of who sees it applies at once', async ({
  as,
  noConsole,
}) => {
  // Two people and several reloads are slow on a busy machine.
  test.setTimeout(120_000);
  noConsole.allow(/PUT .*bytes/, /ERR_INTERNET_DISCONNECTED/);
  const { page, api } = await as('recruiter');
  const { id } = await fullCandidate(api);
  const files = page.getByRole('region', { name: /^Files/ });
  const row = files.getByRole('listitem').filter({ hasText: name });
  const sent: string[] = [];

  await test.step('the connection breaks in the middle of the file, and the rest is sent', async () => {
    await page.route('**/api/v1/files/*/bytes?offset=*', async (route) => {
      const offset = new URL(route.request().url()).searchParams.get('offset') ?? '';
      const isFirstTry = !sent.includes(offset);
      sent.push(offset);
      if (offset === String(megabyte) && isFirstTry) await route.abort('internetdisconnected');
      else await route.continue();
    });
    await page.goto(href(candidatesRoutes.uploadAttachment, { id }));
    const drawer = page.getByRole('dialog', { name: 'Add files' });
    await drawer.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from('Built the settlement service.\n'.repeat(45_000)),
    });
    await expect(drawer.getByText(/^Uploaded/)).toBeVisible({ timeout: 20_000 });
    await drawer.getByRole('button', { name: 'Add file' }).click();
    await expect(drawer).toBeHidden();
    await expect(row).toContainText('Staff only');
    // Received parts were not sent again, but the lost part was.
    expect(sent).toEqual(['0', String(megabyte), String(megabyte)]);
  });

  const person = await as('candidate');
  const own = person.page.getByRole('region', { name: /^Files/ });

  await test.step('while the file is internal, the candidate does not see it', async () => {
    await person.page.goto(href(selfServiceRoutes.profile));
    await expect(own.getByRole('listitem').first()).toBeVisible();
    await expect(own.getByText(name)).toBeHidden();
  });

  await test.step('a file opened to the candidate appears at once, and disappears at once when it is closed', async () => {
    const show = async (visibility: RegExp) => {
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Change who sees it' }).click();
      const modal = page.getByRole('dialog', { name: 'Change who sees it' });
      await modal.getByRole('radio', { name: visibility }).check();
      await modal.getByRole('button', { name: 'Change who sees it' }).click();
      await expect(modal).toBeHidden();
    };
    await show(/^Candidate/);
    await expect(row).not.toContainText('Staff only');
    // The row changes before the response arrives.
    await expect(async () => {
      await person.page.reload();
      await expect(own.getByText(name)).toBeVisible({ timeout: 8_000 });
    }).toPass({ timeout: 40_000 });
    await show(/^Staff only/);
    await expect(row).toContainText('Staff only');
    await person.page.reload();
    await expect(own.getByRole('listitem').first()).toBeVisible();
    await expect(own.getByText(name)).toBeHidden();
  });
});
