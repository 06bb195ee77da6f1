import { camelOf, pascalOf } from './workspace.mjs';

/**
 * @typedef {{ feature: string, table: string, key: string, path: string, title: string,
 *   overlay: boolean, parentKey: string | null, account: string | null }} Feature
 *   `key` of the route in its `table`; `account` that opens the screen in the browser tests
 */

/** @param {Feature} one */
export const componentOf = ({ feature, overlay }) =>
  `${pascalOf(feature)}${overlay ? 'Drawer' : 'Page'}`;
/** @param {Feature} one */
export const fileOf = ({ feature, overlay }) => `${feature}-${overlay ? 'drawer' : 'page'}`;

/** The texts of the feature, as a group of the remote's catalogue. @param {Feature} one */
export const messages = ({ feature, title }) => `  ${camelOf(feature)}: {
    title: '${title.replaceAll("'", '’')}',
    empty: {
      title: 'Nothing here yet',
      text: 'Say here what belongs on this screen and how the first one comes to be.',
    },
  },`;

/** @param {Feature} one */
const page = (one) => `import { EmptyState, ListPage, PageHeader } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** ${one.title}. */
export function ${componentOf(one)}() {
  const t = useMessages();
  return (
    <ListPage>
      <PageHeader title={t('${camelOf(one.feature)}.title')} />
      <EmptyState
        title={t('${camelOf(one.feature)}.empty.title')}
        text={t('${camelOf(one.feature)}.empty.text')}
      />
    </ListPage>
  );
}
`;

/** @param {Feature} one */
const drawer = (one) => `import { useOverlayClose } from '@muster/kit';
import { Drawer, EmptyState } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** ${one.title}. */
export function ${componentOf(one)}() {
  const t = useMessages();
  const close = useOverlayClose();
  return (
    <Drawer opened onClose={() => close()} title={t('${camelOf(one.feature)}.title')}>
      <EmptyState
        title={t('${camelOf(one.feature)}.empty.title')}
        text={t('${camelOf(one.feature)}.empty.text')}
      />
    </Drawer>
  );
}
`;

/** What the test renders: a page by itself, an overlay in a table with the page beneath. @param {Feature} one */
const rendered = ({ table, key, parentKey, ...one }, /** @type {string} */ component) =>
  one.overlay
    ? `defineRemoteRoutes([
  {
    route: ${table}.${parentKey},
    element: <p>The page beneath</p>,
    overlays: [{ route: ${table}.${key}, element: <${component} /> }],
  },
])`
    : `<${component} />`;

/** @param {Feature} one */
const test = (one) => `${
  one.overlay
    ? `import { ${one.table} } from '@muster/contracts';\nimport { defineRemoteRoutes } from '@muster/kit';\n`
    : ''
}import { axeFindings, renderRemote, screen } from '@muster/kit/testing';
import { api } from '../../api.ts';
import { ${componentOf(one)} } from './${fileOf(one)}.tsx';

const screens = ${rendered(one, componentOf(one))};

test('says what belongs here while there is nothing', async () => {
  const { baseElement } = renderRemote(screens, {
    api,
    path: '${one.path.replace(/:\w+/g, '64b000000000000000000001')}',
    session: ${one.account === null ? 'null' : `'${one.account.replace('.', '_')}'`},
  });
  expect(${one.overlay ? `await screen.findByRole('dialog', { name: '${one.title}' })` : `screen.getByRole('heading', { name: '${one.title}' })`}).toBeVisible();
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  expect(await axeFindings(baseElement)).toEqual([]);
});
`;

/** New files of a feature, by path. @param {string} remote @param {Feature} one @returns {Record<string, string>} */
export function featureFiles(remote, one) {
  const file = `${remote}/src/features/${one.feature}/${fileOf(one)}`;
  return {
    [`${file}.tsx`]: one.overlay ? drawer(one) : page(one),
    [`${file}.test.tsx`]: test(one),
  };
}

/** @param {Feature} one */
export const lazyScreen = (one) => `const ${componentOf(one)} = lazyNamed(
  () => import('./features/${one.feature}/${fileOf(one)}.tsx'),
  '${componentOf(one)}',
);

`;

/** @param {Feature} one */
export const screenRow = ({ table, key, account, path }) => {
  const params = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const values = params.map((name) => `${name}: '64b000000000000000000001'`).join(', ');
  return `  { route: ${table}.${key}, account: ${account === null ? 'null' : `'${account}'`}${
    params.length > 0 ? `, params: async () => ({ ${values} })` : ''
  } },`;
};
