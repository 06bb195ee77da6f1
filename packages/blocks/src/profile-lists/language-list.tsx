import { languageLevels, limits, type languageAssessors } from '@muster/contracts';
import { FieldRow, FormSection, RepeatRows, SelectField, type FieldOption } from '@muster/ui';
import { newLanguage, type LanguageListForm } from './language-values.ts';
import { useProfileListMessages } from './messages.ts';
import { languageName, spokenLanguageOptions } from './spoken-languages.ts';

type Assessor = (typeof languageAssessors)[number];

interface LanguageListProps {
  form: LanguageListForm;
  /** Possible assessors; without them, each level is the candidate's own claim. */
  assessors?: readonly FieldOption<Assessor>[];
  emptyText: string;
}

/** Languages besides English with their levels: rows to add, change and remove. */
export function LanguageList({ form, assessors, emptyText }: LanguageListProps) {
  const t = useProfileListMessages();
  const { onMove: _noOrder, ...list } = form.list('languages');
  return (
    <FormSection title={t('languages.title')}>
      <RepeatRows
        label={t('languages.title')}
        {...list}
        newItem={newLanguage}
        addLabel={t('languages.add')}
        itemLabel={({ language }, index) =>
          language ? languageName(language) : t('languages.item', { n: index + 1 })
        }
        max={limits.candidate.languages}
        emptyText={emptyText}
        renderRow={({ language }, index) => (
          <FieldRow>
            <SelectField
              label={t('languages.language')}
              required
              searchable
              options={spokenLanguageOptions(language)}
              {...form.field(`languages.${index}.language`)}
            />
            <SelectField
              label={t('languages.level')}
              required
              options={languageLevels.map((value) => ({
                value,
                label: t(`languageLevel.${value}`),
              }))}
              {...form.field(`languages.${index}.level`)}
            />
            {assessors && (
              <SelectField
                label={t('languages.assessedBy')}
                required
                options={assessors}
                {...form.field(`languages.${index}.assessedBy`)}
              />
            )}
          </FieldRow>
        )}
      />
    </FormSection>
  );
}
