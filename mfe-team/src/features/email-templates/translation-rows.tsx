import { mailLanguages, type MailLanguage, type TemplateTranslation } from '@muster/contracts';
import { RepeatRows, SelectField, TextArea, TextField, type BoundField } from '@muster/ui';
import { languageName } from './language-names.ts';
import { useTemplateMessages } from './messages.ts';

const options = mailLanguages.map((value) => ({ value, label: languageName(value) }));

/** The language of the text above. */
export function LanguageField({ field, disabled = false }: LanguageFieldProps) {
  const t = useTemplateMessages();
  return (
    <SelectField
      label={t('form.language')}
      help={t('form.languageHelp')}
      required
      disabled={disabled}
      options={options}
      {...field}
      onChange={(value) => value && field.onChange(value)}
    />
  );
}

interface LanguageFieldProps {
  field: BoundField<MailLanguage>;
  disabled?: boolean;
}

interface TranslationRowsProps {
  /** Result of `form.list('translations')`. */
  list: Omit<
    Parameters<typeof RepeatRows<TemplateTranslation>>[0],
    'label' | 'renderRow' | 'newItem' | 'onMove'
  >;
  language: (index: number) => BoundField<MailLanguage>;
  subject: (index: number) => BoundField<string>;
  body: (index: number) => BoundField<string>;
}

/** Translations for readers who prefer another language. */
export function TranslationRows({ list, language, subject, body }: TranslationRowsProps) {
  const t = useTemplateMessages();
  const taken = new Set(list.items.map((one) => one.language));
  const next = mailLanguages.slice(1).find((one) => !taken.has(one)) ?? 'en';
  return (
    <RepeatRows<TemplateTranslation>
      label={t('form.translations')}
      {...list}
      newItem={() => ({ language: next, subject: '', body: '' })}
      addLabel={t('form.addTranslation')}
      itemLabel={(one) => languageName(one.language)}
      max={mailLanguages.length - 1}
      renderRow={(_one, index) => (
        <>
          <LanguageSelect field={language(index)} />
          <TextField label={t('form.subject')} required {...subject(index)} />
          <TextArea label={t('form.body')} required minRows={6} maxRows={30} {...body(index)} />
        </>
      )}
    />
  );
}

function LanguageSelect({ field }: { field: BoundField<MailLanguage> }) {
  const t = useTemplateMessages();
  return (
    <SelectField
      label={t('form.translationLanguage')}
      required
      options={options}
      {...field}
      onChange={(value) => value && field.onChange(value)}
    />
  );
}
