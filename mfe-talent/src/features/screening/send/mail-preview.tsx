import type {
  ScreeningDelivery,
  ScreeningMailLanguage,
  ScreeningMailPreview,
} from '@muster/contracts';
import { errorText } from '@muster/kit';
import {
  Card,
  NoticeBar,
  Text,
  formatDateTime,
  formatTime,
  useDebouncedValue,
  useNow,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useScreeningMessages } from '../messages.ts';
import classes from '../screening.module.css';

interface MailPreviewProps extends Pick<ScreeningDelivery, 'message' | 'sendAt'> {
  formId: string;
  language: ScreeningMailLanguage;
  words: { subject: string; text: string } | null;
}

const rest = 400;

/** The mail as the candidate gets it, requested when the user pauses typing. */
export function MailPreview({ formId, message, language, words, sendAt }: MailPreviewProps) {
  const t = useScreeningMessages();
  const written = {
    message,
    language,
    sendAt,
    words: words && { subject: words.subject, text: words.text },
  };
  const [asked] = useDebouncedValue(JSON.stringify(written), rest);
  const { data, error } = api.useScreeningFormsPreviewMailQuery({
    params: { id: formId },
    body: JSON.parse(asked) as typeof written,
  });
  return (
    <Card title={t('sending.preview')}>
      <div className={classes.mail}>
        {error && !data && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {data && <Mail mail={data} />}
      </div>
    </Card>
  );
}

function Mail({ mail }: { mail: ScreeningMailPreview }) {
  const t = useScreeningMessages();
  const now = useNow();
  const { name, to, subject, text, missing, leavesAt, recipientZone, waitsFor } = mail;
  return (
    <>
      <Text size="sm" c="dimmed">
        {to ? t('sending.to', { to }) : t('sending.hidden', { name })}
      </Text>
      <p className={classes.subject}>{subject || t('sending.noSubject')}</p>
      <p className={classes.words}>{text}</p>
      {missing.length > 0 && (
        <NoticeBar kind="warning">
          {t('sending.missing', { names: missing.map(({ label }) => label).join(', ') })}
        </NoticeBar>
      )}
      <Text size="sm" c="dimmed" aria-live="polite">
        {waitsFor === null
          ? t('sending.leaves.now', { name, theirs: formatTime(now, { timeZone: recipientZone }) })
          : t(`sending.leaves.${waitsFor}`, {
              name,
              mine: formatDateTime(leavesAt),
              theirs: formatDateTime(leavesAt, { timeZone: recipientZone }),
            })}
      </Text>
    </>
  );
}
