import { leanContracts } from './lean-contracts.mjs';

test('calls that build a contract are marked pure, so unused contracts are dropped', () => {
  expect(leanContracts('export const seat = z\n  .object({ id: idSchema.nullable() });\n')).toBe(
    'export const seat = /*#__PURE__*/ z\n  .object({ id: /*#__PURE__*/ idSchema.nullable() });\n',
  );
  expect(leanContracts('const names = new Set([...of(all)]);\n')).toBe(
    'const names = /*#__PURE__*/ new Set([.../*#__PURE__*/ of(all)]);\n',
  );
});

test('a function keeps its whole body', () => {
  const source =
    'export function readRow(row: Row): Row {\n  const found = search(row);\n\n  note(found, now());\n  return found;\n}\n';
  expect(leanContracts(source)).toBe(source);
  const check =
    'const dates = z.object({}).superRefine((value, ctx) => {\n  ctx.addIssue(value);\n});\n';
  expect(leanContracts(check)).toContain('\n  ctx.addIssue(value);\n');
});

test('parts of an endpoint that no browser reads are removed, with lines kept in place', () => {
  const lean = leanContracts(`const errors = ['DUPLICATE'] as const;

/** The mails. */
export const mailEndpoints = {
  send: defineEndpoint({
    name: 'mail.send',
    summary:
      'Sends a mail; it’s not ours.',
    params: idParams,
    query: mailQuery,
    body: z.strictObject({
      subject: subjectSchema,
    }),
    response: z.object({
      body: bodySchema,
      params: paramsSchema,
    }),
    errors: [
      ...errors,
      'RATE_LIMITED',
    ],
    changes: [{ entity: 'Mail' }],
  }),
  body: defineEndpoint({
    name: 'mail.body',
    errors,
    response: bodySchema,
  }),
};
`);
  expect(lean.split('\n').map((line) => line.trim())).toEqual([
    "const errors = ['DUPLICATE'] as const;",
    '',
    '/** The mails. */',
    'export const mailEndpoints = {',
    'send: /*#__PURE__*/ defineEndpoint({',
    "name: 'mail.send',",
    '',
    '',
    '',
    'query: mailQuery,',
    '',
    '',
    '',
    'response: /*#__PURE__*/ z.object({',
    'body: bodySchema,',
    'params: paramsSchema,',
    '}),',
    '',
    '',
    '',
    '',
    "changes: [{ entity: 'Mail' }],",
    '}),',
    'body: /*#__PURE__*/ defineEndpoint({',
    "name: 'mail.body',",
    '',
    'response: bodySchema,',
    '}),',
    '};',
    '',
  ]);
});
