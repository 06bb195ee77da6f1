import type { ReactNode } from 'react';
import { z } from 'zod';
import {
  asksFor,
  emptyIdentity,
  identityFields,
  identityFieldNames,
  legalIdentityKinds,
  type IdentityFacts,
  type IdentityField,
  type LegalIdentity,
  type LegalIdentityKind,
} from '@muster/contracts';
import { changedFields, emptyToNull, useFormMutation, type Trigger } from '@muster/kit';
import {
  CountryField,
  DateField,
  FieldRow,
  FormDrawer,
  FormSection,
  NoticeBar,
  SegmentedField,
  TextField,
  useT,
  useZodForm,
} from '@muster/ui';
import { IdDocumentField } from './id-document-field.tsx';
import { identityMessages } from './messages.ts';

type Facts = Partial<IdentityFacts> & { idDocumentFileId?: string | null };

/** The payload of the form: a new identity without a version, or changes to an existing version. */
export interface IdentitySave {
  kind: LegalIdentityKind;
  version: number;
  facts: Facts;
}

export interface IdentityFormProps {
  title: string;
  subtitle?: string;
  /** Null for a new identity. */
  identity: LegalIdentity | null;
  /** Kinds that the user can create. */
  kinds: readonly LegalIdentityKind[];
  /** Key under which unsaved input is kept on the device. */
  draft: string;
  /** Earlier versions of the identity. */
  history?: ReactNode;
  mutation: Trigger<IdentitySave, LegalIdentity>;
  onSaved: (saved: LegalIdentity) => void;
  onClose: () => void;
}

const schema = z.object({
  ...identityFields,
  kind: z.enum(legalIdentityKinds),
  idDocumentFileId: z.string().nullable(),
});
/** Drops values of hidden fields, typed before another kind or country was chosen. */
const onlyAsked = <V extends IdentityFacts & { kind: LegalIdentityKind }>(values: V): V => ({
  ...values,
  ...Object.fromEntries(
    identityFieldNames.filter((field) => !asksFor(values, field)).map((field) => [field, null]),
  ),
});
const texts = identityFieldNames.filter((name) => !name.toLowerCase().includes('country'));

/** The legal identity: a person or a company, with the fields that its country requires. */
export function IdentityForm(props: IdentityFormProps) {
  const { title, subtitle, identity, kinds, draft, history, mutation, onSaved, onClose } = props;
  const t = useT(identityMessages);
  const base = valuesOf(identity, kinds);
  const prepare = (values: typeof base) => onlyAsked(emptyToNull(values, texts));
  const form = useZodForm({
    schema,
    initialValues: base,
    prepare,
    mapPath: (path) => path.replace(/^facts\./, ''),
  });
  const saving = useFormMutation({
    form,
    mutation,
    draft,
    version: identity?.version ?? 0,
    toArgs: ({ output, version }) => {
      const { kind, idDocumentFileId, ...facts } = output;
      const { kind: _kind, idDocumentFileId: _file, ...before } = prepare(base);
      return {
        kind,
        version,
        facts: {
          ...changedFields<IdentityFacts>(before as IdentityFacts, facts),
          ...(idDocumentFileId && { idDocumentFileId }),
        },
      };
    },
    onSaved,
  });
  const { kind, idDocumentFileId: brought } = form.values;
  const asks = (field: IdentityField) => asksFor(form.values, field);
  const isCompany = kind === 'company';
  const noteOf = (field: string) => {
    const found = identity?.fieldNotes.find((one) => one.field === field)?.note;
    return found && t('note', { note: found });
  };
  const text = (name: (typeof texts)[number], help?: string) => (
    <TextField
      label={t(`field.${name}`)}
      help={noteOf(name) ?? help}
      {...form.field(name)}
      value={form.values[name] ?? ''}
    />
  );
  return (
    <FormDrawer
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      cancel={t('cancel')}
      save={t(identity?.status === 'verified' ? 'saveVersion' : 'save')}
      onlyChanges={identity !== null}
      form={form}
      saving={saving}
    >
      {identity?.status === 'verified' && <NoticeBar>{t('verifiedNotice')}</NoticeBar>}
      {identity?.status === 'rejected' && identity.reviewNote && (
        <NoticeBar kind="warning">{t('note', { note: identity.reviewNote })}</NoticeBar>
      )}
      <FormSection title={t('section.who')}>
        {!identity && (
          <SegmentedField
            label={t('kind.label')}
            required
            options={legalIdentityKinds.map((value) => ({
              value,
              label: t(`kind.${value}`),
              disabled: !kinds.includes(value),
            }))}
            {...form.field('kind')}
          />
        )}
        {text('legalName', t('field.legalNameHelp'))}
        {isCompany ? (
          <>
            {text('registrationNo')}
            <FieldRow>
              {text('representativeName')}
              {text('representativeTitle')}
            </FieldRow>
          </>
        ) : (
          <DateField
            label={t('field.birthDate')}
            help={noteOf('birthDate')}
            {...form.field('birthDate')}
          />
        )}
      </FormSection>
      <FormSection title={t('section.address')}>
        <CountryField
          label={t('field.country')}
          help={noteOf('country')}
          {...form.field('country')}
        />
        {text('addressLine1')}
        {text('addressLine2')}
        <FieldRow>
          {text('city')}
          {asks('postalCode') && text('postalCode')}
        </FieldRow>
        {asks('region') && text('region')}
      </FormSection>
      <FormSection title={t('section.tax')}>
        {asks('taxId') && text('taxId', t('field.taxIdHelp'))}
        <CountryField
          label={t('field.taxIdCountry')}
          help={noteOf('taxIdCountry') ?? t('field.taxIdCountryHelp')}
          {...form.field('taxIdCountry')}
        />
        {text('bankReference', t('field.bankReferenceHelp'))}
      </FormSection>
      <FormSection title={t('section.document')}>
        {noteOf('idDocument') && <NoticeBar kind="warning">{noteOf('idDocument')}</NoticeBar>}
        <IdDocumentField
          kept={identity?.idDocument?.name ?? null}
          isBrought={brought !== null}
          error={form.field('idDocumentFileId').error}
          onFile={(id) => form.setValue('idDocumentFileId', id)}
        />
      </FormSection>
      {history}
    </FormDrawer>
  );
}

const valuesOf = (identity: LegalIdentity | null, kinds: readonly LegalIdentityKind[]) => ({
  ...(identity?.facts ?? emptyIdentity()),
  kind: identity?.kind ?? kinds[0] ?? ('individual' as LegalIdentityKind),
  idDocumentFileId: null as string | null,
});
