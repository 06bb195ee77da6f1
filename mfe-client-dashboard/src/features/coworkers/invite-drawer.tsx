import { useState } from 'react';
import {
  coworkerInviteSchema,
  limits,
  mailHost,
  type Coworkers,
  type CoworkerOutcome,
} from '@muster/contracts';
import {
  LoadingDrawer,
  roleName,
  useFormMutation,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import {
  CheckboxField,
  FormDrawer,
  FormSection,
  NoticeBar,
  SelectField,
  TagsField,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { CoworkerLists, type OpenedCoworker } from './coworker-lists.tsx';
import { DisableCoworkerModal } from './disable-coworker-modal.tsx';
import { EditCoworkerDrawer } from './edit-coworker-drawer.tsx';
import { useCoworkerMessages } from './messages.ts';
import { SharedJobsField } from './shared-jobs-field.tsx';

type Role = Coworkers['roles'][number];

/** Invites colleagues of the user's company; administrators also approve and manage them here. */
export function InviteDrawer() {
  const t = useCoworkerMessages();
  const close = useOverlayClose();
  const query = api.useCoworkersQuery();
  const [opened, setOpened] = useState<OpenedCoworker | null>(null);
  const company = query.currentData;
  // As they are now: another administrator may have changed them meanwhile.
  const coworker =
    opened && (company?.data.find(({ id }) => id === opened.coworker.id) ?? opened.coworker);
  if (company)
    return (
      <>
        <InviteForm company={company} onOpen={setOpened} />
        {coworker && opened?.form === 'edit' && (
          <EditCoworkerDrawer
            coworker={coworker}
            companyName={company.companyName}
            jobs={company.jobs}
            onClose={() => setOpened(null)}
          />
        )}
        {coworker && opened?.form === 'disable' && (
          <DisableCoworkerModal
            coworker={coworker}
            companyName={company.companyName}
            onClose={() => setOpened(null)}
          />
        )}
      </>
    );
  return <LoadingDrawer query={query} onClose={() => close()} title={t('title')} />;
}

function InviteForm({
  company,
  onOpen,
}: {
  company: Coworkers;
  onOpen: (opened: OpenedCoworker) => void;
}) {
  const t = useCoworkerMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [invite] = api.useInviteCoworkersMutation();
  const form = useZodForm({
    schema: coworkerInviteSchema,
    initialValues: {
      emails: [] as string[],
      role: (company.roles.includes('client_manager') ? 'client_manager' : 'client_viewer') as Role,
      jobIds: [] as string[],
      canSeeAllJobs: false,
      message: '',
    },
    // Errors of single addresses are shown at the common field.
    mapPath: (path) => (path.startsWith('emails') ? 'emails' : path),
  });
  const saving = useFormMutation({
    form,
    mutation: invite,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ data }) => {
      const of = (outcome: CoworkerOutcome) =>
        data.filter((one) => one.outcome === outcome).map(({ email }) => email);
      const [invited, waiting] = [of('invited').length, of('waiting').length];
      if (invited > 0) platform.notify({ kind: 'success', text: t('sent', { count: invited }) });
      if (waiting > 0) platform.notify({ kind: 'success', text: t('waits', { count: waiting }) });
      for (const outcome of ['known', 'refused'] as const)
        if (of(outcome).length > 0)
          platform.notify({
            kind: 'info',
            text: t(outcome, { addresses: of(outcome).join(', ') }),
          });
      close({ saved: true });
    },
    onRefused: ({ code }) => {
      if (code !== 'SECOND_PERSON_REQUIRED') return false;
      form.setFormError(t('noAdmin'));
      return true;
    },
  });
  const { role, canSeeAllJobs, emails } = form.values;
  return (
    <FormDrawer
      onClose={() => close()}
      title={t('title')}
      subtitle={company.companyName}
      cancel={t('cancel')}
      save={t('send')}
      form={form}
      saving={saving}
    >
      <FormSection title={t('who')}>
        <TagsField
          label={t('emails')}
          help={t('emailsHelp', { max: limits.coworkers.atOnce })}
          required
          max={limits.coworkers.atOnce}
          {...form.field('emails')}
        />
        <ForeignDomain emails={emails} domain={company.domain} />
        <SelectField
          label={t('role')}
          help={t(`roleHelp.${role}`)}
          required
          options={company.roles.map((value) => ({ value, label: roleName(value) }))}
          {...form.field('role')}
        />
        {company.needsApproval.includes(role) && <NoticeBar kind="info">{t('approval')}</NoticeBar>}
        {role === 'client_manager' && (
          <>
            <CheckboxField label={t('all')} {...form.field('canSeeAllJobs')} />
            {!canSeeAllJobs && <SharedJobsField jobs={company.jobs} {...form.field('jobIds')} />}
          </>
        )}
        <TextArea label={t('message')} maxLength={500} {...form.field('message')} />
      </FormSection>
      <CoworkerLists company={company} onOpen={onOpen} />
    </FormDrawer>
  );
}

/** Points out addresses outside the company's domain; they may be right. */
function ForeignDomain({ emails, domain }: { emails: readonly string[]; domain: string | null }) {
  const t = useCoworkerMessages();
  if (!domain) return null;
  const foreign = emails.filter((email) => {
    const host = email.includes('@') ? mailHost(email) : domain;
    return host !== domain && !host.endsWith(`.${domain}`);
  });
  if (foreign.length === 0) return null;
  return (
    <NoticeBar kind="warning">
      {t('foreign', { count: foreign.length, addresses: foreign.join(', '), domain })}
    </NoticeBar>
  );
}
