// npm run new:endpoint -- DOMAIN ACTION [post]: an endpoint about one record, from contract to test.
import { addAtEnd, addStatement, addTo, importing } from './edits.mjs';
import { domainNames } from './domain-template.mjs';
import {
  contract,
  endpointFiles,
  fileOf,
  keyOf,
  schemaNames,
  schemas,
  serviceOf,
  walkEntry,
} from './endpoint-template.mjs';
import { edited, filesIn, finish, kebabName, read, stop, write, writeNew } from './workspace.mjs';

const usage = 'npm run new:endpoint -- DOMAIN ACTION [post], in kebab-case: invoices archive post';
const domain = kebabName(process.argv[2], usage);
const action = kebabName(process.argv[3], usage);
const method = process.argv[4] ?? 'get';
if (method !== 'get' && method !== 'post') stop(`Usage: ${usage}`);
const isWrite = method === 'post';

const folder = `bff/src/domains/${domain}`;
const contracts = `packages/contracts/src/domains/${domain}/${domain}`;
const group = read(`${contracts}.endpoints.ts`);
const entity = filesIn(folder)
  .filter((file) => file.endsWith('.model.ts'))
  .map((file) => file.replace('.model.ts', ''))[0];
if (!entity) stop(`${folder} holds no model.`);
if (
  !/export function scopeFor\(actor: Actor, permission: PermissionName\): QueryFilter</.test(
    read(`${folder}/${domain}.policy.ts`),
  )
)
  stop(`${domain}.policy.ts has no scopeFor(actor, permission) that answers a filter.`);

const [, endpoints] =
  /export const (\w+Endpoints) = \{/.exec(group) ?? stop('No group of endpoints.');
const [, base] = /path: '(\/[^':]+?)'/.exec(group) ?? stop('No path to begin with.');
const [, prefix] = /name: '(\w+)\./.exec(group) ?? stop('No name to begin with.');
const [, access] = /access: '(\w+\.\w+)'/.exec(group) ?? stop('No permission to begin with.');
const [, create, first] =
  /export async function (create\w+)\(\s*(\w+)/.exec(read(`${folder}/${entity}.fixtures.ts`)) ??
  stop(`${entity}.fixtures.ts makes no record.`);
const [, router] =
  /export function (\w+)\(router: Router\): void \{/.exec(read(`${folder}/${domain}.router.ts`)) ??
  stop('The router mounts in a way of its own.');

const names = domainNames(domain, entity);
/** @type {import('./endpoint-template.mjs').Endpoint} */
const one = {
  ...names,
  endpoints,
  action,
  write: isWrite,
  permission: isWrite
    ? `${names.camel}.${action.replace(/-./g, (dash) => dash[1].toUpperCase())}`
    : access,
  create:
    first === 'changes' ? `${create}()` : `${create}(\`New \${Date.now()} \${Math.random()}\`)`,
  router,
};
if (new RegExp(`^  ${keyOf(one)}: defineEndpoint`, 'm').test(group))
  stop(`${endpoints}.${keyOf(one)} exists already.`);

const walkFile = filesIn(folder)
  .filter((file) => file.endsWith('.walk.fixtures.ts'))
  .map((file) => `${folder}/${file}`)
  .find((file) => read(file).includes(`'${prefix}.`));
if (!walkFile) stop('The role walk knows no endpoint of this domain.');
const permissionRow = `  ${`'${one.permission}':`.padEnd(30)} 'all  all  -        -        -        -    -        -    -       -       -       -    -',`;

/** @type {Record<string, string>} */
const changed = {
  [`${contracts}.schemas.ts`]: edited(
    `${contracts}.schemas.ts`,
    importing('zod', 'z'),
    importing('../../core/primitives.ts', 'idSchema'),
    importing('../../core/primitives.ts', 'versionSchema'),
    addAtEnd(schemas(one)),
  ),
  [`${contracts}.endpoints.ts`]: edited(
    `${contracts}.endpoints.ts`,
    importing('../../core/primitives.ts', 'idParams'),
    ...schemaNames(one).map((name) => importing(`./${domain}.schemas.ts`, name)),
    addTo(`export const ${endpoints} = {`, contract(one, base, prefix)),
  ),
  [`${folder}/${domain}.router.ts`]: edited(
    `${folder}/${domain}.router.ts`,
    importing(`./${fileOf(one)}.ts`, serviceOf(one)),
    addStatement(
      `export function ${router}(router: Router): void {`,
      `  mount(router, ${endpoints}.${keyOf(one)}, ${serviceOf(one)});`,
    ),
  ),
  [walkFile]: edited(
    walkFile,
    importing(`./${entity}.fixtures.ts`, create),
    addTo('Fixtures: EndpointFixtures = {', walkEntry(one, prefix)),
  ),
};
if (isWrite)
  changed['packages/contracts/src/core/permissions.ts'] = edited(
    'packages/contracts/src/core/permissions.ts',
    addTo('const table = {', permissionRow),
  );

writeNew(endpointFiles(one, base));
for (const [file, text] of Object.entries(changed)) write(file, text);
finish([
  isWrite
    ? `Owners and admins may: the row '${one.permission}' of the permission table says who else.`
    : `Whoever holds '${one.permission}' may.`,
]);
