import { href, publicRoutes } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { browserLaunch } from '../fixtures/browser-launch.ts';
import { expect, test } from '../fixtures/test.ts';

const launch = browserLaunch();
// A moving picture and a beeping sound in place of devices.
test.use({
  launchOptions: {
    ...launch,
    args: [
      ...(launch.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

/** Waits until the picture of a participant moves: it has a size, and its frames go on. */
async function expectFrames(page: Page, name: string): Promise<void> {
  const picture = page.getByLabel(`Picture of ${name}`, { exact: true });
  const frames = () =>
    picture.evaluate((video: HTMLVideoElement) =>
      video.videoWidth > 0 ? video.getVideoPlaybackQuality().totalVideoFrames : 0,
    );
  await expect.poll(frames).toBeGreaterThan(2);
  const before = await frames();
  await expect.poll(frames).toBeGreaterThan(before);
}

test('a guest knocks on a phone, is let in, is seen and heard, and the host ends for all', async ({
  as,
  visitor,
}) => {
  const { page: host } = await as('recruiter');
  await host.goto(href(publicRoutes.meetings));
  await host.getByRole('button', { name: 'New meeting' }).click();
  const dialog = host.getByRole('dialog', { name: 'New meeting' });
  await dialog.getByRole('textbox', { name: /What is it about/ }).fill('Portfolio walk-through');
  await dialog.getByRole('button', { name: 'Open the room' }).click();
  await host.getByRole('button', { name: 'Come in' }).click();
  await expect(host.getByRole('heading', { name: 'Portfolio walk-through' })).toBeVisible();

  const { page: guest } = await visitor({ viewport: { width: 390, height: 844 } });
  await guest.goto(new URL(host.url()).pathname);
  await expect(guest.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await guest.getByRole('textbox', { name: /Your name/ }).fill('Inês Duarte');
  await guest.getByRole('textbox', { name: /e-mail/ }).fill('ines@guest.test');
  await guest.getByRole('button', { name: 'Continue' }).click();
  await guest.getByRole('button', { name: 'Ask to be let in' }).click();
  await guest.getByRole('button', { name: 'Ask to come in' }).click();
  await expect(guest.getByRole('heading', { name: 'You are at the door' })).toBeVisible();

  await host.getByRole('button', { name: 'Let Inês Duarte in' }).click();
  await expectFrames(host, 'Inês Duarte');
  const shown = guest.getByLabel(/^Picture of (?!.*\(you\))/);
  await expect(shown).toBeVisible();
  const label = (await shown.getAttribute('aria-label')) ?? '';
  await expectFrames(guest, label.replace('Picture of ', ''));

  await guest.getByRole('button', { name: 'Chat' }).click();
  await guest.getByRole('textbox', { name: 'Write to everyone' }).fill('Can you see my screen?');
  await guest.getByRole('button', { name: 'Send' }).click();
  await host.getByRole('button', { name: 'Chat' }).click();
  await expect(host.getByText('Can you see my screen?')).toBeVisible();

  await host.getByRole('button', { name: 'End for everyone' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'End for everyone' }).click();
  for (const page of [host, guest])
    await expect(page.getByRole('heading', { name: 'This meeting is over' })).toBeVisible();
});
