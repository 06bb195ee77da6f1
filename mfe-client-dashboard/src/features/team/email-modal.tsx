import { clientDashboardRoutes, clientEmailSchema, type ClientTeam } from '@muster/contracts';
import { QueryView, RouteLink, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  CheckboxField,
  DecisionForm,
  DecisionNotice,
  NoticeBar,
  NotFoundState,
  SelectField,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { useContactMessages } from '../../shared/team/contact-messages.ts';
import { useTeamMessages } from '../../shared/team/messages.ts';

const route = clientDashboardRoutes.clientDashboardEmailRecruitmentTeamByUserId;

/** Mail to a member of the reader's own team; other addresses cannot be entered. */
export function EmailModal() {
  const { userId = '' } = useParams();
  const query = api.useTeamQuery();
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {(team) => {
        const to = readerOf(team, userId);
        return to ? <EmailForm key={to.id} team={team} to={to} /> : <Unknown />;
      }}
    </QueryView>
  );
}

function Unknown() {
  const t = useContactMessages();
  const tTeam = useTeamMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice onClose={() => close()} title={tTeam('title')} keep={t('email.close')}>
      <NotFoundState size="block" text={t('email.unknown')} />
    </DecisionNotice>
  );
}

interface Reader {
  id: string;
  name: string;
  isAway: boolean;
  cover: { id: string; name: string } | null;
}

/** Returns the member of the team, or their substitute. */
function readerOf({ data }: ClientTeam, id: string): Reader | null {
  const member = data.find(({ userId }) => userId === id);
  if (member) return { id, name: member.name, isAway: member.isAway, cover: member.cover };
  const cover = data.find((one) => one.cover?.id === id)?.cover;
  return cover ? { ...cover, isAway: false, cover: null } : null;
}

function EmailForm({ team, to }: { team: ClientTeam; to: Reader }) {
  const t = useContactMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [send] = api.useEmailTeamMutation();
  const { name } = to;
  const form = useZodForm({
    schema: clientEmailSchema,
    initialValues: { subject: '', message: '', jobId: null as string | null, copyToMe: false },
  });
  const saving = useFormMutation({
    form,
    mutation: send,
    draft: `client-email/${to.id}`,
    toArgs: ({ output }) => ({ params: { userId: to.id }, body: output }),
    onSaved: (sent) => {
      platform.notify({ kind: 'success', text: t('email.sent', { name: sent.name }) });
      close({ saved: true });
    },
    onRefused: ({ code }) => {
      if (code !== 'RATE_LIMITED' && code !== 'NO_RECIPIENTS') return false;
      form.setFormError(code === 'RATE_LIMITED' ? t('email.limit') : t('email.left', { name }));
      return true;
    },
  });
  return (
    <DecisionForm
      onClose={() => close()}
      title={t('email.title', { name })}
      avatar={<Avatar name={name} size={32} />}
      keep={t('email.cancel')}
      confirm={t('email.send')}
      unsaved={form.dirty}
      effects={[
        t('email.effects.mail', { name }),
        ...(form.values.copyToMe ? [t('email.effects.copy')] : []),
        t('email.effects.kept'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      {to.isAway && (
        <NoticeBar kind="warning">
          {t('email.away', { name })}{' '}
          {to.cover && (
            <>
              {t('email.coverOffer', { name: to.cover.name })}{' '}
              <RouteLink route={route} params={{ userId: to.cover.id }}>
                {t('email.coverLink', { name: to.cover.name })}
              </RouteLink>
            </>
          )}
        </NoticeBar>
      )}
      <TextField label={t('email.subject')} required {...form.field('subject')} />
      {team.jobs.length > 0 && (
        <SelectField
          label={t('email.job')}
          placeholder={t('email.noJob')}
          options={team.jobs.map(({ id, title, number }) => ({
            value: id,
            label: `${title} (${number})`,
          }))}
          {...form.field('jobId')}
        />
      )}
      <TextArea label={t('email.message')} required {...form.field('message')} />
      <CheckboxField label={t('email.copy')} {...form.field('copyToMe')} />
    </DecisionForm>
  );
}
