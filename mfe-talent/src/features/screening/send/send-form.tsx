import { MailProvider, ScheduleFields, momentOf } from '@muster/blocks';
import { candidatesRoutes, href, type ScreeningForm } from '@muster/contracts';
import { useFormMutation, useLeave, useOverlayClose, usePlatform } from '@muster/kit';
import { EffectList, FormDrawer, SegmentedField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useScreeningMessages } from '../messages.ts';
import { MailPreview } from './mail-preview.tsx';
import { deliverySchema, deliveryOf, firstDelivery, waysToSend } from './send-values.ts';
import { WordsFields } from './words-fields.tsx';

export type WayToSend = (typeof waysToSend)[number];

interface SendFormProps {
  draft: ScreeningForm;
  onSent: (by: WayToSend) => void;
}

/** How the form reaches the candidate: by mail with a chosen text and time, or by a link. */
export function SendForm({ draft, onSent }: SendFormProps) {
  const t = useScreeningMessages();
  const close = useOverlayClose();
  const platform = usePlatform();
  const leave = useLeave();
  const [send] = api.useScreeningFormsSendMutation();
  const form = useZodForm({
    schema: deliverySchema,
    initialValues: firstDelivery,
    mapPath: (path) => (path === 'sendAt' ? 'day' : path.replace(/^words\./, '')),
    prepare: deliveryOf,
  });
  const { values } = form;
  const isLater = values.when === 'later';

  const saving = useFormMutation({
    form,
    mutation: send,
    version: draft.version,
    toArgs: ({ output, version }) => ({ params: { id: draft.id }, body: { ...output, version } }),
    onSaved: () => {
      onSent(values.by);
      platform.notify({ kind: 'success', text: t(isLater ? 'sending.planned' : 'sending.done') });
      if (values.by === 'link') return;
      const { id } = draft.candidate;
      leave(
        () => platform.navigate(href(candidatesRoutes.candidatesByIdProfileVetting, { id })),
        true,
      );
    },
  });
  return (
    <FormDrawer
      onClose={() => close()}
      title={t('sending.title')}
      subtitle={draft.title}
      cancel={t('sending.keep')}
      save={t(
        values.by === 'link'
          ? 'sending.confirmLink'
          : isLater
            ? 'sending.confirmLater'
            : 'sending.confirm',
      )}
      form={form}
      saving={saving}
      wide
    >
      <SegmentedField
        label={t('sending.by')}
        options={waysToSend.map((value) => ({ value, label: t(`sending.${value}`) }))}
        {...form.field('by')}
      />
      {values.by === 'mail' && (
        <MailProvider api={api}>
          <WordsFields form={form} candidateId={draft.candidate.id} />
          <ScheduleFields
            when={form.field('when')}
            day={form.field('day')}
            clock={form.field('clock')}
          />
          <MailPreview
            formId={draft.id}
            {...deliveryOf(values)}
            sendAt={momentOf(values) ?? null}
          />
        </MailProvider>
      )}
      <EffectList
        items={[
          { id: 'by', text: t(`sending.effects.${values.by}`) },
          { id: 'locked', text: t('sending.effects.locked') },
          { id: 'due', text: t('sending.effects.due', { count: draft.dueInDays }) },
        ]}
      />
    </FormDrawer>
  );
}
