import type { ReactNode } from 'react';
import { candidateSources, primaryRoles } from '@muster/contracts';
import {
  CountryField,
  EmailField,
  FieldRow,
  FormSection,
  PhoneField,
  SelectField,
  TextField,
  TimeZoneField,
  UrlField,
  countryWithZone,
} from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import type { CreateForm } from './create-values.ts';
import type { CvDrop } from './use-cv-drop.ts';
import { useCvHints } from './use-cv-hints.ts';

interface CandidateSectionsProps {
  form: CreateForm;
  /** CV findings, shown under the fields. */
  cv: CvDrop;
  /** Similar candidates. */
  alike: ReactNode;
}

/** Fields of a new candidate: identity, place, work and source. */
export function CandidateSections({ form, cv, alike }: CandidateSectionsProps) {
  const t = useMessages();
  const hint = useCvHints(cv);
  return (
    <>
      <FormSection title={t('create.person')}>
        <FieldRow>
          <TextField
            label={t('field.firstName')}
            required
            autoFocus
            help={hint('firstName', form.values.firstName)}
            {...form.field('firstName')}
          />
          <TextField
            label={t('field.lastName')}
            required
            help={hint('lastName', form.values.lastName)}
            {...form.field('lastName')}
          />
        </FieldRow>
        <FieldRow>
          <EmailField
            label={t('field.email')}
            help={hint('email', form.values.email, t('create.emailHelp'))}
            {...form.field('email')}
          />
          <PhoneField
            label={t('field.phone')}
            help={hint('phone', form.values.phone)}
            {...form.field('phone')}
          />
        </FieldRow>
        <UrlField
          label={t('field.linkUrl')}
          help={hint('linkUrl', form.values.linkUrl, t('create.linkHelp'))}
          {...form.field('linkUrl')}
        />
        {alike}
      </FormSection>
      <FormSection title={t('create.place')}>
        <FieldRow>
          <CountryField
            label={t('field.country')}
            required
            help={hint('country', form.values.country)}
            {...countryWithZone(form.field('country'), form.field('timeZone'))}
          />
          <TextField
            label={t('field.city')}
            help={hint('city', form.values.city)}
            {...form.field('city')}
          />
        </FieldRow>
        <TimeZoneField
          label={t('field.timeZone')}
          help={t('create.zoneHelp')}
          {...form.field('timeZone')}
        />
      </FormSection>
      <FormSection title={t('create.work')}>
        <TextField
          label={t('field.headline')}
          help={hint('headline', form.values.headline)}
          {...form.field('headline')}
        />
        <SelectField
          label={t('field.primaryRole')}
          help={hint('primaryRole', form.values.primaryRole)}
          options={primaryRoles.map((value) => ({ value, label: value }))}
          {...form.field('primaryRole')}
        />
      </FormSection>
      <FormSection title={t('create.origin')}>
        <FieldRow>
          <SelectField
            label={t('field.sourceKind')}
            required
            options={candidateSources.map((value) => ({
              value,
              label: t(`enum.source.${value}`),
            }))}
            {...form.field('sourceKind')}
          />
          <TextField label={t('field.sourceDetail')} {...form.field('sourceDetail')} />
        </FieldRow>
      </FormSection>
    </>
  );
}
