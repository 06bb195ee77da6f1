import { safeNext } from './safe-next.ts';

const origin = 'https://muster.test';

describe('safeNext', () => {
  it('continues to a path of the product, with query and fragment', () => {
    expect(safeNext('/jobs?sort=title#top', origin)).toBe('/jobs?sort=title#top');
  });

  it.each([
    ['nothing', null],
    ['an empty value', ''],
    ['another site', 'https://evil.test/jobs'],
    ['another site without a scheme', '//evil.test/jobs'],
    ['a backslash that browsers read as a slash', '/\\evil.test'],
    ['a script', 'javascript:alert(1)'],
    ['a tab between the slashes', '/\t/evil.test'],
  ])('refuses %s', (_what, next) => {
    expect(safeNext(next, origin)).toBeNull();
  });
});
