import { unmetNeed, unmetNeeds } from './shared-needs.ts';

const provided = new Map([
  ['react', '19.3.1'],
  ['@muster/ui', '0.1.0'],
]);

describe('unmetNeed', () => {
  it('accepts the same major version', () => {
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
  ])('names the need that does not fit: %o', (need, text) => {
    expect(unmetNeed([need], provided)).toContain(text);
  });

  it('leaves other version ranges to the runtime', () => {
    expect(unmetNeed([{ name: 'react', requiredVersion: '>=18' }], provided)).toBeNull();
  });
});

describe('unmetNeeds', () => {
  const provides = {
    react: { version: '19.3.1', names: null },
    '@muster/ui': { version: '0.1.0', names: ['Button', 'Card'] },
  };

  it('names each library and each export that the shell lacks', () => {
    const shared = [
      { name: 'react', requiredVersion: '^18' },
      { name: '@muster/ui', requiredVersion: '^0' },
    ];
    const names = { '@muster/ui': ['Button', 'Gauge', 'Wheel'], react: ['use'] };
    expect(unmetNeeds({ shared, names }, provides)).toEqual([
      'needs react ^18, the shell provides 19.3.1',
      'uses Gauge, Wheel of @muster/ui, which the shell does not have',
    ]);
  });

  it('is empty for a build that needs only what the shell provides', () => {
    const shared = [{ name: '@muster/ui', requiredVersion: '^0' }];
    expect(unmetNeeds({ shared, names: { '@muster/ui': ['Card'] } }, provides)).toEqual([]);
  });
});
