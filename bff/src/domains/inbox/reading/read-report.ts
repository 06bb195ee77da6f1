import { normaliseEmail, type DeliveryProblem } from '@muster/contracts';
import type { DeliveryReport } from './parsed-mail.ts';

/** A report is short; anything longer is something else. */
const longest = 64_000;

/** Returns the report in a mail server's notice (RFC 3464); null if it reports no failure. */
export function readReport(status: string, original: string): DeliveryReport | null {
  if (status.length > longest) return null;
  // The fields for all recipients come first, then a block for each recipient.
  const blocks = status.split(/\r?\n\r?\n/).map(fieldsOf);
  const block = blocks.find((fields) => fields.has('action') && fields.has('final-recipient'));
  const action = block?.get('action')?.toLowerCase();
  if (!block || !action) return null;
  const code = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(block.get('status') ?? '')?.[0] ?? '';
  const recipient = block.get('original-recipient') ?? block.get('final-recipient') ?? '';
  return {
    messageId: /^Message-ID:\s*(<[^<>\s]{1,500}>)/im.exec(original.slice(0, longest))?.[1] ?? null,
    recipient: normaliseEmail(recipient.replace(/^[^;]*;/, '')),
    problem: problemOf(code),
    said: [code, block.get('diagnostic-code') ?? ''].filter(Boolean).join(' '),
    isFinal: action === 'failed' && !code.startsWith('4.'),
  };
}

function problemOf(code: string): DeliveryProblem {
  if (code.startsWith('5.1.') || code === '5.2.1') return 'address_unknown';
  return code === '5.2.2' ? 'mailbox_full' : 'refused';
}

function fieldsOf(block: string): ReadonlyMap<string, string> {
  const lines = block.replace(/\r?\n[\t ]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      if (colon < 1) return [];
      return [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );
}
