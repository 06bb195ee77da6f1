import type { AnyEndpoint, PlatformV1 } from '@muster/contracts';

/**
 * Reads an answer with the contract's schema, leniently: fields that a newer server added are
 * dropped or passed through, and an answer that does not fit is reported and shown as it came,
 * since a page with a gap serves a person better than no page.
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
