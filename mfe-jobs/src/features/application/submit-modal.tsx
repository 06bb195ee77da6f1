import { compareViews, type ApplicationRecord } from '@muster/contracts';
import { ClientViewCard } from '@muster/blocks';
import { QueryView, errorText, useIntentKey, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  Button,
  CancelButton,
  Checkbox,
  DecisionModal,
  EffectList,
  IconClock,
  IconEye,
  IconMail,
  NoticeBar,
  OverlayFooter,
  SegmentedField,
  Skeleton,
  Stack,
  TextArea,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { CheckItems } from './checklist.tsx';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';
import { isReady } from './next-action.tsx';
import { OverlayNotice } from './overlay-notice.tsx';
import { useApplication } from './use-application.ts';
import { Changes } from './versions-card.tsx';

/** Submits a candidate to the client: missing points, recipients, and client view. */
export function SubmitModal() {
  const t = useApplicationMessages();
  return (
    <QueryView query={useApplication()} keepPrevious skeleton={null}>
      {(record) => {
        const again = record.allowedActions.includes('resubmit');
        if (!again && !record.allowedActions.includes('submit'))
          return <OverlayNotice record={record} text={t('submit.done')} />;
        return <SubmitForm record={record} again={again} />;
      }}
    </QueryView>
  );
}

function SubmitForm({ record, again }: { record: ApplicationRecord; again: boolean }) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const params = { id: record.id };
  const view = api.useApplicationsClientViewQuery({ params });
  const sent = api.useApplicationsSubmissionsQuery({ params }, { skip: !again });
  const [submit, submitting] = api.useApplicationsSubmitMutation();
  const [resubmit, resubmitting] = api.useApplicationsResubmitMutation();
  const [recipients, setRecipients] = useState(record.recipients.map(({ id }) => id));
  const [timing, setTiming] = useState<'now' | 'digest'>('now');
  const [note, setNote] = useState('');
  const [meant, setMeant] = useState(false);
  const intent = useIntentKey();
  const error = submitting.error ?? resubmitting.error;
  const shownBefore = record.checklist.some(
    ({ key: point, state }) => point === 'same_client' && state === 'warning',
  );
  const names = { name: record.candidate.name, company: record.company.name };
  const [latest] = sent.data?.data ?? [];
  const send = async () => {
    const body = {
      version: record.version,
      timing,
      recipientIds: recipients,
      note: note.trim() || null,
    };
    const idempotencyKey = intent.keyFor({ ...body, meant });
    const answer = again
      ? await resubmit({ params, body, idempotencyKey })
      : await submit({ params, body: { ...body, again: meant }, idempotencyKey });
    if (answer.error) return;
    platform.notify({
      kind: 'success',
      text: again ? t('done.resubmit') : t('done.submit', names),
    });
    close({ saved: true });
  };
  const isPossible = isReady(record) && recipients.length > 0 && (again || !shownBefore || meant);
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={t(again ? 'submit.again' : 'submit.title', names)}
      subtitle={record.job.title}
      avatar={<Avatar name={record.candidate.name} src={record.candidate.photo} size={32} />}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) void send();
      }}
      aside={
        <QueryView query={view} keepPrevious skeleton={<Skeleton height={320} />}>
          {(shown) => (
            <Stack>
              {again && latest && (
                <section>
                  <h3 className={classes.partTitle}>{t('submit.changes')}</h3>
                  <Changes changes={compareViews(latest.view, shown)} />
                </section>
              )}
              <ClientViewCard view={shown} marksGaps />
            </Stack>
          )}
        </QueryView>
      }
      footer={
        <OverlayFooter>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button
            type="submit"
            size="md"
            disabled={!isPossible}
            loading={submitting.isLoading || resubmitting.isLoading}
          >
            {t(again ? 'submit.confirmAgain' : 'submit.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {!isReady(record) && <NoticeBar kind="warning">{t('submit.notReady')}</NoticeBar>}
        <section>
          <h3 className={classes.partTitle}>{t('check.title')}</h3>
          <CheckItems record={record} t={t} />
        </section>
        {!again && shownBefore && (
          <Checkbox
            label={t('submit.sameClient')}
            checked={meant}
            onChange={(event) => setMeant(event.currentTarget.checked)}
          />
        )}
        <fieldset className={classes.toggles}>
          <legend className={classes.partTitle}>{t('submit.recipients')}</legend>
          {record.recipients.map(({ id, name, title }) => (
            <Checkbox
              key={id}
              label={title ? `${name}, ${title}` : name}
              checked={recipients.includes(id)}
              onChange={(event) =>
                setRecipients(
                  event.currentTarget.checked
                    ? [...recipients, id]
                    : recipients.filter((one) => one !== id),
                )
              }
            />
          ))}
        </fieldset>
        <SegmentedField
          label={t('submit.when')}
          help={t('submit.digestHelp')}
          value={timing}
          options={(['now', 'digest'] as const).map((value) => ({
            value,
            label: t(`submit.${value}`),
          }))}
          onChange={(next: 'now' | 'digest') => setTiming(next)}
        />
        <TextArea label={t('submit.note')} value={note} onChange={setNote} />
        <EffectList
          items={[
            { id: 'frozen', icon: IconEye, text: t('submit.frozen') },
            { id: 'clock', icon: IconClock, text: t('submit.clock') },
            ...(again ? [] : [{ id: 'told', icon: IconMail, text: t('submit.told', names) }]),
          ]}
        />
      </Stack>
    </DecisionModal>
  );
}
