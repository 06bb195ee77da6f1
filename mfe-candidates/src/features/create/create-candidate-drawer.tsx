import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  candidateCreateSchema,
  candidatesRoutes,
  href,
  newCustomValuesRule,
} from '@muster/contracts';
import { NewCustomFields, useNewCustomFields } from '@muster/blocks';
import { errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { FormDrawer, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { CandidateSections } from './candidate-sections.tsx';
import { emptyCandidate, toInput } from './create-values.ts';
import { CvDrop } from './cv-drop.tsx';
import { DuplicatePanel } from './duplicate-panel.tsx';
import { useCvDrop } from './use-cv-drop.ts';
import { useDuplicates } from './use-duplicates.ts';

/** Form that adds a candidate, showing similar ones while typing. */
export function CreateCandidateDrawer() {
  const t = useMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const [confirmed, setConfirmed] = useState(false);
  const [create] = api.useCandidatesCreateMutation();
  const own = useNewCustomFields(api, 'candidate');
  const form = useZodForm({
    schema: candidateCreateSchema.safeExtend({ custom: newCustomValuesRule(own.fields) }),
    initialValues: emptyCandidate,
    prepare: (values) => ({ ...toInput(values, own.fields), confirmDuplicate: confirmed }),
  });
  const duplicates = useDuplicates(form.values);
  // Typed values stay: the CV fills only empty fields.
  const cv = useCvDrop((facts) =>
    form.applyPatch(
      Object.fromEntries(
        facts.filter(({ field }) => !form.values[field]).map(({ field, value }) => [field, value]),
      ),
    ),
  );
  async function goOn(id: string) {
    const attachmentId = await cv.attach(id).catch((error: unknown) => {
      platform.notify({ kind: 'error', text: errorText(error) });
      return null;
    });
    const to = attachmentId
      ? href(candidatesRoutes.cvReview, { id, attachmentId })
      : href(candidatesRoutes.profile, { id });
    void navigate(to, { replace: true });
  }
  const saving = useFormMutation({
    form,
    mutation: create,
    draft: 'candidate/new',
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ id, name }) => {
      platform.notify({ kind: 'success', text: t('create.added', { name }) });
      void goOn(id);
    },
    onRefused: ({ code }) => {
      if (code === 'VALIDATION_FAILED') own.refresh();
      if (code.endsWith('DUPLICATE')) duplicates.refresh();
      if (code === 'POSSIBLE_DUPLICATE') form.setFormError(t('create.duplicates.confirmFirst'));
      else if (code === 'DUPLICATE') form.setServerErrors([takenMail]);
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
      <CvDrop drop={cv} />
      <CandidateSections
        form={form}
        cv={cv}
        alike={<DuplicatePanel {...duplicates} confirmed={confirmed} onConfirm={setConfirmed} />}
      />
      <NewCustomFields fields={own.fields} bound={(id) => form.field(`custom.${id}`)} />
    </FormDrawer>
  );
}

/** A mail address belongs to one candidate; the panel beside the form shows which. */
const takenMail = { path: 'email', code: 'NOT_UNIQUE', message: '' } as const;
