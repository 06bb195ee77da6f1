import { line, signedInContext } from './browser.mjs';

/** Faster users are taken for bots. */
const asSlowAsAPerson = 4_000;

/**
 * Fills in the first page of an application in a new window, and measures from the button to the
 * second step, in milliseconds.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, path: string, slowdown: number }} visit
 */
export async function secondStep(browser, { origin, path, slowdown }) {
  const context = await signedInContext(browser, origin, null);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', line);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path);
    await page.getByRole('textbox', { name: /First name/ }).fill('Ana');
    await page.getByRole('textbox', { name: /Last name/ }).fill('Silva');
    await page.getByRole('textbox', { name: /E-mail/ }).fill(`ana.${Date.now()}@guest.test`);
    await page.getByRole('combobox', { name: /Country/ }).fill('Portu');
    await page.getByRole('option', { name: 'Portugal' }).click();
    await page.waitForTimeout(asSlowAsAPerson);
    const begun = performance.now();
    await page.getByRole('button', { name: 'Start the application' }).click();
    await page.getByRole('heading', { level: 1, name: 'About you' }).waitFor();
    return performance.now() - begun;
  } finally {
    await context.close();
  }
}
