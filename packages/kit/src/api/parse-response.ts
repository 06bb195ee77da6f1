import type { AnyEndpoint, PlatformV1 } from '@muster/contracts';

/**
 * Parses an answer leniently by the contract's schema: new fields of a newer server are dropped or
 * passed through, and an answer that does not fit is reported and returned as it came, because a
 * page with a gap is better than no page.
 */
export function parseResponse(
  endpoint: AnyEndpoint,
  answer: unknown,
  report: PlatformV1['reportError'],
): unknown {
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  const serious = parsed.error.issues.filter((issue) => issue.code !== 'unrecognized_keys');
  if (serious.length > 0) {
    const where = serious.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');
    report(new Error(`${endpoint.name} answered outside its contract: ${where}`), {
      endpoint: endpoint.name,
    });
  }
  return answer;
}
