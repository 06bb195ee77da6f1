import type { DeliveryProblem } from '@muster/contracts';

interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly rejectedErrors?: readonly SmtpFailure[];
}

/** The reason for a failed delivery, and whether a retry may help. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly problem: DeliveryProblem;
  readonly canRetry: boolean;

  constructor(problem: DeliveryProblem, message: string, { canRetry }: { canRetry: boolean }) {
    super(message);
    this.problem = problem;
    this.canRetry = canRetry;
  }
}

/** Reads an error of the SMTP client. `handedOver`: the server had the whole text of the mail. */
export function readSmtpError(error: unknown, handedOver: boolean): DeliveryError {
  const message = error instanceof Error ? error.message : 'unknown';
  const failure = failureIn(error);
  const { responseCode: code = 0, response = '' } = failure;
  if (code >= 500 && failure.code !== 'EAUTH')
    return new DeliveryError(refusalOf(code, response, failure.command), message, {
      canRetry: false,
    });
  if (code >= 400) {
    const isFull = code === 452 || /\b4\.2\.2\b/.test(response);
    return new DeliveryError(isFull ? 'mailbox_full' : 'server_busy', message, { canRetry: true });
  }
  if (handedOver) return new DeliveryError('outcome_unknown', message, { canRetry: false });
  return new DeliveryError('server_unreachable', message, { canRetry: true });
}

/** With a single recipient, its refusal is that of the mail. */
function failureIn(error: unknown): SmtpFailure {
  const failure = (typeof error === 'object' && error ? error : {}) as SmtpFailure;
  return failure.rejectedErrors?.[0] ?? failure;
}

function refusalOf(code: number, response: string, command = ''): DeliveryProblem {
  if (/\b5\.2\.2\b/.test(response) || code === 552) return 'mailbox_full';
  const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
  if (enhanced) return enhanced.startsWith('5.1.') ? 'address_unknown' : 'refused';
  return command === 'RCPT TO' && [550, 551, 553].includes(code) ? 'address_unknown' : 'refused';
}
