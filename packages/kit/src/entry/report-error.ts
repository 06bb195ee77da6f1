import { sendReport } from '../platform/send-report.ts';

/** Reports a failure on an entry page to the platform, where no one is signed in. */
export function reportEntryError(error: unknown, context: Record<string, string> = {}): void {
  sendReport(error, { signedIn: false, context: { source: 'entry', ...context } });
}
