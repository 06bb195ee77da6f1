import { unmetNeed } from './shared-needs.ts';

const provided = new Map([
  ['react', '19.3.1'],
  ['@muster/ui', '0.1.0'],
]);

describe('unmetNeed', () => {
  it('is content with the same major', () => {
    const needs = [
      { name: 'react', requiredVersion: '^19' },
      { name: '@muster/ui', requiredVersion: '^0.1.0' },
    ];
    expect(unmetNeed(needs, provided)).toBeNull();
  });

  it.each([
    [{ name: 'react', requiredVersion: '^18' }, 'needs react ^18, the shell provides 19.3.1'],
    [{ name: '@muster/ui', requiredVersion: '^1' }, 'needs @muster/ui ^1, the shell provides'],
    [{ name: 'vue', requiredVersion: '^3' }, 'needs vue, which the shell does not provide'],
  ])('names what does not fit: %o', (need, text) => {
    expect(unmetNeed([need], provided)).toContain(text);
  });

  it('leaves other ranges to the runtime', () => {
    expect(unmetNeed([{ name: 'react', requiredVersion: '>=18' }], provided)).toBeNull();
  });
});
