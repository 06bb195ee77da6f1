// npm run new:domain -- NAME [SINGULAR]: a domain with a list, from the contract to the database.
import { addBefore, addTo, importing } from './edits.mjs';
import { domainFiles, domainNames } from './domain-template.mjs';
import { camelOf, edited, exists, finish, kebabName, stop, write, writeNew } from './workspace.mjs';

const usage = 'npm run new:domain -- NAME [SINGULAR], in kebab-case: invoices invoice';
const domain = kebabName(process.argv[2], usage);
const names = domainNames(domain, process.argv[3] && kebabName(process.argv[3], usage));
if (names.entity === domain) stop(`What is one of the ${domain} called? ${usage}`);
if (exists(`bff/src/domains/${domain}`)) stop(`The domain ${domain} exists already.`);

const { camel, Pascal, endpoints } = names;
const contracts = 'packages/contracts/src';
// Only owners and admins are allowed at first; the table grants it to others.
const row = `  ${`'${camel}.list':`.padEnd(30)} 'all  all  -        -        -        -    -        -    -       -       -       -    -',`;

/** @type {Record<string, string>} */
const changed = {
  [`${contracts}/core/permissions.ts`]: edited(
    `${contracts}/core/permissions.ts`,
    addTo('const table = {', row),
  ),
  [`${contracts}/core/endpoint.ts`]: edited(
    `${contracts}/core/endpoint.ts`,
    addBefore(/;\n\n\/\*\* `id` names the path parameter/, `\n  | '${Pascal}'`),
  ),
  [`${contracts}/domains/all-endpoints.ts`]: edited(
    `${contracts}/domains/all-endpoints.ts`,
    importing(`./${domain}/${domain}.endpoints.ts`, endpoints),
    addTo('readonly AnyEndpoint[] = [', `${endpoints},`),
  ),
  [`${contracts}/index.ts`]: edited(
    `${contracts}/index.ts`,
    addBefore(
      "export * from './routes/all-routes.ts';",
      `export * from './domains/${domain}/${domain}.endpoints.ts';\nexport * from './domains/${domain}/${domain}.schemas.ts';\n`,
    ),
  ),
  'bff/src/domains/all-domains.ts': edited(
    'bff/src/domains/all-domains.ts',
    importing(`./${domain}/${domain}.domain.ts`, `${camelOf(domain)}Domain`),
    addTo('readonly Domain[] = [', `${camelOf(domain)}Domain,`),
  ),
  'bff/src/walk/endpoint-fixtures.fixtures.ts': edited(
    'bff/src/walk/endpoint-fixtures.fixtures.ts',
    importing(`../domains/${domain}/${domain}.walk.fixtures.ts`, `${camel}Fixtures`),
    addTo('endpointFixtures: EndpointFixtures = {', `...${camel}Fixtures,`),
  ),
};

writeNew(domainFiles(names));
for (const [file, text] of Object.entries(changed)) write(file, text);
finish([
  `GET /api/v1${names.path} is served, for owners and admins: the row '${camel}.list' of the permission table says who else.`,
]);
