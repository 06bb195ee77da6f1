import { sendReport } from '../platform/send-report.ts';

/** Tells the platform of a failure on an entry page, where nobody is signed in. */
export function reportEntryError(error: unknown, context: Record<string, string> = {}): void {
  sendReport(error, { signedIn: false, context: { source: 'entry', ...context } });
}
