import { href, shellRoutes, technicalRoutes } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';

const staffCode = /staff-layout|light-layout|styleguide|\/remotes\/mfe-(?!public\/)/;

const entries = [
  { name: 'sign-in', url: href(shellRoutes.signIn), heading: 'Sign in' },
  { name: 'a link', url: `${href(technicalRoutes.link)}/`, heading: /.+/ },
];

for (const { name, url, heading } of entries) {
  test(`visitors at ${name} load no staff code`, async ({ visitor }) => {
    const { page } = await visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
    expect(asked.filter((path) => staffCode.test(path))).toEqual([]);
  });
}
