import { DeliveryError } from './delivery-error.ts';

const controls = /[\u0000-\u001F\u007F]/;

/**
 * A line break in a header would start another header: such a mail is never sent.
 * @throws DeliveryError invalid_header
 */
export function requireSafeHeaders(headers: Readonly<Record<string, string | readonly string[]>>) {
  for (const [name, value] of Object.entries(headers))
    for (const line of typeof value === 'string' ? [value] : value)
      if (controls.test(line))
        throw new DeliveryError('invalid_header', `The header ${name} holds a control character`, {
          canRetry: false,
        });
}
