import { hasVersion, type AnyEndpoint } from '@muster/contracts';
import type { Request } from 'express';
import { AppError, invalidField } from './app-error.ts';

/**
 * The body with the version that `If-Match: "v7"` names, as if it stood in the body; an endpoint
 * that takes no version has nothing to match and passes it over.
 * @throws AppError BAD_REQUEST for a header that names no version, VALIDATION_FAILED where header
 * and body name two
 */
export function withMatchedVersion(req: Request, { body }: AnyEndpoint, given: object): object {
  const header = req.get('if-match');
  // A star matches whatever is there, and so leaves it to the body.
  if (header === undefined || header.trim() === '*' || !hasVersion(body)) return given;
  const version = versionOf(header);
  if (version === null) throw new AppError('BAD_REQUEST', { context: { header: 'If-Match' } });
  if (!('version' in given)) return { ...given, version };
  if (given.version !== version) throw invalidField('version', 'MISMATCH');
  return given;
}

/** A weak tag is what a proxy makes of ours when it compresses an answer. */
function versionOf(header: string): number | null {
  const match = /^(?:W\/)?"v(\d{1,9})"$/.exec(header.trim());
  return match ? Number(match[1]) : null;
}

/** What a record's answer is tagged with; null where it says no version. */
export function entityTagOf(answer: unknown): string | null {
  const version = (answer as { version?: unknown } | null)?.version;
  return Number.isInteger(version) ? `"v${String(version)}"` : null;
}
