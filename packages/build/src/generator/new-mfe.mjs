// npm run new:mfe -- NAME: a remote of its own, with a first screen at /NAME; with `--standalone FOLDER`
// in a repository of its own.
import { addBefore, addTo, importing } from './edits.mjs';
import { mfeFiles, routeTable, screensFile } from './mfe-template.mjs';
import { newOutside } from './new-outside-mfe.mjs';
import {
  camelOf,
  edited,
  exists,
  finish,
  kebabName,
  read,
  stop,
  wordsOf,
  write,
  writeNew,
} from './workspace.mjs';

const area = kebabName(
  process.argv[2]?.replace(/^mfe-/, ''),
  'npm run new:mfe -- NAME, in kebab-case: billing',
);
const name = `mfe-${area}`;
if (exists(name)) stop(`${name} exists already.`);

const title = wordsOf(area);
const table = `${camelOf(area)}Routes`;
const screens = `${camelOf(area)}Screens`;
/** @type {import('./feature-template.mjs').Feature} */
const feature = {
  feature: 'home',
  table,
  key: 'home',
  path: `/${area}`,
  title,
  overlay: false,
  parentKey: null,
  account: 'owner',
};
const remote = { name, area, title, table, feature };

if (process.argv[3] === '--standalone') {
  newOutside(remote, process.argv[4]);
  process.exit();
}

const contracts = 'packages/contracts/src';
const named = `'${name}': '${title}',`;
const releases = 'mfe-team/src/features/settings/releases/messages.ts';

/** @type {Record<string, string>} */
const changed = {
  // Kept apart from the product's 177 routes, which are counted.
  [`${contracts}/routes/all-routes.ts`]: edited(
    `${contracts}/routes/all-routes.ts`,
    importing(`./${area}.routes.ts`, table),
    addTo('allRoutes: readonly Route[] = [', `...Object.values<Route>(${table}),`),
  ),
  [`${contracts}/index.ts`]: edited(
    `${contracts}/index.ts`,
    addBefore(
      "export * from './routes/candidates.routes.ts';",
      `export * from './routes/${area}.routes.ts';\n`,
    ),
  ),
  'shell/src/messages/en.ts': edited('shell/src/messages/en.ts', addTo('areaName: {', named)),
  [releases]: edited(releases, addTo('area: {', named)),
  'e2e/src/platform/screens.ts': edited(
    'e2e/src/platform/screens.ts',
    importing(`./screens/${area}.screens.ts`, screens),
    addTo('screens: readonly Screen[] = [', `...${screens},`),
  ),
  'e2e/src/fixtures/failures/areas.ts': edited(
    'e2e/src/fixtures/failures/areas.ts',
    importing('@muster/contracts', table),
    addTo('areas: readonly Area[] = [', `staffArea('${name}', href(${table}.home)),`),
  ),
  '.github/CODEOWNERS': `${read('.github/CODEOWNERS').trimEnd()}\n/${name}/ @muster/${area}\n`,
};

writeNew({
  ...mfeFiles(remote),
  [`${contracts}/routes/${area}.routes.ts`]: routeTable(remote),
  [`e2e/src/platform/screens/${area}.screens.ts`]: screensFile(remote),
});
for (const [file, text] of Object.entries(changed)) write(file, text);
finish([
  '`npm install` notes it in the lock file; `npm run dev -w ' +
    name +
    ' -- --standalone` shows it alone.',
]);
