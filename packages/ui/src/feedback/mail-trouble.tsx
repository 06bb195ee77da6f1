import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { defineMessages, useT } from '../i18n/messages.ts';
import { NoticeBar } from '../primitives/notice-bar.tsx';

const mailTroubleMessages = defineMessages('ui-mail-trouble', {
  lead: 'Nothing there after a few minutes? Check your spam folder, and the address above.',
  again: 'Send again',
  sent: 'Sent again. It can take a few minutes.',
  correct: 'Wrong address? Correct it',
});

/**
 * Milliseconds until another mail can be requested: mails take a moment, and a second one confuses.
 */
const pause = 30_000;

export interface MailTroubleProps {
  /** Sends the mail again; resolves to an error text, or to null. */
  onAgain: () => Promise<string | null>;
  /** Absent if the address is known to be right. */
  onCorrect?: (() => void) | undefined;
}

/** Help for users whose mail does not arrive: sends it again, or to the right address. */
export function MailTrouble({ onAgain, onCorrect }: MailTroubleProps) {
  const t = useT(mailTroubleMessages);
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (sent === 0) return undefined;
    const timer = setTimeout(() => setIsPaused(false), pause);
    return () => clearTimeout(timer);
  }, [sent]);

  async function send() {
    setIsSending(true);
    const text = await onAgain();
    setIsSending(false);
    setProblem(text);
    if (text !== null) return;
    setSent(sent + 1);
    setIsPaused(true);
  }

  return (
    <Stack gap="sm">
      <p>{t('lead')}</p>
      <div role="status">
        {sent > 0 && !problem && <NoticeBar kind="success">{t('sent')}</NoticeBar>}
      </div>
      {problem && <NoticeBar kind="danger">{problem}</NoticeBar>}
      <Group gap="xs">
        <Button
          variant="default"
          size="lg"
          loading={isSending}
          disabled={isPaused}
          onClick={() => void send()}
        >
          {t('again')}
        </Button>
        {onCorrect && (
          <Button variant="subtle" size="lg" onClick={onCorrect}>
            {t('correct')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
