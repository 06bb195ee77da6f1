import {
  errorCatalogue,
  errorCodes,
  hasVersion,
  limits,
  type AnyEndpoint,
  type ErrorCode,
} from '@muster/contracts';
import { z } from 'zod';
import { keyReach } from './key-reach.ts';

type Json = Record<string, unknown>;

/**
 * Creates the OpenAPI 3.1 description of endpoints from the contracts, so that it cannot differ
 * from them.
 */
export function openApi(endpoints: readonly AnyEndpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Muster', version: '1', description: about },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'muster.sid',
          description: 'A person in the browser. Changes need the header X-CSRF-Token.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'muster_…',
          description:
            'A person’s API key: no more than that person may do, and less where the key is limited. It needs no X-CSRF-Token.',
        },
      },
      schemas: { Error: errorSchema },
      headers: rateHeaders,
    },
  };
}

const { perUser, window } = limits.api;
const about = `The API behind the recruiting platform. Programs send an API key as Authorization: Bearer muster_…; an endpoint that no key reaches answers API_KEY_FORBIDDEN, a key that is over or unknown API_KEY_INVALID. Each person has ${perUser} requests in ${window / 1000} seconds, by keys and in the browser together; more are answered RATE_LIMITED. A change names the version that it was made on, as version in its body or as If-Match: "v7"; one that others changed since is answered VERSION_CONFLICT.`;

/** Headers of each answer to an identified caller. */
const rateHeaders: Record<string, Json> = {
  'RateLimit-Limit': whole('Requests within the window.'),
  'RateLimit-Remaining': whole('What is left of them.'),
  'RateLimit-Reset': whole('Seconds until there are as many again.'),
};

function whole(description: string): Json {
  return { description, schema: { type: 'integer' } };
}

const entityTag: Json = {
  description: 'The version of the record, "v7", for the If-Match of a change to it.',
  schema: { type: 'string' },
};

const shownRates = Object.fromEntries(
  Object.keys(rateHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

const errorSchema: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'status', 'requestId', 'docs'],
      properties: {
        code: { type: 'string', enum: errorCodes },
        message: { type: 'string' },
        status: { type: 'integer' },
        requestId: { type: 'string' },
        docs: { type: 'string' },
        fields: { type: 'array', items: { type: 'object' } },
        context: { type: 'object' },
      },
    },
  },
};

function operation(endpoint: AnyEndpoint): Json {
  const { name, access, summary, body, method, response, status = 200 } = endpoint;
  const isTagged = method === 'GET' && hasVersion(response);
  const headers = { ...(access !== 'public' && shownRates), ...(isTagged && { ETag: entityTag }) };
  return {
    operationId: name,
    summary,
    description: `Access: ${access}.`,
    tags: [name.split('.')[0]],
    ...(access !== 'public' && {
      security: [{ session: [] }, ...(keyReach(endpoint) ? [{ apiKey: [] }] : [])],
    }),
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      [status]: {
        description: 'Success',
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(status !== 204 && { content: contentOf(endpoint) }),
      },
      ...errorResponses(endpoint),
    },
  };
}

function contentOf({ answers, response }: AnyEndpoint): Json {
  if (answers === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (answers === 'lines')
    return { 'application/x-ndjson': { schema: schemaOf(response, 'output') } };
  if (answers === 'file')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return json(schemaOf(response, 'output'));
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

function parametersOf({ params, query, body, method, idempotency }: AnyEndpoint): Json[] {
  const headers = [
    ...(method === 'GET' ? [] : [header('X-CSRF-Token', false)]),
    ...(method === 'POST' ? [header('Idempotency-Key', idempotency === 'required')] : []),
    ...(hasVersion(body) ? [header('If-Match', false)] : []),
  ];
  return [...parametersIn('path', params), ...parametersIn('query', query), ...headers];
}

const header = (name: string, required: boolean): Json => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
});

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

function errorResponses({ access, errors = [], body, query, params }: AnyEndpoint): Json {
  const everywhere: ErrorCode[] = [
    ...(access === 'public'
      ? []
      : (['UNAUTHENTICATED', 'SESSION_EXPIRED', 'SESSION_REVOKED'] as const)),
    // A key may be limited to other permissions, or not reach such an endpoint at all.
    ...(access === 'public' ? [] : (['API_KEY_INVALID', 'API_KEY_FORBIDDEN'] as const)),
    ...(access === 'public' || access === 'session'
      ? []
      : (['FORBIDDEN', 'ROLE_REQUIRED'] as const)),
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...(query ? (['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'] as const) : []),
    ...(body ? (['VALIDATION_FAILED', 'BAD_REQUEST'] as const) : []),
    'RATE_LIMITED',
  ];
  const byStatus = groupByStatus([...everywhere, ...errors]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const status = errorCatalogue[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}
