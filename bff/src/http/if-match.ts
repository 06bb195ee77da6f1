import { hasVersion, type AnyEndpoint } from '@muster/contracts';
import type { Request } from 'express';
import { AppError, invalidField } from './app-error.ts';

/**
 * Returns the body with the version of `If-Match: "v7"`, as if the body contained it; an endpoint
 * without a version ignores the header.
 * @throws AppError BAD_REQUEST for a header without a version, VALIDATION_FAILED if header and
 *   body differ
 */
export function withMatchedVersion(req: Request, { body }: AnyEndpoint, given: object): object {
  const header = req.get('if-match');
  // A star matches any version, so the body decides.
  if (header === undefined || header.trim() === '*' || !hasVersion(body)) return given;
  const version = versionOf(header);
  if (version === null) throw new AppError('BAD_REQUEST', { context: { header: 'If-Match' } });
  if (!('version' in given)) return { ...given, version };
  if (given.version !== version) throw invalidField('version', 'MISMATCH');
  return given;
}

/** A proxy that compresses an answer turns its tag into a weak one. */
function versionOf(header: string): number | null {
  const match = /^(?:W\/)?"v(\d{1,9})"$/.exec(header.trim());
  return match ? Number(match[1]) : null;
}

/** Returns the entity tag of a record's answer; null if it has no version. */
export function entityTagOf(answer: unknown): string | null {
  const version = (answer as { version?: unknown } | null)?.version;
  return Number.isInteger(version) ? `"v${String(version)}"` : null;
}
