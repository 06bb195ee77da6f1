import { useParams } from 'react-router-dom';
import {
  inviteeCancelReasons,
  limits,
  publicRoutes,
  visitorCancelSchema,
  type InterviewVisit,
  type InviteeCancelReason,
} from '@muster/contracts';
import {
  ContactLinks,
  isApiError,
  QueryView,
  RouteLink,
  useFollow,
  useFormMutation,
  useOverlayClose,
} from '@muster/kit';
import {
  DecisionForm,
  DecisionNotice,
  NotFoundState,
  SelectField,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { cancelledPath } from './interview-paths.ts';
import { useInterviewMessages } from './messages.ts';
import { shortWhen } from './when.ts';

/** Confirms cancelling the interview; offers another time first. */
export function CancelModal() {
  const t = useInterviewMessages();
  const { token: handle = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useScheduleVisitReadQuery({ params: { handle } });
  // The page below explains why the link is invalid.
  if (isApiError(query.error) && query.error.code.startsWith('TOKEN_'))
    return (
      <DecisionNotice onClose={close} title={t('cancel.title')} keep={t('back')}>
        <NotFoundState size="block" />
      </DecisionNotice>
    );
  return (
    <QueryView query={query} skeleton={null}>
      {(visit) =>
        visit.allowedActions.includes('cancel') ? (
          <CancelForm handle={handle} visit={visit} />
        ) : (
          <DecisionNotice onClose={close} title={t('cancel.title')} keep={t('back')}>
            <p>{t('cancel.notNow')}</p>
            <ContactLinks />
          </DecisionNotice>
        )
      }
    </QueryView>
  );
}

function CancelForm({ handle, visit }: { handle: string; visit: InterviewVisit }) {
  const t = useInterviewMessages();
  const close = useOverlayClose();
  const follow = useFollow();
  const [cancel] = api.useScheduleVisitCancelMutation();
  const { organiser, startsAt, timeZone, allowedActions } = visit;
  const form = useZodForm({
    schema: visitorCancelSchema,
    initialValues: { reason: null as InviteeCancelReason | null, note: '' },
    prepare: ({ reason, note }) => ({ reason: reason ?? '', note: note || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: cancel,
    toArgs: ({ output }) => ({ params: { handle }, body: output }),
    onSaved: () => follow(cancelledPath(handle), { replace: true, saved: true }),
  });
  return (
    <DecisionForm
      onClose={close}
      title={t('cancel.title')}
      subtitle={startsAt && shortWhen(startsAt, timeZone)}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm')}
      danger
      unsaved={form.dirty}
      effects={[
        t('cancel.effects.calendar', { hosts: visit.hosts.join(', ') }),
        t('cancel.effects.mail', { organiser }),
      ]}
      summary={form.summary}
      saving={saving}
    >
      {(visit.status === 'reschedule_requested' || allowedActions.includes('ask_reschedule')) && (
        <p>
          {t('cancel.move')}{' '}
          <RouteLink route={publicRoutes.interviewByTokenConfirmed} params={{ token: handle }}>
            {t('cancel.moveLink')}
          </RouteLink>
        </p>
      )}
      <SelectField<InviteeCancelReason>
        label={t('cancel.reason')}
        required
        options={inviteeCancelReasons.map((value) => ({
          value,
          label: t(`cancel.reasons.${value}`),
        }))}
        {...form.field('reason')}
      />
      <TextArea
        label={t('cancel.note', { organiser })}
        maxLength={limits.scheduling.note}
        {...form.field('note')}
      />
    </DecisionForm>
  );
}
