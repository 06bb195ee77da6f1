import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { UserDetail } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import {
  Avatar,
  Button,
  CancelButton,
  DateField,
  DecisionModal,
  DecisionNotice,
  ErrorSummary,
  NoticeBar,
  OverlayFooter,
  SearchSelectField,
  Skeleton,
  Stack,
  TextArea,
  formatDate,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useColleagueOptions } from '../use-colleague-options.ts';
import { useMessages } from '../use-messages.ts';
import { DisableEffects } from './disable-effects.tsx';
import type { Effects } from './effects.ts';
import { InterviewsToCome } from './interviews-to-come.tsx';
import { PackNotice } from './pack-notice.tsx';
import { refusalText } from './refusal-text.ts';
import { useDisableForm } from './use-disable-form.ts';

/** Confirms closing an account: when, what ends, who takes over, why. */
export function DisableUserModal() {
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const t = useMessages();
  const user = api.useUsersReadQuery({ params: { id } });
  const effects = api.useUsersDisableEffectsQuery({ params: { id } });
  if (user.currentData && effects.currentData)
    return <DisableUser user={user.currentData} effects={effects.currentData} />;
  return (
    <DecisionNotice onClose={close} title={t('action.disable')} keep={t('disable.keep')}>
      <QueryView<unknown>
        query={user.error ? user : effects}
        size="compact"
        skeleton={<Skeleton height={160} />}
      >
        {() => null}
      </QueryView>
    </DecisionNotice>
  );
}

function DisableUser({ user, effects }: { user: UserDetail; effects: Effects }) {
  const { id, displayName: name, closing } = user;
  const { memberId, moreInterviews } = effects;
  const t = useMessages();
  const close = useOverlayClose();
  const searchColleagues = useColleagueOptions(id);
  const [heir, setHeir] = useState<string>();
  const refusal = refusalText(user, effects, t);
  const { form, submit, pending, owns, today, day, given } = useDisableForm(user, effects);
  const confirm = day ? t('disable.confirmThen', { day: formatDate(day) }) : t('disable.confirm');

  return (
    <DecisionModal
      opened
      onClose={close}
      title={t('disable.title', { name })}
      subtitle={user.email}
      avatar={<Avatar name={name} src={user.photo} size={32} />}
      onSubmit={submit}
      footer={
        <OverlayFooter left={refusal ? null : t(day ? 'disable.undoThen' : 'disable.undo')}>
          <CancelButton>{t('disable.keep')}</CancelButton>
          {!refusal && (
            <Button type="submit" variant="danger" size="md" loading={pending}>
              {confirm}
            </Button>
          )}
        </OverlayFooter>
      }
    >
      {refusal ? (
        <NoticeBar kind="danger">{refusal}</NoticeBar>
      ) : (
        <Stack gap="md">
          <ErrorSummary {...form.summary} />
          {closing?.isStuck && (
            <NoticeBar kind="danger">
              {t('disable.stuck', { day: formatDate(closing.on) })}
            </NoticeBar>
          )}
          <DateField
            label={t('field.closesOn')}
            help={t('disable.onHelp', { name })}
            required
            min={today}
            {...form.field('on')}
          />
          <DisableEffects effects={effects} name={name} heir={heir} day={day} />
          <InterviewsToCome form={form} given={given} more={moreInterviews} />
          {owns && memberId !== null && <PackNotice memberId={memberId} name={name} />}
          {(owns || day !== null) && (
            <SearchSelectField
              label={t('field.heir')}
              help={t(day ? 'disable.heirHelpThen' : 'disable.heirHelp')}
              required={owns}
              search={searchColleagues}
              {...form.field('reassignToUserId')}
              onChange={(value: string | null, option?: { label: string }) => {
                form.setValue('reassignToUserId', value);
                setHeir(option?.label);
              }}
            />
          )}
          <TextArea
            label={t('field.reason')}
            help={t('disable.reasonHelp')}
            required
            autoFocus
            {...form.field('reason')}
          />
        </Stack>
      )}
    </DecisionModal>
  );
}
