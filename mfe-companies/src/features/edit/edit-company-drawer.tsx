import { useParams } from 'react-router-dom';
import type { BodyOf, CompanyRecord, companyEndpoints } from '@muster/contracts';
import {
  LoadingDrawer,
  changedFields,
  useFormMutation,
  useFormRecord,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import { FormDrawer, NoticeBar, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { BillingSection } from './billing-section.tsx';
import { CompanyFields } from './company-fields.tsx';
import {
  companyInput,
  companySchema,
  companyValues,
  type CompanyValues,
} from './company-values.ts';

type Changes = Required<BodyOf<typeof companyEndpoints.update>['changes']>;

/** Loads the record of the address and passes it to the form once. */
export function EditCompanyDrawer() {
  const t = useMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useCompaniesReadQuery({ params: { id } });
  const [loaded] = useFormRecord(query.currentData);
  const may = loaded?.allowedActions ?? [];
  if (loaded && (may.includes('edit') || may.includes('edit_billing')))
    return <CompanyForm company={loaded} />;
  return (
    <LoadingDrawer
      query={query}
      onClose={close}
      title={t('edit.title')}
      refusal={loaded && t(loaded.status === 'former' ? 'edit.former' : 'edit.notAllowed')}
    />
  );
}

function CompanyForm({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [update] = api.useCompaniesUpdateMutation();
  const { allowedActions, billing } = company;
  const editsAll = allowedActions.includes('edit');
  const base = companyValues(company);
  const form = useZodForm({
    schema: companySchema,
    initialValues: base,
    prepare: companyInput,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `company/${company.id}`,
    version: company.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: company.id },
      body: {
        version,
        changes: changedFields<Changes>(companyInput(before), companyInput(values) as Changes),
      },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('edit.saved') });
      close({ saved: true });
    },
    onRefused: ({ code }) => {
      if (code !== 'DUPLICATE') return false;
      form.setServerErrors([{ path: 'name', code: 'NOT_UNIQUE', message: '' }]);
      return true;
    },
    onConflict: {
      base,
      toValues: companyValues as (current: CompanyRecord) => CompanyValues,
    },
  });
  return (
    <FormDrawer
      onClose={close}
      title={t('edit.title')}
      subtitle={`${company.name} · ${company.number}`}
      cancel={t('edit.cancel')}
      save={t('edit.save')}
      form={form}
      saving={saving}
    >
      {editsAll ? (
        <CompanyFields form={form} company={company} />
      ) : (
        <NoticeBar>{t('edit.billingOnly')}</NoticeBar>
      )}
      {billing && <BillingSection form={form} company={company} />}
    </FormDrawer>
  );
}
