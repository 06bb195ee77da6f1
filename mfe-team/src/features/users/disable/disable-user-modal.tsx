import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { href, teamRoutes, userDisableSchema, type UserDetail } from '@muster/contracts';
import {
  AppLink,
  QueryView,
  errorText,
  useFormMutation,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import {
  Avatar,
  Button,
  CancelButton,
  DecisionModal,
  DecisionNotice,
  ErrorSummary,
  NoticeBar,
  OverlayFooter,
  SearchSelectField,
  Skeleton,
  Stack,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useColleagueOptions } from '../use-colleague-options.ts';
import { useMessages } from '../use-messages.ts';
import { DisableEffects } from './disable-effects.tsx';
import type { Effects } from './effects.ts';
import { InterviewsToCome } from './interviews-to-come.tsx';
import { refusalText } from './refusal-text.ts';

/** The decision to close an account: what ends, who takes over, why. */
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
  const { id, displayName: name, version } = user;
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const searchColleagues = useColleagueOptions(id);
  const [heir, setHeir] = useState<string>();
  const [disable] = api.useUsersDisableMutation();
  const [enable] = api.useUsersEnableMutation();
  const owns = Object.values(effects.owned).some((count) => count > 0);
  const refusal = refusalText(user, effects, t);
  const form = useZodForm({
    schema: userDisableSchema.refine(({ reassignToUserId }) => !owns || reassignToUserId !== null, {
      path: ['reassignToUserId'],
      params: { code: 'REQUIRED' },
    }),
    initialValues: { version, reason: '', reassignToUserId: null as string | null },
    prepare: (values) => ({ ...values, version }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: disable,
    toArgs: ({ output }) => ({ params: { id }, body: output }),
    onSaved: (saved) => {
      platform.notify({
        kind: 'success',
        text: t('disable.done', { name }),
        // What was handed over stays with its new owner, so only a plain closing is undone.
        undo: owns ? undefined : () => undo(saved.version),
      });
      close({ saved: true });
    },
  });

  async function undo(disabledVersion: number) {
    const answer = await enable({ params: { id }, body: { version: disabledVersion } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('disable.undone', { name }) },
    );
  }

  return (
    <DecisionModal
      opened
      onClose={close}
      title={t('disable.title', { name })}
      subtitle={user.email}
      avatar={<Avatar name={name} size={32} />}
      onSubmit={submit}
      footer={
        <OverlayFooter left={refusal ? null : t('disable.undo')}>
          <CancelButton>{t('disable.keep')}</CancelButton>
          {!refusal && (
            <Button type="submit" variant="danger" size="md" loading={pending}>
              {t('disable.confirm')}
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
          <DisableEffects effects={effects} heir={heir} />
          <InterviewsToCome {...effects} />
          {owns && effects.memberId !== null && (
            <NoticeBar
              action={
                <Button
                  component={AppLink}
                  variant="default"
                  href={href(
                    teamRoutes.teamByIdProfile,
                    { id: effects.memberId },
                    { edit: 'handover' },
                  )}
                >
                  {t('disable.openPack')}
                </Button>
              }
            >
              {t('disable.pack', { name })}
            </NoticeBar>
          )}
          {owns && (
            <SearchSelectField
              label={t('field.heir')}
              help={t('disable.heirHelp')}
              required
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
