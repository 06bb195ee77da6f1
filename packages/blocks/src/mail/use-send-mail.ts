import { useRef } from 'react';
import type { Message, MessageCompose } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { formatDateTime } from '@muster/ui';
import {
  useMessagesCancelMutation,
  useMessagesCreateMutation,
  useMessagesSendMutation,
  useMessagesUpdateMutation,
} from './mail-context.tsx';
import { useMailMessages } from './messages.ts';

type Draft = Pick<Message, 'id' | 'version'>;

interface Sending {
  body: MessageCompose;
  idempotencyKey?: string;
}

/**
 * Saves the mail as a draft and sends it. If sending is refused, the draft is kept and the next
 * attempt continues it, so that no mail is created twice.
 */
export function useSendMail(begun: Draft | null) {
  const draft = useRef<Draft | null>(begun);
  const [create] = useMessagesCreateMutation();
  const [update] = useMessagesUpdateMutation();
  const [send] = useMessagesSendMutation();

  async function keep(written: MessageCompose): Promise<Draft> {
    const { subjectType, subjectId, subject, text, replyToId, templateId, isPrivate } = written;
    const { cc, attachmentIds, fileIds, sender, repliesTo } = written;
    const { recipientIds, applicationId } = written;
    const words = { subject, text, cc, attachmentIds, fileIds, sender, repliesTo };
    const people = subjectType === 'company' && { recipientIds };
    const { id, version } = draft.current
      ? await update({
          params: { id: draft.current.id },
          body: { version: draft.current.version, changes: { ...words, ...people } },
        }).unwrap()
      : await create({
          body: {
            subjectType,
            subjectId,
            applicationId,
            replyToId,
            templateId,
            isPrivate,
            ...words,
            ...people,
          },
        }).unwrap();
    draft.current = { id, version };
    return draft.current;
  }

  return ({ body, idempotencyKey }: Sending) => ({
    unwrap: async (): Promise<Message> => {
      const { id, version } = await keep(body);
      return send({
        params: { id },
        body: { version, sendAt: body.sendAt, urgentReason: body.urgentReason },
        ...(idempotencyKey && { idempotencyKey }),
      }).unwrap();
    },
  });
}

/** Announces a mail on its way, and cancels it while that is possible. */
export function useMailNotice(name: string) {
  const t = useMailMessages();
  const { notify } = usePlatform();
  const [cancel] = useMessagesCancelMutation();

  async function takeBack({ id, version }: Message) {
    const answer = await cancel({ params: { id }, body: { version } });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
    else notify({ kind: 'info', text: t('undone') });
  }

  return (mail: Message): void =>
    notify({
      kind: 'success',
      text: mail.scheduledFor
        ? t('planned', { name, when: formatDateTime(mail.scheduledFor) })
        : t('sent', { name }),
      undo: () => takeBack(mail),
    });
}
