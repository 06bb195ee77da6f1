import { limits } from '@muster/contracts';
import type { MailedCode } from '@muster/blocks';
import { api } from '../../api.ts';
import { useKeptPart } from '../../shared/kept-input.ts';

/** Checks whether a value is a time in the future, until which the last code is valid. */
const isAhead = (value: unknown): value is number =>
  typeof value === 'number' && value > Date.now();

/** The code that confirms a signature; after a reload, the page still knows that one was sent. */
export function useSigningCode(handle: string, maskedEmail: string): MailedCode {
  const [validUntil, keepValidUntil] = useKeptPart(handle, 'code', isAhead);
  const [send] = api.useSignatureVisitCodeMutation();
  return {
    maskedEmail,
    wasSent: validUntil !== null,
    send: async () => {
      const answer = await send({ params: { handle } });
      if (!answer.error) keepValidUntil(Date.now() + limits.meeting.code.life);
      return answer;
    },
  };
}
