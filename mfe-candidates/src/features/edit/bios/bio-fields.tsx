import { bioAudiences, bioStates, limits, type CandidateRecord } from '@muster/contracts';
import {
  CheckboxField,
  FieldRow,
  FormSection,
  RichTextEditor,
  SegmentedField,
  SelectField,
  TextField,
  formatRelativeDateTime,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { languageOptions } from './bio-languages.ts';
import { BioStart } from './bio-start.tsx';
import type { BioForm } from './bio-values.ts';
import { BioWarnings } from './bio-warnings.tsx';
import classes from './bio-form.module.css';

interface BioFieldsProps {
  form: BioForm;
  candidate: CandidateRecord;
  bioId: string | null;
  autosave: { keptAt: string | null; failed: boolean };
}

/** Title, text and audience; warnings appear under the text while typing. */
export function BioFields({ form, candidate, bioId, autosave }: BioFieldsProps) {
  const t = useMessages();
  const { body, audience, status } = form.values;
  return (
    <FormSection
      title={t('bios.section')}
      aside={<BioStart candidate={candidate} bioId={bioId} form={form} />}
    >
      <TextField
        label={t('bios.field.title')}
        help={t('bios.field.titleHelp')}
        required
        maxLength={limits.bio.title}
        {...form.field('title')}
      />
      <RichTextEditor
        label={t('bios.field.body')}
        required
        minHeight={180}
        maxLength={limits.bio.body}
        {...form.field('body')}
      />
      <span className={classes.kept} role="status">
        {autosave.failed
          ? t('bios.autosave.failed')
          : autosave.keptAt &&
            t('bios.autosave.kept', { when: formatRelativeDateTime(autosave.keptAt) })}
      </span>
      <BioWarnings candidateId={candidate.id} body={body} audience={audience} />
      <FieldRow>
        <SegmentedField
          label={t('bios.field.audience')}
          options={bioAudiences.map((value) => ({
            value,
            label: t(value === 'client' ? 'bios.clients' : 'bios.internal'),
          }))}
          {...form.field('audience')}
        />
        <SegmentedField
          label={t('bios.field.status')}
          options={bioStates.map((value) => ({ value, label: t(`bios.${value}`) }))}
          {...form.field('status')}
        />
      </FieldRow>
      <SelectField
        label={t('bios.field.language')}
        required
        options={languageOptions()}
        {...form.field('language')}
      />
      <CheckboxField
        label={t('bios.field.isDefault')}
        help={status === 'draft' ? t('bios.field.isDefaultHelp') : undefined}
        {...form.field('isDefault')}
      />
    </FormSection>
  );
}
