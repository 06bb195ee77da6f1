import { TemplateField } from '@muster/blocks';
import { limits, screeningMailLanguages } from '@muster/contracts';
import {
  SegmentedField,
  SelectField,
  TextArea,
  TextField,
  intlLocale,
  type ZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useScreeningMessages } from '../messages.ts';
import { kindsOfWords, type DeliveryValues } from './send-values.ts';

interface WordsFieldsProps {
  form: ZodForm<DeliveryValues, unknown>;
  candidateId: string;
}

/** The text of the mail: the standard one in a language, or an own one based on a template. */
export function WordsFields({ form, candidateId }: WordsFieldsProps) {
  const t = useScreeningMessages();
  const [fill] = api.useLazyEmailTemplatesFillQuery();
  const { kind, subject, text } = form.values;
  const names = new Intl.DisplayNames(intlLocale(), { type: 'language' });
  const language = form.field('language');

  async function load(id: string) {
    const words = await fill({
      params: { id },
      body: { subjectType: 'candidate', subjectId: candidateId },
    })
      .unwrap()
      .catch(() => null);
    return words && { subject: words.subject, text: words.text };
  }

  return (
    <>
      <SegmentedField
        label={t('sending.words')}
        options={kindsOfWords.map((value) => ({ value, label: t(`sending.${value}`) }))}
        {...form.field('kind')}
      />
      <SelectField
        label={t('sending.language')}
        help={t(`sending.languageHelp.${kind}`)}
        required
        options={screeningMailLanguages.map((value) => ({
          value,
          label: names.of(value) ?? value,
        }))}
        {...language}
        onChange={(value) => value && language.onChange(value)}
      />
      {kind === 'usual' ? (
        <TextArea
          label={t('sending.message')}
          help={t('sending.messageHelp')}
          maxLength={limits.screening.message}
          {...form.field('message')}
        />
      ) : (
        <>
          <TemplateField
            words={{ subject, text }}
            load={load}
            error={form.field('templateId').error}
            onFill={(templateId, words) => form.applyPatch({ templateId, ...words })}
          />
          <TextField
            label={t('sending.subject')}
            required
            maxLength={limits.mail.subject}
            {...form.field('subject')}
          />
          <TextArea
            label={t('sending.text')}
            help={t('sending.textHelp')}
            required
            minRows={6}
            maxRows={16}
            maxLength={limits.mail.body}
            {...form.field('text')}
          />
        </>
      )}
    </>
  );
}
