import { ownRoutes } from './own-routes.mjs';

const source = (specs: string) =>
  `import { defineRoutes } from '@muster/contracts';\nexport const benchRoutes = defineRoutes('mfe-talent', ${specs});\n`;

test('routes that a source declares itself are read from its text', () => {
  const nav = "{ group: 'talent', label: 'Bench', icon: 'armchair', order: 3, covers: ['/b'] }";
  expect(ownRoutes(source(`{ bench: { path: '/bench', wide: true, nav: ${nav} } }`))).toEqual({
    'benchRoutes.bench': {
      path: '/bench',
      wide: true,
      nav: { group: 'talent', label: 'Bench', icon: 'armchair', order: 3, covers: ['/b'] },
    },
  });
  expect(ownRoutes("import { talentRoutes } from '@muster/contracts';")).toEqual({});
});

test.each(['{ bench: { path: base } }', '{ ...others }', '{ bench: { path: `/${base}` } }'])(
  'a route that is not written out in full is refused: %s',
  (specs) => expect(() => ownRoutes(source(specs))).toThrow('is written out in full'),
);
