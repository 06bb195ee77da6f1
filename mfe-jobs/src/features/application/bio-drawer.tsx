import {
  applicationUpdateSchema,
  findContactData,
  limits,
  type ApplicationRecord,
} from '@muster/contracts';
import {
  QueryView,
  useFormMutation,
  useFormRecord,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import {
  Button,
  CancelButton,
  Drawer,
  EmptyState,
  ErrorSummary,
  Form,
  IconFileText,
  NoticeBar,
  OverlayFooter,
  RichTextEditor,
  RichTextView,
  SelectField,
  useZodForm,
} from '@muster/ui';
import { useId } from 'react';
import { api } from '../../api.ts';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';
import { Requirements } from './requirements.tsx';
import { useApplication } from './use-application.ts';

const schema = applicationUpdateSchema.pick({ bioId: true, bioOverride: true });
const own = 'own';

function bioOf({ preparation, choices }: ApplicationRecord) {
  // A bio that is no longer ready cannot be chosen, and clients do not see it.
  const chosen = choices.bios.find(({ id }) => id === preparation.bioId);
  const fallback = choices.bios.find(({ isDefault }) => isDefault) ?? choices.bios[0];
  return {
    which: preparation.bioOverride ? own : (chosen?.id ?? fallback?.id ?? own),
    text: preparation.bioOverride ?? '',
  };
}
type BioValues = ReturnType<typeof bioOf>;

/** Chooses or writes a bio for this job, beside its requirements. */
export function BioDrawer() {
  return (
    <QueryView query={useApplication()} keepPrevious skeleton={null}>
      {(record) => <BioForm record={record} />}
    </QueryView>
  );
}

function BioForm({ record: given }: { record: ApplicationRecord }) {
  const [record] = useFormRecord(given);
  const t = useApplicationMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const formId = useId();
  const [update] = api.useApplicationsUpdateMutation();
  const { choices } = record;
  const base = bioOf(record);
  const form = useZodForm({
    schema,
    initialValues: base,
    mapPath: (path) => ({ bioId: 'which', bioOverride: 'text' })[path] ?? path,
    prepare: ({ which, text }) =>
      which === own
        ? { bioId: null, bioOverride: text || null }
        : { bioId: which, bioOverride: null },
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `application/${record.id}/bio`,
    version: record.version,
    toArgs: ({ output, version }) => ({ params: { id: record.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.saved') });
      close({ saved: true });
    },
    onConflict: { base, toValues: bioOf as (current: ApplicationRecord) => BioValues },
  });
  const { which, text } = form.values;
  const chosen = choices.bios.find(({ id }) => id === which);
  const found = findContactData(which === own ? text : (chosen?.body ?? ''));
  return (
    <Drawer
      opened
      onClose={() => close()}
      width={936}
      title={t('bio.title', { job: record.job.title })}
      subtitle={`${record.candidate.name}, ${record.company.name}`}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button type="submit" form={formId} size="md" loading={saving.pending}>
            {t('save')}
          </Button>
        </OverlayFooter>
      }
    >
      <div className={classes.sideBySide}>
        <Form
          id={formId}
          onSubmit={saving.submit}
          label={t('bio.title', { job: record.job.title })}
        >
          {saving.draft}
          <ErrorSummary {...form.summary} />
          {record.submission && <NoticeBar kind="info">{t('bio.submitted')}</NoticeBar>}
          {choices.bios.length === 0 && (
            <EmptyState size="compact" icon={IconFileText} title={t('bio.none')} />
          )}
          <SelectField
            label={t('bio.which')}
            required
            options={[
              ...choices.bios.map(({ id, title }) => ({ value: id, label: title })),
              { value: own, label: t('bio.own') },
            ]}
            {...form.field('which')}
          />
          {which === own ? (
            <RichTextEditor
              label={t('bio.write')}
              required
              minHeight={220}
              maxLength={limits.bio.body}
              {...form.field('text')}
            />
          ) : (
            chosen && <RichTextView html={chosen.body} />
          )}
          {found.map((hit) => (
            <NoticeBar key={hit.text} kind="danger">
              {t('bio.found', { found: hit.text })}
            </NoticeBar>
          ))}
        </Form>
        <aside aria-label={t('requirements.title')}>
          <Requirements record={record} />
        </aside>
      </div>
      {saving.dialog}
    </Drawer>
  );
}
