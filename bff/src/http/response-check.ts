import type { AnyEndpoint } from '@muster/contracts';

/** An answer that violates its contract: always the server's fault, never the caller's. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/**
 * Returns what the endpoint may send. Ids and dates become text; fields outside the contract are
 * removed, and in `strict` mode fail, as missing or wrong ones always do.
 */
export function checkResponse(endpoint: AnyEndpoint, value: unknown, strict: boolean): unknown {
  const plain: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  const parsed = endpoint.response.safeParse(plain);
  if (!parsed.success)
    throw new ContractError(
      `${endpoint.name} answers against its contract: ${parsed.error.issues
        .map((issue) => `${issue.path.join('.')} ${issue.message}`)
        .join('; ')}`,
    );
  if (strict) {
    const extra = extraPaths(plain, parsed.data);
    if (extra.length > 0)
      throw new ContractError(
        `${endpoint.name} answers with fields that its contract does not have: ${extra.join(', ')}`,
      );
  }
  return parsed.data;
}

function extraPaths(given: unknown, allowed: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null) return [];
  if (typeof allowed !== 'object' || allowed === null) return [path];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return Object.hasOwn(allowed, key)
      ? extraPaths(value, (allowed as Record<string, unknown>)[key], here)
      : [here];
  });
}
