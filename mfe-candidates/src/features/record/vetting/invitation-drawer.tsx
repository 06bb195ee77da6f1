import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import {
  interviewInvitationSendSchema,
  limits,
  type InterviewInvitation,
  type VettingInterview,
} from '@muster/contracts';
import { QueryView, errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  DecisionNotice,
  FormDrawer,
  KeyValueList,
  NotFoundState,
  NoticeBar,
  TextArea,
  formatDateTime,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useInvitationMessages } from './invitation-messages.ts';

/** Invitation to an interview with a fixed time: the one in the address, otherwise the next. */
export function InvitationDrawer() {
  const { id = '' } = useParams();
  const t = useInvitationMessages();
  const close = useOverlayClose();
  const [search] = useSearchParams();
  const asked = search.get('interview');
  const query = api.useVettingReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null}>
      {({ interviews }) => {
        const interview = asked
          ? interviews.find((one) => one.id === asked)
          : interviews.find(({ status }) => status === 'scheduled');
        if (interview) return <Invitation interview={interview} />;
        return (
          <DecisionNotice onClose={close} title={t('title')} keep={t('close')}>
            {asked ? <NotFoundState size="block" /> : t('noTime')}
          </DecisionNotice>
        );
      }}
    </QueryView>
  );
}

function Invitation({ interview }: { interview: VettingInterview }) {
  const query = api.useVettingInterviewsInvitationQuery({ params: { id: interview.id } });
  return (
    <QueryView query={query} skeleton={null}>
      {(invitation) => <InvitationForm interview={interview} invitation={invitation} />}
    </QueryView>
  );
}

interface InvitationFormProps {
  interview: VettingInterview;
  invitation: InterviewInvitation;
}

function InvitationForm({ interview, invitation }: InvitationFormProps) {
  const t = useInvitationMessages();
  const close = useOverlayClose();
  const [begun] = useState(invitation.text);
  const tell = useTell();
  const [send] = api.useVettingInterviewsSendInvitationMutation();
  const form = useZodForm({
    schema: interviewInvitationSendSchema,
    initialValues: { text: begun },
    // An unchanged text is sent as null, so that the template's applies.
    prepare: ({ text }) => ({ text: text === begun ? null : text, test: false }),
  });
  const saving = useFormMutation({
    form,
    mutation: send,
    toArgs: ({ output }) => ({ params: { id: interview.id }, body: output }),
    onSaved: (mail) => {
      tell(mail);
      close({ saved: true });
    },
  });
  const { problem, isOver, mayEdit } = invitation;
  const isPossible = problem === null && !isOver;
  return (
    <FormDrawer
      onClose={() => close()}
      title={t('title')}
      subtitle={invitation.subject}
      cancel={t('cancel')}
      save={isPossible ? t('send') : null}
      form={form}
      saving={saving}
      wide
    >
      <Obstacles invitation={invitation} />
      <Facts invitation={invitation} />
      <TextArea
        label={t('text')}
        help={mayEdit ? t('textHelp') : t('fixed')}
        disabled={!mayEdit}
        minRows={8}
        maxRows={20}
        maxLength={limits.mail.body}
        {...form.field('text')}
      />
      {!isOver && <TestButton interviewId={interview.id} text={form.values.text} begun={begun} />}
    </FormDrawer>
  );
}

/** What prevents sending, or should be checked first. */
function Obstacles({ invitation }: { invitation: InterviewInvitation }) {
  const t = useInvitationMessages();
  const { problem, isOver, interviewersGone } = invitation;
  return (
    <>
      {problem && <NoticeBar kind="danger">{t(`problem.${problem}`)}</NoticeBar>}
      {isOver && <NoticeBar kind="danger">{t('over')}</NoticeBar>}
      {interviewersGone.length > 0 && (
        <NoticeBar kind="warning">{t('gone', { names: interviewersGone.join(', ') })}</NoticeBar>
      )}
    </>
  );
}

function Facts({ invitation }: { invitation: InterviewInvitation }) {
  const t = useInvitationMessages();
  const { to, subject, startsAt, timeZone } = invitation;
  return (
    <KeyValueList
      items={[
        { label: t('to'), value: to ?? t('hidden') },
        { label: t('subject'), value: subject },
        ...(startsAt
          ? [
              {
                label: t('theirs'),
                value: `${formatDateTime(startsAt, { timeZone })} (${timeZone})`,
              },
              { label: t('mine'), value: formatDateTime(startsAt) },
            ]
          : []),
        { label: t('attached'), value: t('calendar') },
      ]}
    />
  );
}

/** Sends the same mail only to the sender. */
function TestButton({
  interviewId,
  text,
  begun,
}: {
  interviewId: string;
  text: string;
  begun: string;
}) {
  const t = useInvitationMessages();
  const { notify } = usePlatform();
  const [send, { isLoading }] = api.useVettingInterviewsSendInvitationMutation();

  async function tryIt() {
    const body = { text: text === begun ? null : text, test: true };
    const answer = await send({ params: { id: interviewId }, body });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
    else notify({ kind: 'success', text: t('tested') });
  }

  return (
    <div>
      <Button variant="default" loading={isLoading} onClick={() => void tryIt()}>
        {t('test')}
      </Button>
    </div>
  );
}

/** Announces that it is being sent, with undo while possible. */
function useTell() {
  const t = useInvitationMessages();
  const { notify } = usePlatform();
  const [cancel] = api.useMessagesCancelMutation();

  async function takeBack(id: string, version: number) {
    const answer = await cancel({ params: { id }, body: { version } });
    if (answer.error) notify({ kind: 'error', text: errorText(answer.error) });
    else notify({ kind: 'info', text: t('undone') });
  }

  return ({ mailId, version }: { mailId: string | null; version: number }): void =>
    notify({
      kind: 'success',
      text: t('sent'),
      ...(mailId && { undo: () => takeBack(mailId, version) }),
    });
}
