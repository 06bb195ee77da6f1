// npm run new:feature -- REMOTE FEATURE ROUTE: the first screen of a feature, at a planned route.
import { addBefore, addTo, importing, objectAround, replaceOnce } from './edits.mjs';
import { componentOf, featureFiles, lazyScreen, messages, screenRow } from './feature-template.mjs';
import {
  edited,
  exists,
  filesIn,
  finish,
  kebabName,
  read,
  stop,
  write,
  writeNew,
} from './workspace.mjs';

const usage =
  'npm run new:feature -- REMOTE FEATURE ROUTE: jobs job-editor jobsNew (ROUTE is a key of its route table)';
const remote = `mfe-${kebabName(process.argv[2]?.replace(/^mfe-/, ''), usage)}`;
const feature = kebabName(process.argv[3], usage);
const key = process.argv[4] ?? stop(`Usage: ${usage}`);
if (!exists(`${remote}/src/routes.tsx`)) stop(`There is no ${remote}.`);
if (exists(`${remote}/src/features/${feature}`))
  stop(`${remote} has a feature ${feature} already.`);

const routesFolder = 'packages/contracts/src/routes';
const routesFile = filesIn(routesFolder)
  .map((file) => `${routesFolder}/${file}`)
  .find(
    (file) => read(file).includes(`defineRoutes('${remote}', {\n`) && !file.includes('technical'),
  );
if (!routesFile) stop(`No route table belongs to ${remote}.`);
const table = /export const (\w+) = defineRoutes/.exec(read(routesFile))?.[1] ?? stop('No table.');
const block = new RegExp(`^  ${key}: \\{[\\s\\S]*?^  \\},`, 'm').exec(read(routesFile))?.[0];
if (!block) stop(`${table} has no route ${key}.`);

/** @param {string} name @param {string} text */
const field = (name, text) => new RegExp(`^    ${name}: '([^']*)'`, 'm').exec(text)?.[1];
if (field('status', block) !== 'planned') stop(`${table}.${key} is built already.`);
const accounts = { client: 'client.admin', candidate: 'candidate', public: null };
const access = field('access', block) ?? '';
const parent = field('parent', block);
const parentKey = [...read(routesFile).matchAll(/^ {2}(\w+): \{[\s\S]*?^ {2}\},/gm)].find(
  ([text]) => parent && field('path', text) === parent,
)?.[1];
const one = {
  feature,
  table,
  key,
  path: field('path', block) ?? '',
  title: field('title', block) ?? '',
  overlay: field('kind', block) === 'overlay',
  parentKey: parentKey ?? null,
  account: access in accounts ? accounts[/** @type {keyof typeof accounts} */ (access)] : 'owner',
};

/** An overlay's entry is added beside those of its page. @param {string} source */
function addRoute(source) {
  const entry = `{ route: ${table}.${key}, element: <${componentOf(one)} /> }`;
  if (!one.overlay)
    return addTo(
      'defineRemoteRoutes([',
      `  ${entry.replace(' }', ", skeleton: 'form' }")},`,
    )(source);
  const page = parentKey && objectAround(source, `route: ${table}.${parentKey},`);
  if (!page) return stop(`Build ${parent} first: ${one.path} opens over it.`);
  const withIt = page.includes('overlays: [')
    ? addTo('overlays: [', `${entry},`)(page)
    : page.replace(/,?\s*\}$/, `, overlays: [${entry}] }`);
  return replaceOnce(page, withIt)(source);
}

const screens = `e2e/src/platform/screens/${remote.replace(/^mfe-/, '')}.screens.ts`;
/** @type {Record<string, string>} */
const changed = {
  [routesFile]: edited(
    routesFile,
    replaceOnce(block, block.replace("status: 'planned'", "status: 'built'")),
  ),
  [`${remote}/src/routes.tsx`]: edited(
    `${remote}/src/routes.tsx`,
    addBefore('/** The built screens', lazyScreen(one)),
    addRoute,
  ),
  [`${remote}/src/messages/en.ts`]: edited(
    `${remote}/src/messages/en.ts`,
    addTo('export const en = {', messages(one)),
  ),
  [screens]: edited(
    screens,
    importing('@muster/contracts', table),
    addTo('Screens: readonly Screen[] = [', screenRow(one)),
  ),
};

writeNew(featureFiles(remote, one));
for (const [file, text] of Object.entries(changed)) write(file, text);
finish([`${one.path} is open. In the navigation it shows with a \`nav\` in ${table}.${key}.`]);
