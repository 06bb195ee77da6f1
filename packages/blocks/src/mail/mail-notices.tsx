import type { MessagePreview } from '@muster/contracts';
import { NoticeBar, Text, formatDateTime, formatTime, useNow } from '@muster/ui';
import { MissingLanguage } from './missing-language.tsx';
import { useMailMessages } from './messages.ts';

/** Problems of a mail, and when it will be sent, on both clocks. */
export function MailNotices({ preview, name }: { preview: MessagePreview; name: string }) {
  const t = useMailMessages();
  const now = useNow();
  const { recipients, missing, leavesAt, recipientZone, waitsFor, missingLanguage } = preview;
  const mine = formatDateTime(leavesAt);
  const closed = recipients.filter(({ problem }) => problem !== null);
  const theirs = formatDateTime(leavesAt, { timeZone: recipientZone });
  return (
    <>
      <MissingLanguage code={missingLanguage} />
      {closed.map(
        (one) =>
          one.problem && (
            <NoticeBar key={one.id} kind="danger">
              {t(`problem.${one.problem}`, { name: one.name })}
            </NoticeBar>
          ),
      )}
      {missing.length > 0 && (
        <NoticeBar kind="warning">
          {t('missing', { names: missing.map(({ label }) => label).join(', ') })}
        </NoticeBar>
      )}
      {closed.length === 0 && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {waitsFor === 'quiet_hours'
            ? t('leaves.quiet', { name, mine, theirs })
            : waitsFor === 'sender'
              ? t('leaves.planned', { name, mine, theirs })
              : t('leaves.now', { name, time: formatTime(now, { timeZone: recipientZone }) })}
        </Text>
      )}
    </>
  );
}
