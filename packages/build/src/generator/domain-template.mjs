import { camelOf, pascalOf, singularOf, wordsOf } from './workspace.mjs';

/** The names of a domain in every spelling. @param {string} domain plural, kebab-case @param {string} [singular] */
export function domainNames(domain, singular = singularOf(domain)) {
  return {
    domain,
    entity: singular,
    camel: camelOf(singular),
    Pascal: pascalOf(singular),
    plural: pascalOf(domain),
    path: `/${domain}`,
    collection: domain.replaceAll('-', '_'),
    endpoints: `${camelOf(singular)}Endpoints`,
    words: wordsOf(domain),
    one: wordsOf(singular).toLowerCase(),
  };
}

/** @typedef {ReturnType<typeof domainNames>} Names */

/** @param {Names} names */
const schemas = ({ camel }) => `import { z } from 'zod';
import { listOf, listQuery } from '../../core/pagination.ts';
import { idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';

export const ${camel}RowSchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: timestampSchema,
  version: versionSchema,
});
export const ${camel}ListQuery = listQuery({
  sorts: ['name', 'createdAt'],
  defaultSort: 'name',
  filters: {},
});
export const ${camel}ListSchema = listOf(${camel}RowSchema);
`;

/** @param {Names} names */
const endpoints = ({ camel, domain, Pascal, path, words, endpoints: group }) =>
  `import { defineEndpoint } from '../../core/endpoint.ts';
import { ${camel}ListQuery, ${camel}ListSchema } from './${domain}.schemas.ts';

export const ${group} = {
  list: defineEndpoint({
    name: '${camelOf(domain)}.list',
    method: 'GET',
    path: '${path}',
    access: '${camel}.list',
    summary: '${words} in the reader’s scope.',
    query: ${camel}ListQuery,
    response: ${camel}ListSchema,
    provides: [{ entity: '${Pascal}' }],
    errors: ['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'],
  }),
} as const;
`;

/** @param {Names} names */
const model = ({ Pascal, camel, one, collection }) => `import { Schema, model } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** One ${one}. */
export interface ${Pascal} extends RecordFields {
  name: string;
  /** Folded for search and order. */
  nameKey: string;
}

const ${camel}Schema = new Schema<${Pascal}>({
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
});
${camel}Schema.plugin(recordFields);
${camel}Schema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: liveOnly });
for (const key of ['nameKey', 'createdAt'])
  ${camel}Schema.index({ deletedAt: 1, [key]: 1, _id: 1 });

export const ${Pascal}Model = model<${Pascal}>('${Pascal}', ${camel}Schema, '${collection}');
`;

/** @param {Names} names */
const policy = ({
  Pascal,
  entity,
  words,
}) => `import type { PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { ${Pascal} } from './${entity}.model.ts';

/** ${words} that a permission reaches. */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<${Pascal}> {
  return actor.scopeOf(permission) === 'all' ? {} : { _id: { $in: [] } };
}
`;

/** @param {Names} names */
const list = ({ Pascal, plural, entity, domain, camel, words, endpoints: group }) =>
  `import type { ${group} } from '@muster/contracts';
import { foldText, startsWith } from '../../db/fold-text.ts';
import { keysetPage } from '../../db/keyset.ts';
import type { Service } from '../../http/mount.ts';
import { ${Pascal}Model, type ${Pascal} } from './${entity}.model.ts';
import { scopeFor } from './${domain}.policy.ts';

const sortFields = { name: 'nameKey', createdAt: 'createdAt' } as const;
type Sort = keyof typeof sortFields;

/** ${words} in the reader's scope. */
export const list${plural}: Service<typeof ${group}.list> = async ({ actor }, { query }) => {
  const { cursor, limit, ...sent } = query;
  const { rows, page } = await keysetPage<${Pascal}, Sort>(${Pascal}Model, {
    filter: {
      $and: [
        scopeFor(actor, '${camel}.list'),
        { deletedAt: null },
        ...(query.q ? [{ nameKey: startsWith(foldText(query.q)) }] : []),
      ],
    },
    sort: query.sort as Sort,
    fields: sortFields,
    limit,
    cursor,
    list: sent,
  });
  return {
    data: rows.map(({ _id, name, createdAt, version }) => ({
      id: _id.toHexString(),
      name,
      createdAt: createdAt.toISOString(),
      version,
    })),
    page,
  };
};
`;

