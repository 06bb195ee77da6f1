import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { companiesRoutes, href } from '@muster/contracts';
import { NewCustomFields, useNewCustomFields } from '@muster/blocks';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { FormDrawer, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { CompanySections } from './company-sections.tsx';
import { createSchema, emptyCompany, toInput } from './create-values.ts';
import { DuplicatePanel } from './duplicate-panel.tsx';
import { useCompanyDuplicates } from './use-company-duplicates.ts';

/** Form that adds a client, shows similar ones while typing, and invites its first user. */
export function CreateCompanyDrawer() {
  const t = useMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const [confirmed, setConfirmed] = useState(false);
  const [create] = api.useCompaniesCreateMutation();
  const own = useNewCustomFields(api, 'company');
  const form = useZodForm({
    schema: createSchema(own.fields),
    initialValues: emptyCompany,
    prepare: (values) => ({ ...toInput(values, own.fields), confirmDuplicate: confirmed }),
  });
  const duplicates = useCompanyDuplicates(form.values);
  const saving = useFormMutation({
    form,
    mutation: create,
    draft: 'company/new',
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ id, name }) => {
      const { invites, firstUser } = form.values;
      platform.notify({
        kind: 'success',
        text: invites
          ? t('create.addedInvited', { name, email: firstUser.email })
          : t('create.added', { name }),
      });
      void navigate(href(companiesRoutes.overview, { id }), { replace: true });
    },
    onRefused: ({ code }) => {
      if (code === 'VALIDATION_FAILED') own.refresh();
      if (code.endsWith('DUPLICATE')) duplicates.refresh();
      if (code === 'POSSIBLE_DUPLICATE') form.setFormError(t('create.duplicates.confirmFirst'));
      else if (code === 'DUPLICATE')
        form.setServerErrors([{ path: 'name', code: 'NOT_UNIQUE', message: '' }]);
      else return false;
      return true;
    },
  });

  return (
    <FormDrawer
      onClose={close}
      title={t('create.title')}
      cancel={t('create.cancel')}
      save={t('create.save')}
      form={form}
      saving={saving}
    >
      <CompanySections
        form={form}
        alike={
          <DuplicatePanel
            matches={duplicates.matches}
            confirmed={confirmed}
            onConfirm={setConfirmed}
          />
        }
      />
      <NewCustomFields fields={own.fields} bound={(id) => form.field(`custom.${id}`)} />
    </FormDrawer>
  );
}
