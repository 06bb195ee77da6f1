import { applicationRejectSchema, limits, rejectionTemplates } from '@muster/contracts';
import type {
  ApplicationRecord,
  ApplicationRejection,
  ReasonSide,
  RejectionTemplate,
  Telling,
} from '@muster/contracts';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  Button,
  DecisionModal,
  ErrorSummary,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  SelectField,
  Stack,
  StateBadge,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import classes from './application.module.css';
import { useApplicationWords } from './messages.ts';

interface RejectFormProps {
  record: ApplicationRecord;
  rejection: ApplicationRejection;
}

const delays = ['0', '4', '24', '72'] as const;

/** Why and by whom at the left; what the person is told at the right. */
export function RejectForm({ record, rejection }: RejectFormProps) {
  const t = useApplicationWords();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [reject] = api.useApplicationsRejectMutation();
  const reasons = api.useReasonsListQuery({ query: { context: 'application_reject' } }).data?.data;
  const sides = [...new Set((reasons ?? []).map(({ side }) => side))].filter(
    (one) => one !== 'client' || record.everSubmitted,
  );
  const [side, setSide] = useState<ReasonSide>('agency');
  const { name } = record.candidate;
  const form = useZodForm({
    schema: applicationRejectSchema.omit({ version: true }),
    initialValues: {
      reasonId: null as string | null,
      note: '',
      clientNote: '',
      telling: (rejection.unavailable
        ? { by: 'later' }
        : { by: 'mail', template: rejection.suggested, delayHours: 24, message: '' }) as Telling,
      poolId: null as string | null,
    },
    prepare: (values) => ({
      ...values,
      reasonId: values.reasonId ?? '',
      note: values.note || null,
      clientNote: values.clientNote || null,
      telling:
        values.telling.by === 'mail'
          ? { ...values.telling, message: values.telling.message || null }
          : values.telling,
    }),
  });
  const { telling } = form.values;
  const reason = reasons?.find(({ id }) => id === form.values.reasonId);
  const saving = useFormMutation({
    form,
    mutation: reject,
    version: record.version,
    toArgs: ({ output, version }) => ({ params: { id: record.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.reject') });
      close({ saved: true });
    },
  });
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={t('reject.title', { name })}
      subtitle={
        <>
          {record.job.title}, {record.company.name}{' '}
          <StateBadge machine="stage" state={record.stage.kind} />
        </>
      }
      avatar={<Avatar name={name} size={32} />}
      onSubmit={saving.submit}
      aside={
        <TellingPane
          name={name}
          rejection={rejection}
          value={telling}
          onChange={(next) => form.applyPatch({ telling: next })}
        />
      }
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('reject.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            size="md"
            disabled={!reason}
            loading={saving.pending}
          >
            {t('reject.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        {record.clientDecision !== 'none' && (
          <NoticeBar kind="info">
            {t('reject.decided', { decision: t(`reject.decision.${record.clientDecision}`) })}
          </NoticeBar>
        )}
        {record.interviews.length > 0 && (
          <NoticeBar kind="warning">{t('reject.interview')}</NoticeBar>
        )}
        {sides.length > 1 && (
          <SegmentedField
            label={t('reject.who')}
            value={side}
            options={sides.map((value) => ({ value, label: t(`reject.side.${value}`) }))}
            onChange={(next: ReasonSide) => {
              setSide(next);
              form.applyPatch({ reasonId: null });
            }}
          />
        )}
        <SelectField
          label={t('reject.reason')}
          required
          {...form.field('reasonId')}
          options={(reasons ?? [])
            .filter((one) => one.side === side)
            .map(({ id, label }) => ({ value: id, label }))}
        />
        <TextArea
          label={t('reject.note')}
          help={t('reject.noteHelp')}
          required={reason?.requiresNote ?? false}
          {...form.field('note')}
        />
        {record.everSubmitted && (
          <TextArea
            label={t('reject.clientNote')}
            help={t('reject.clientNoteHelp')}
            {...form.field('clientNote')}
          />
        )}
        {rejection.pools.length > 0 && (
          <SelectField
            label={t('reject.pool')}
            {...form.field('poolId')}
            options={rejection.pools.map(({ id, name: pool }) => ({ value: id, label: pool }))}
          />
        )}
      </Stack>
    </DecisionModal>
  );
}

interface TellingPaneProps {
  name: string;
  rejection: ApplicationRejection;
  value: Telling;
  onChange: (telling: Telling) => void;
}

function TellingPane({ name, rejection, value, onChange }: TellingPaneProps) {
  const t = useApplicationWords();
  const ways = rejection.unavailable
    ? (['word', 'later'] as const)
    : (['mail', 'word', 'later'] as const);
  const choose = (by: Telling['by']) =>
    onChange(
      by === 'mail' ? { by, template: rejection.suggested, delayHours: 24, message: '' } : { by },
    );
  const preview =
    value.by === 'mail'
      ? rejection.previews.find(({ template }) => template === value.template)
      : undefined;
  return (
    <Stack>
      {rejection.unavailable && (
        <NoticeBar kind="warning">{t(`reject.unavailable.${rejection.unavailable}`)}</NoticeBar>
      )}
      <SegmentedField
        label={t('reject.how', { name })}
        value={value.by}
        options={ways.map((by) => ({ value: by, label: t(`reject.by.${by}`) }))}
        onChange={choose}
      />
      {value.by === 'later' && <p className={classes.quiet}>{t('reject.later')}</p>}
      {value.by === 'mail' && (
        <>
          <SegmentedField
            label={t('reject.when')}
            value={String(value.delayHours)}
            options={delays.map((hours) => ({ value: hours, label: t(`reject.delay.${hours}`) }))}
            onChange={(hours: string) => onChange({ ...value, delayHours: Number(hours) })}
          />
          <SegmentedField
            label={t('reject.template')}
            value={value.template}
            options={rejectionTemplates.map((template) => ({
              value: template,
              label: t(`reject.templates.${template}`),
            }))}
            onChange={(template: RejectionTemplate) => onChange({ ...value, template })}
          />
          <TextArea
            label={t('reject.message')}
            help={t('reject.messageHelp')}
            maxLength={limits.application.message}
            value={value.message ?? ''}
            onChange={(message) => onChange({ ...value, message })}
          />
          {preview && (
            <section className={classes.mail} aria-label={t('reject.preview')}>
              <strong>{preview.subject}</strong>
              <p className={classes.mailText}>{preview.text}</p>
            </section>
          )}
        </>
      )}
    </Stack>
  );
}