/** @param {Names} names */
const router = ({ plural, camel, domain, words, endpoints: group }) =>
  `import { ${group} } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { list${plural} } from './list-${domain}.ts';

/** Serves the ${words.toLowerCase()}. */
export function ${camel}Routes(router: Router): void {
  mount(router, ${group}.list, list${plural});
}
`;

/** @param {Names} names */
const domainFile = ({ camel, domain }) => `import type { Domain } from '../../domain.ts';
import { ${camel}Routes } from './${domain}.router.ts';

export const ${camelOf(domain)}Domain: Domain = { name: '${domain}', routes: ${camel}Routes };
`;

/** @param {Names} names */
const fixtures = ({ Pascal, entity, one }) => `import { foldText } from '../../db/fold-text.ts';
import { ${Pascal}Model, type ${Pascal} } from './${entity}.model.ts';

let made = 0;

/** One ${one} as the database holds it. */
export async function create${Pascal}(changes: Partial<${Pascal}> = {}): Promise<${Pascal}> {
  made += 1;
  const name = changes.name ?? \`${wordsOf(entity)} \${made}\`;
  const record = await ${Pascal}Model.create({ name, nameKey: foldText(name), ...changes });
  return record.toObject();
}
`;

/** @param {Names} names */
const test = ({
  Pascal,
  entity,
  path,
  words,
}) => `import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { create${Pascal} } from './${entity}.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await create${Pascal}({ name: 'Öresund' });
  await create${Pascal}({ name: 'Aarhus' });
});
afterAll(() => test.close());

const names = ({ body }: { body: { data: { name: string }[] } }) =>
  body.data.map(({ name }) => name);

describe('${words.toLowerCase()}', () => {
  it('are listed in order and found by the beginning of their name', async () => {
    const owner = await signInAs(test, 'owner');
    expect(names(await owner.get('${path}'))).toEqual(['Aarhus', 'Öresund']);
    expect(names(await owner.get('${path}?sort=-name'))).toEqual(['Öresund', 'Aarhus']);
    expect(names(await owner.get('${path}?q=ore'))).toEqual(['Öresund']);
  });

  it('are closed to roles without the permission', async () => {
    const answer = await (await signInAs(test, 'candidate')).get('${path}');
    expect([answer.status, answer.body.error.code]).toEqual([403, 'FORBIDDEN']);
  });
});
`;

/** @param {Names} names */
const walk = ({
  camel,
  domain,
  words,
}) => `import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

/** ${words}. */
export const ${camel}Fixtures: EndpointFixtures = {
  '${camelOf(domain)}.list': { call: () => ({ query: { sort: '-createdAt' } }) },
};
`;

/** All files of a new domain, by path. @param {Names} names @returns {Record<string, string>} */
export function domainFiles(names) {
  const { domain, entity } = names;
  const contract = `packages/contracts/src/domains/${domain}/${domain}`;
  const folder = `bff/src/domains/${domain}`;
  return {
    [`${contract}.schemas.ts`]: schemas(names),
    [`${contract}.endpoints.ts`]: endpoints(names),
    [`${folder}/${entity}.model.ts`]: model(names),
    [`${folder}/${entity}.fixtures.ts`]: fixtures(names),
    [`${folder}/${domain}.policy.ts`]: policy(names),
    [`${folder}/list-${domain}.ts`]: list(names),
    [`${folder}/${domain}.router.ts`]: router(names),
    [`${folder}/${domain}.domain.ts`]: domainFile(names),
    [`${folder}/${domain}.router.test.ts`]: test(names),
    [`${folder}/${domain}.walk.fixtures.ts`]: walk(names),
  };
}
