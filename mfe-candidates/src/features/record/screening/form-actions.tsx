import { candidatesRoutes, href, talentRoutes, type ScreeningForm } from '@muster/contracts';
import { AppLink, errorText, usePlatform } from '@muster/kit';
import { Button, ConfirmModal, copyText } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { AskAgainModal } from './ask-again-modal.tsx';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

/** Current actions on a form, as the server allows them. */
export function FormActions({ form }: { form: ScreeningForm }) {
  const t = useScreeningMessages();
  const platform = usePlatform();
  const [remind, reminding] = api.useScreeningFormsRemindMutation();
  const [enable, enabling] = api.useScreeningFormsEnableMutation();
  const [extend, extending] = api.useScreeningFormsExtendMutation();
  const [copyLink, copying] = api.useScreeningFormsCopyLinkMutation();
  const [asks, setAsks] = useState<'enable' | 'extend' | 'again' | null>(null);
  const { id, version, allowedActions, candidate } = form;
  const params = { id };
  const may = (action: (typeof allowedActions)[number]) => allowedActions.includes(action);

  function tell(error: Parameters<typeof errorText>[0] | undefined, done: string) {
    platform.notify(
      error ? { kind: 'error', text: errorText(error) } : { kind: 'success', text: done },
    );
  }
  async function sendReminder() {
    const { error } = await remind({ params, body: { version } });
    tell(error, t('done.remind'));
  }
  async function openAgain(action: 'enable' | 'extend') {
    setAsks(null);
    const body = { version, by: 'mail' as const, message: null };
    const { error } = await (action === 'enable' ? enable : extend)({ params, body });
    tell(error, t(`done.${action}`));
  }
  async function copy() {
    const { data, error } = await copyLink({ params });
    if (!data) {
      tell(error, '');
      return;
    }
    try {
      await copyText(new URL(data.path, window.location.origin).href);
      tell(undefined, t('done.copy'));
    } catch {
      platform.notify({ kind: 'error', text: t('noClipboard') });
    }
  }

  const [first] = form.questions;
  return (
    <div className={classes.actions}>
      {may('edit') && (
        <AppLink
          href={href(
            talentRoutes.screeningQuestionsByCandidateIdNew,
            { candidateId: candidate.id },
            { form: form.id },
          )}
        >
          {t('goOn')}
        </AppLink>
      )}
      {may('review') && first && (
        <AppLink
          href={href(talentRoutes.screeningQuestionsByCandidateIdEditByScreeningQuestionId, {
            candidateId: candidate.id,
            screeningQuestionId: first.key,
          })}
        >
          {t('review')}
        </AppLink>
      )}
      {may('remind') && (
        <Button
          size="xs"
          variant="default"
          loading={reminding.isLoading}
          onClick={() => void sendReminder()}
        >
          {t('action.remind')}
        </Button>
      )}
      {may('copy_link') && (
        <Button size="xs" variant="default" loading={copying.isLoading} onClick={() => void copy()}>
          {t('action.copy')}
        </Button>
      )}
      {(['enable', 'extend'] as const).map(
        (action) =>
          may(action) && (
            <Button
              key={action}
              size="xs"
              variant="default"
              loading={enabling.isLoading || extending.isLoading}
              onClick={() => setAsks(action)}
            >
              {t(`action.${action}`)}
            </Button>
          ),
      )}
      {may('request_more') && (
        <Button size="xs" variant="default" onClick={() => setAsks('again')}>
          {t('action.again')}
        </Button>
      )}
      {may('disable_link') && (
        <AppLink
          href={href(candidatesRoutes.candidatesByIdProfileVettingByFormIdDisableLink, {
            id: candidate.id,
            formId: id,
          })}
        >
          {t('action.disable')}
        </AppLink>
      )}
      {(asks === 'enable' || asks === 'extend') && (
        <ConfirmModal
          effects={[{ id: 'link', text: t('enableText') }]}
          opened
          onClose={() => setAsks(null)}
          onConfirm={() => void openAgain(asks)}
          title={t(`action.${asks}`)}
          confirmLabel={t(`action.${asks}`)}
          cancelLabel={t('keep')}
        />
      )}
      {asks === 'again' && <AskAgainModal form={form} onClose={() => setAsks(null)} />}
    </div>
  );
}
