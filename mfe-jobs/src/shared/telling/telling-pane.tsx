import {
  limits,
  rejectionTemplates,
  type ApplicationRejection,
  type RejectionTemplate,
  type Telling,
} from '@muster/contracts';
import { Button, NoticeBar, SegmentedField, Stack, TextArea } from '@muster/ui';
import { mailTelling } from './mail-telling.ts';
import { tellingDelays, useTellingMessages } from './messages.ts';
import classes from './telling.module.css';

interface TellingPaneProps {
  /** The choice of how the candidate is notified. */
  label: string;
  rejection: Pick<ApplicationRejection, 'unavailable' | 'suggested' | 'previews'>;
  value: Telling;
  onChange: (telling: Telling) => void;
  /** Note above the mail. */
  note?: string;
  /** Error of the rewritten mail. */
  textError?: string | undefined;
  /** Whether they are being told now, so that “not yet” is no option. */
  now?: boolean;
}

/** How a candidate is notified of a rejection: which mail and when, with its text, or not yet. */
export function TellingPane({
  label,
  rejection,
  value,
  onChange,
  note,
  textError,
  now = false,
}: TellingPaneProps) {
  const t = useTellingMessages();
  const ways = (['mail', 'word', 'later'] as const).filter(
    (by) => !(by === 'mail' && rejection.unavailable) && !(by === 'later' && now),
  );
  const choose = (by: Telling['by']) =>
    onChange(by === 'mail' ? mailTelling(rejection, 24) : { by });
  const preview =
    value.by === 'mail'
      ? rejection.previews.find(({ template }) => template === value.template)
      : undefined;
  return (
    <Stack>
      {rejection.unavailable && (
        <NoticeBar kind="warning">{t(`unavailable.${rejection.unavailable}`)}</NoticeBar>
      )}
      <SegmentedField
        label={label}
        value={value.by}
        options={ways.map((by) => ({ value: by, label: t(`by.${by}`) }))}
        onChange={choose}
      />
      {value.by === 'later' && <p className={classes.quiet}>{t('later')}</p>}
      {value.by === 'mail' && (
        <>
          <SegmentedField
            label={t('when')}
            value={String(value.delayHours)}
            options={tellingDelays.map((hours) => ({ value: hours, label: t(`delay.${hours}`) }))}
            onChange={(hours: string) => onChange({ ...value, delayHours: Number(hours) })}
          />
          <SegmentedField
            label={t('template')}
            value={value.template}
            options={rejectionTemplates.map((template) => ({
              value: template,
              label: t(`templates.${template}`),
            }))}
            onChange={(template: RejectionTemplate) => onChange({ ...value, template, text: null })}
          />
          {value.text === null && (
            <TextArea
              label={t('message')}
              help={t('messageHelp')}
              maxLength={limits.application.message}
              value={value.message ?? ''}
              onChange={(message) => onChange({ ...value, message: message || null })}
            />
          )}
          {preview && (
            <section className={classes.mail} aria-label={t('preview')}>
              <strong>{preview.subject}</strong>
              {value.text === null ? (
                <p className={classes.text}>{textOf(preview, value.message)}</p>
              ) : (
                <TextArea
                  label={t('text')}
                  help={t('textHelp')}
                  required
                  maxLength={limits.application.mailText}
                  minRows={8}
                  error={textError}
                  value={value.text}
                  onChange={(text) => onChange({ ...value, text })}
                />
              )}
              {preview.body !== undefined && (
                <Button
                  variant="subtle"
                  size="xs"
                  onClick={() =>
                    onChange({
                      ...value,
                      text: value.text === null ? bodyOf(preview, value.message) : null,
                    })
                  }
                >
                  {t(value.text === null ? 'edit' : 'reset')}
                </Button>
              )}
            </section>
          )}
          {note && <p className={classes.quiet}>{note}</p>}
        </>
      )}
    </Stack>
  );
}

/** Returns the editable part of the mail, with the user's own message in it. */
function bodyOf(preview: ApplicationRejection['previews'][number], message: string | null): string {
  const { text, body = text } = preview;
  return textOf(preview, message).slice(0, body.length - text.length || undefined);
}

/** Returns the mail as it will be read, with the user's own message at its place. */
const textOf = (
  { text, quoting }: ApplicationRejection['previews'][number],
  message: string | null,
): string => {
  const word = message?.trim();
  return word && quoting ? `${quoting.before}${word}${quoting.after}` : text;
};
