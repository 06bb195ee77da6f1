import { LogoField } from '@muster/blocks';
import { limits, ownCompanyUpdateSchema, type OwnCompany } from '@muster/contracts';
import {
  LoadingDrawer,
  changedFields,
  emptyToNull,
  useFormMutation,
  useFormRecord,
  usePlatform,
} from '@muster/kit';
import { FormDrawer, FormSection, NoticeBar, RichTextEditor, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useCompanyMessages } from './messages.ts';
import { useCompanyAddress } from './use-company-address.ts';

const schema = ownCompanyUpdateSchema.shape.changes.required();

const toValues = ({ about, logo }: OwnCompany) => ({
  about: about ?? '',
  logoFileId: logo?.fileId ?? null,
});
type Values = ReturnType<typeof toValues>;
const toInput = (values: Values) => emptyToNull(values, ['about']);

/** The user's company: facts and logo. */
export function CompanyDrawer() {
  const t = useCompanyMessages();
  const { close } = useCompanyAddress();
  const query = api.useOwnCompanyQuery();
  const [company] = useFormRecord(query.currentData);
  if (company) return <CompanyForm company={company} />;
  return <LoadingDrawer query={query} onClose={() => close()} title={t('title')} />;
}

function CompanyForm({ company }: { company: OwnCompany }) {
  const t = useCompanyMessages();
  const platform = usePlatform();
  const { close } = useCompanyAddress();
  const [update] = api.useUpdateOwnCompanyMutation();
  const base = toValues(company);
  const form = useZodForm({ schema, initialValues: base, prepare: toInput });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: company.version,
    toArgs: ({ values, version, base: before }) => ({
      body: { version, changes: changedFields(toInput(before), toInput(values)) },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('saved') });
      close({ saved: true });
    },
    onConflict: { base, toValues: toValues as (current: OwnCompany) => Values },
  });
  return (
    <FormDrawer
      onClose={() => close()}
      title={t('title')}
      subtitle={company.name}
      cancel={t('cancel')}
      save={t('save')}
      form={form}
      saving={saving}
    >
      <NoticeBar kind="quiet">{t('rest')}</NoticeBar>
      <FormSection title={t('facts')}>
        <LogoField
          owner={company.name}
          savedUrl={company.logo?.url ?? null}
          {...form.field('logoFileId')}
        />
        <RichTextEditor
          label={t('about')}
          help={t('aboutHelp')}
          maxLength={limits.company.about}
          {...form.field('about')}
        />
      </FormSection>
    </FormDrawer>
  );
}
