import { z } from 'zod';
import { permissionNames } from '../core/permissions.ts';
import { allEndpoints } from './all-endpoints.ts';

const known = new Set<string>([
  ...permissionNames,
  'authenticated',
  'session',
  'second-step',
  'public',
]);

/** Every variant of a union body must refuse the key. */
function keysRefusedBy(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys;
    if (issue.code !== 'invalid_union') return [];
    const [first = [], ...others] = issue.errors.map(keysRefusedBy);
    return first.filter((key) => others.every((keys) => keys.includes(key)));
  });
}

describe('endpoints', () => {
  it('have unique names and paths', () => {
    const names = allEndpoints.map((endpoint) => endpoint.name);
    const addresses = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('change one record or a whole kind, never both: a tag without an id makes one with it useless', () => {
    const both = allEndpoints.filter(({ changes = [] }) =>
      changes.some(
        ({ entity, id }) => id && changes.some((tag) => tag.entity === entity && !tag.id),
      ),
    );
    expect(both.map(({ name }) => name)).toEqual([]);
  });

  it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s declares known access and exactly its path parameters',
    (_name, endpoint) => {
      expect(known.has(endpoint.access) || endpoint.access.startsWith('token:')).toBe(true);
      const inPath = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]);
      const declared =
        endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
      expect(declared).toEqual(inPath);
    },
  );

  it('never accept a status or unknown keys in a body', () => {
    // A bio's writer sets whether it is ready; no state machine moves it.
    const own = new Set(['bios.create', 'bios.update', 'bios.saveDraft']);
    const loose = allEndpoints.filter((endpoint) => {
      const { body } = endpoint;
      if (!body) return false;
      // One key tells the variants apart; each of them is strict as well.
      const choices = body instanceof z.ZodDiscriminatedUnion ? body.options : [body];
      return choices.some((choice) => {
        const result = z.safeParse(choice, { surprise: 1, status: 'active' });
        const refused = keysRefusedBy(result.error?.issues ?? []);
        const setsStatus = !refused.includes('status') && !own.has(endpoint.name);
        return !refused.includes('surprise') || setsStatus;
      });
    });
    expect(loose.map((endpoint) => endpoint.name)).toEqual([]);
  });

  it('have a JSON schema of every response for the API page', () => {
    for (const endpoint of allEndpoints)
      expect(() =>
        z.toJSONSchema(endpoint.response, { io: 'output', unrepresentable: 'any' }),
      ).not.toThrow();
  });
});
