/** Returns a mail in its raw format; `headers` are added to or replace the usual ones. */
export function rawMail(headers: Record<string, string> = {}, body = 'Thank you.'): string {
  const all: Record<string, string> = {
    From: 'Ana Prata <ana@people.test>',
    To: 'replies@muster.test',
    Subject: 'Re: Hello',
    Date: 'Fri, 20 Nov 2026 09:00:00 +0000',
    'Message-ID': `<${crypto.randomUUID()}@people.test>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

/** Returns a mail of several parts. */
export function partedMail(
  kind: string,
  parts: readonly Part[],
  headers: Record<string, string> = {},
): string {
  const written = parts.map(({ headers: own, body }) => {
    const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
    return `--edge\r\n${lines.join('\r\n')}\r\n\r\n${body}\r\n`;
  });
  return rawMail(
    { ...headers, 'Content-Type': `${kind}; boundary="edge"` },
    `${written.join('')}--edge--\r\n`,
  );
}

/** Returns an attachment. */
export const filePart = (name: string, bytes: Buffer): Part => ({
  headers: {
    'Content-Type': `application/octet-stream; name="${name}"`,
    'Content-Transfer-Encoding': 'base64',
    'Content-Disposition': `attachment; filename="${name}"`,
  },
  body: bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
});

export const textPart = (body: string): Part => ({
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body,
});

/** Returns a mail server's report about a mail that it could not deliver. */
export const reportMail = (
  messageId: string,
  recipient: string,
  { action = 'failed', status = '5.1.1', said = '550 No such user' } = {},
): string =>
  partedMail(
    'multipart/report; report-type=delivery-status',
    [
      textPart('Your message could not be delivered.'),
      {
        headers: { 'Content-Type': 'message/delivery-status' },
        body: [
          'Reporting-MTA: dns; mx.people.test',
          '',
          `Final-Recipient: rfc822; ${recipient}`,
          `Action: ${action}`,
          `Status: ${status}`,
          `Diagnostic-Code: smtp; ${said}`,
        ].join('\r\n'),
      },
      {
        headers: { 'Content-Type': 'message/rfc822' },
        body: `Message-ID: ${messageId}\r\nSubject: Hello\r\n\r\nHello`,
      },
    ],
    {
      From: 'Mail Delivery Subsystem <mailer-daemon@people.test>',
      'Auto-Submitted': 'auto-replied',
    },
  );
