import { camelOf, pascalOf, wordsOf } from './workspace.mjs';

/**
 * @typedef {import('./domain-template.mjs').Names & { action: string, write: boolean,
 *   permission: string, create: string, router: string }} Endpoint
 *   `create`: the call that makes a record in tests; `router`: the function that mounts
 */

/** @param {Endpoint} one */
export const keyOf = ({ action }) => camelOf(action);
/** @param {Endpoint} one */
export const serviceOf = ({ action, Pascal }) => `${camelOf(action)}${Pascal}`;
/** @param {Endpoint} one */
export const fileOf = ({ action, entity }) => `${action}-${entity}`;
/** @param {Endpoint} one */
const schemaOf = ({ camel, action }) => `${camel}${pascalOf(action)}`;

/** What joins the schemas of the domain. @param {Endpoint} one */
export const schemas = (one) => `
${one.write ? `export const ${schemaOf(one)}Body = z.strictObject({ version: versionSchema });\n` : ''}export const ${schemaOf(one)}Schema = z.object({ id: idSchema, version: versionSchema });`;

/** @param {Endpoint} one */
export const schemaNames = (one) => [
  `${schemaOf(one)}Schema`,
  ...(one.write ? [`${schemaOf(one)}Body`] : []),
];

/** The entry in the domain's group of endpoints. @param {Endpoint} one @param {string} base path of the domain @param {string} prefix of the names */
export const contract = (one, base, prefix) => `  ${keyOf(one)}: defineEndpoint({
    name: '${prefix}.${keyOf(one)}',
    method: '${one.write ? 'POST' : 'GET'}',
    path: '${base}/:id${one.write ? `/actions/${one.action}` : one.action === 'read' ? '' : `/${one.action}`}',
    access: '${one.permission}',
    summary: '${one.write ? `${wordsOf(one.action)}: one ${one.one}.` : `One ${one.one}.`}',
    params: idParams,
    ${one.write ? `body: ${schemaOf(one)}Body,` : ''}
    response: ${schemaOf(one)}Schema,
    ${one.write ? `changes: [{ entity: '${one.Pascal}', id: 'id' }],\n    errors: ['VERSION_CONFLICT'],` : `provides: [{ entity: '${one.Pascal}', id: 'id' }],`}
  }),`;

/** @param {Endpoint} one */
const readService = (one) => `import type { ${one.endpoints} } from '@muster/contracts';
import { recordId } from '../../db/record-id.ts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { ${one.Pascal}Model, type ${one.Pascal} } from './${one.entity}.model.ts';
import { scopeFor } from './${one.domain}.policy.ts';

/** One ${one.one} in the reader's scope. */
export const ${serviceOf(one)}: Service<typeof ${one.endpoints}.${keyOf(one)}> = async (
  { actor },
  { params },
) => {
  const found = await ${one.Pascal}Model.findOne({
    $and: [{ _id: recordId(params.id) }, scopeFor(actor, '${one.permission}'), { deletedAt: null }],
  })
    .select('version')
    .lean<Pick<${one.Pascal}, '_id' | 'version'>>();
  if (!found) throw new AppError('NOT_FOUND');
  return { id: found._id.toHexString(), version: found.version };
};
`;

/** @param {Endpoint} one */
const writeService = (one) => `import type { ${one.endpoints} } from '@muster/contracts';
import { audit } from '../../audit/audit.service.ts';
import { recordId } from '../../db/record-id.ts';
import { transact } from '../../db/unit-of-work.ts';
import { updateVersioned } from '../../db/versioned-update.ts';
import type { Service } from '../../http/mount.ts';
import { ${one.Pascal}Model } from './${one.entity}.model.ts';
import { scopeFor } from './${one.domain}.policy.ts';

/** ${wordsOf(one.action)}: what it changes goes into \`apply\`, by the paths that it touches. */
export const ${serviceOf(one)}: Service<typeof ${one.endpoints}.${keyOf(one)}> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { after } = await updateVersioned(tx, ${one.Pascal}Model, {
      filter: { $and: [{ _id: recordId(params.id) }, scopeFor(ctx.actor, '${one.permission}')] },
      base: body.version,
      paths: ['${keyOf(one)}'],
      apply: () => ({}),
    });
    await audit(tx, {
      action: '${one.entity.replaceAll('-', '_')}.${one.action.replaceAll('-', '_')}',
      entity: '${one.entity.replaceAll('-', '_')}',
      entityId: after._id,
    });
    return { id: after._id.toHexString(), version: after.version };
  });
`;

/** @param {Endpoint} one @param {string} base */
const test = (one, base) => {
  const tail = one.write ? `/actions/${one.action}` : one.action === 'read' ? '' : `/${one.action}`;
  const call = one.write
    ? `(agent: Agent, id: string, version = 1) =>
  agent.post(\`${base}/\${id}${tail}\`).send({ version })`
    : `(agent: Agent, id: string) => agent.get(\`${base}/\${id}${tail}\`)`;
  return `import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { ${one.create.split('(')[0]} } from './${one.entity}.fixtures.ts';

type Agent = Awaited<ReturnType<typeof signInAs>>;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const call = ${call};

describe('${wordsOf(one.action).toLowerCase()}: ${one.one}', () => {
  it('answers the record${one.write ? ' in its new version' : ''}', async () => {
    const id = (await ${one.create})._id.toHexString();
    const answer = await call(await signInAs(test, 'owner'), id);
    expect([answer.status, answer.body]).toEqual([200, { id, version: ${one.write ? 2 : 1} }]);
  });
${
  one.write
    ? `
  it('refuses a version that does not exist yet', async () => {
    const id = (await ${one.create})._id.toHexString();
    const answer = await call(await signInAs(test, 'owner'), id, 9);
    expect(answer.body.error.code).toBe('VERSION_CONFLICT');
  });
`
    : ''
}
  it('hides what is not there, and is closed to roles without the permission', async () => {
    const missing = await call(await signInAs(test, 'owner'), new Types.ObjectId().toHexString());
    expect(missing.body.error.code).toBe('NOT_FOUND');
    const id = (await ${one.create})._id.toHexString();
    const foreign = await call(await signInAs(test, 'candidate'), id);
    expect(foreign.body.error.code).toBe('FORBIDDEN');
  });
});
`;
};

/** New files of an endpoint, by path. @param {Endpoint} one @param {string} base @returns {Record<string, string>} */
export function endpointFiles(one, base) {
  const folder = `bff/src/domains/${one.domain}`;
  return {
    [`${folder}/${fileOf(one)}.ts`]: one.write ? writeService(one) : readService(one),
    [`${folder}/${fileOf(one)}.test.ts`]: test(one, base),
  };
}

/** How the role walk calls it. @param {Endpoint} one @param {string} prefix */
export const walkEntry = (one, prefix) => `  '${prefix}.${keyOf(one)}': {
    call: async () => ({
      params: { id: (await ${one.create})._id.toHexString() },${one.write ? '\n      body: { version: 1 },' : ''}
    }),
    hidden: 'nothing is hidden',
  },`;
