const sent = new Map<string, number>();
const repeatAfter = 60_000;
const sizeLimit = 8_000;

/** Whether the same failure was sent a moment ago, so that a loop does not flood the server. */
function isRepeated(key: string): boolean {
  const now = Date.now();
  const repeated = now - (sent.get(key) ?? -Infinity) < repeatAfter;
  if (!repeated) sent.set(key, now);
  return repeated;
}

interface ReportParts {
  signedIn: boolean;
  context: Record<string, string>;
}

/**
 * Sends a failure to the platform's own monitoring. Addresses go without their query, which may
 * hold personal data. Never throws and never waits.
 */
export function sendReport(error: unknown, { signedIn, context }: ReportParts): void {
  const failure = error instanceof Error ? error : new Error(String(error));
  if (isRepeated(`${failure.name}: ${failure.message} ${context['remote'] ?? ''}`)) return;
  const report = {
    name: failure.name,
    message: failure.message.slice(0, 1_000),
    stack: failure.stack?.slice(0, sizeLimit),
    path: window.location.pathname,
    signedIn,
    at: new Date().toISOString(),
    context,
  };
  fetch('/monitoring', {
    method: 'POST',
    headers: { 'Content-Type': 'text/envelope' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
