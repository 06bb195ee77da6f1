import {
  limits,
  rejectionTemplates,
  type CandidateRecord,
  type RejectEffects,
  type RejectionTemplate,
} from '@muster/contracts';
import {
  Button,
  Checkbox,
  NoticeBar,
  SegmentedField,
  SingleChoiceTiles,
  Stack,
  TextArea,
  useNow,
  type BoundField,
} from '@muster/ui';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { mailDelays, whenOf } from './mail-delay.ts';
import classes from './reject-candidate.module.css';

interface Mail {
  template: RejectionTemplate;
  delayHours: number;
  /** The user's own text of the mail; null for the template's. */
  text: string | null;
}

interface RejectMailProps {
  candidate: CandidateRecord;
  effects: RejectEffects;
  value: Mail | null;
  onChange: (value: Mail | null) => void;
  textField: BoundField<string | null>;
}

/** What the candidate is told and when, as it will be sent. */
export function RejectMail({
  candidate,
  effects: { mail },
  value,
  onChange,
  textField,
}: RejectMailProps) {
  const t = useMessages();
  const now = useNow();
  const firstName = candidate.preferredName ?? candidate.firstName;
  if (mail.unavailable)
    return (
      <NoticeBar kind="warning">
        {mail.unavailable === 'no_email'
          ? t('status.reject.mail.noEmail', { name: firstName })
          : t('status.reject.mail.notWanted', { name: firstName })}{' '}
        {t('status.reject.mail.none')}
      </NoticeBar>
    );
  const preview = mail.previews.find(({ template }) => template === value?.template);
  return (
    <Stack>
      <Checkbox
        label={t('status.reject.mail.send', { name: firstName })}
        checked={value !== null}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked
              ? { template: mail.suggested, delayHours: 24, text: null }
              : null,
          )
        }
      />
      {value === null ? (
        <NoticeBar kind="warning">{t('status.reject.mail.none')}</NoticeBar>
      ) : (
        <>
          <SingleChoiceTiles
            label={t('status.reject.mail.when')}
            options={mailDelays.map((hours) => ({
              value: String(hours),
              label: delayLabel(hours, t),
              hint: whenOf(hours, now) || t('status.reject.mail.nowHint'),
            }))}
            value={String(value.delayHours)}
            onChange={(hours) => onChange({ ...value, delayHours: Number(hours) })}
          />
          <SegmentedField
            label={t('status.reject.mail.template')}
            options={rejectionTemplates.map((template) => ({
              value: template,
              label: t(`status.reject.mail.templates.${template}`),
            }))}
            value={value.template}
            onChange={(template: RejectionTemplate) => onChange({ ...value, template, text: null })}
          />
          {preview && (
            <section className={classes.mail} aria-label={t('status.reject.mail.preview')}>
              <dl className={classes.head}>
                <dt>{t('status.reject.mail.to')}</dt>
                <dd>{mail.to}</dd>
                <dt>{t('status.reject.mail.subject')}</dt>
                <dd className={classes.subject}>{preview.subject}</dd>
              </dl>
              {value.text === null ? (
                <p className={classes.text}>{preview.text}</p>
              ) : (
                <TextArea
                  label={t('status.reject.mail.text')}
                  help={t('status.reject.mail.textHelp')}
                  maxLength={limits.application.mailText}
                  minRows={8}
                  required
                  {...textField}
                />
              )}
              {preview.body !== undefined && (
                <Button
                  variant="subtle"
                  size="xs"
                  onClick={() =>
                    onChange({ ...value, text: value.text === null ? (preview.body ?? '') : null })
                  }
                >
                  {t(value.text === null ? 'status.reject.mail.edit' : 'status.reject.mail.reset')}
                </Button>
              )}
            </section>
          )}
        </>
      )}
    </Stack>
  );
}

function delayLabel(hours: number, t: Translate): string {
  if (hours === 0) return t('status.reject.mail.now');
  return hours < 24
    ? t('status.reject.mail.hours', { count: hours })
    : t('status.reject.mail.days', { count: hours / 24 });
}
