import type { CandidateRecord } from '@muster/contracts';
import { useListChange } from '@muster/blocks';
import { changedFields, useCan, useFormMutation } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { useSaved } from '../use-saved.ts';
import { ContactSections } from './contact-sections.tsx';
import {
  contactInput,
  contactSchema,
  contactValues,
  type ContactValues,
} from './contact-values.ts';
import { TakenMailNotice, useTakenMail } from './taken-mail.tsx';

/** Form for names, role, contact and place of a candidate. */
export function ContactDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('edit.contact.title')} action="edit_contact">
      {(candidate) => <ContactForm candidate={candidate} />}
    </CandidateDrawer>
  );
}

function ContactForm({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const can = useCan();
  const onSaved = useSaved();
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useCandidatesUpdateContactMutation();
  const { taken, note } = useTakenMail();
  const base = contactValues(candidate);
  const form = useZodForm({
    schema: contactSchema,
    initialValues: base,
    prepare: contactInput,
    mapPath,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/contact`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const { contacts: oldRows, ...oldFields } = contactInput(before);
      const { contacts: newRows, ...newFields } = contactInput(values);
      const contacts = changeOf(oldRows, newRows);
      return {
        params: { id: candidate.id },
        body: {
          version,
          changes: changedFields(oldFields, newFields),
          ...(contacts && { contacts }),
        },
      };
    },
    onSaved,
    onRefused: (error) => {
      if (!note(error, form.values.email)) return false;
      form.setServerErrors(error.fields ?? []);
      return true;
    },
    onConflict: {
      base,
      toValues: contactValues as (current: CandidateRecord) => ContactValues,
    },
  });
  return (
    <EditDrawer title={t('edit.contact.title')} candidate={candidate} form={form} saving={saving}>
      <TakenMailNotice taken={taken} email={form.values.email} candidate={candidate} />
      <ContactSections
        form={form}
        candidate={candidate}
        mayBePrivate={can('candidate.makePrivate')}
      />
    </EditDrawer>
  );
}
