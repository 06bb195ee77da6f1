import {
  candidatesRoutes,
  href,
  limits,
  longText,
  talentRoutes,
  type ScreeningForm,
  type ScreeningFormList,
} from '@muster/contracts';
import {
  QueryView,
  errorText,
  useFormMutation,
  useLeave,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import {
  Button,
  CopyButton,
  DecisionForm,
  DecisionNotice,
  NoticeBar,
  SegmentedField,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { api } from '../../api.ts';
import { begunDrafts } from './begun-drafts.ts';
import { DraftList } from './draft-list.tsx';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

/** Sends the draft: by mail with a message, or as a link to copy. */
export function SendOverlay() {
  const { candidateId = '' } = useParams();
  const query = api.useScreeningFormsOfCandidateQuery({ params: { id: candidateId } });
  return (
    <QueryView query={query} skeleton={null}>
      {(list) => <Send list={list} />}
    </QueryView>
  );
}

function Send({ list }: { list: ScreeningFormList }) {
  const t = useScreeningMessages();
  const close = useOverlayClose();
  // What was sent stays on the screen until its link was copied.
  const [sent, setSent] = useState<Sent | null>(null);
  const [copyLink, copying] = api.useScreeningFormsCopyLinkMutation();
  const { candidateId = '' } = useParams();
  const [address] = useSearchParams();
  const begun = begunDrafts(list.data, address);
  const draft = sent?.draft ?? begun.asked;
  const getLink = (id: string) => void copyLink({ params: { id } });
  if (sent && copying.data)
    return (
      <CopiedLink
        draft={sent.draft}
        link={new URL(copying.data.path, window.location.origin).href}
      />
    );
  if (sent?.by === 'link')
    return (
      <AwaitedLink draft={sent.draft} copying={copying} onGet={() => getLink(sent.draft.id)} />
    );
  if (!draft && !list.obstacle && begun.all.length > 0)
    return (
      <DecisionNotice title={t('sending.title')} onClose={close} keep={t('sending.keep')}>
        <p>{t('sending.which')}</p>
        <DraftList
          drafts={begun.all}
          hrefOf={({ id }) =>
            href(
              talentRoutes.screeningQuestionsByCandidateIdNewEmail,
              { candidateId },
              { form: id },
            )
          }
        />
      </DecisionNotice>
    );
  if (!draft || list.obstacle)
    return (
      <DecisionNotice title={t('sending.title')} onClose={close} keep={t('sending.keep')}>
        {list.obstacle ? t(`sending.refusal.${list.obstacle}`) : t('sending.noDraft')}
      </DecisionNotice>
    );
  return (
    <SendForm
      key={draft.id}
      draft={draft}
      onSent={(by) => {
        setSent({ draft, by });
        if (by === 'link') getLink(draft.id);
      }}
    />
  );
}

const waysToSend = ['mail', 'link'] as const;
type WayToSend = (typeof waysToSend)[number];
type Sent = { draft: ScreeningForm; by: WayToSend };

const schema = z.object({
  by: z.enum(waysToSend),
  message: longText(limits.screening.message),
});

interface SendFormProps {
  draft: ScreeningForm;
  onSent: (by: WayToSend) => void;
}

function SendForm({ draft, onSent }: SendFormProps) {
  const t = useScreeningMessages();
  const close = useOverlayClose();
  const platform = usePlatform();
  const leave = useLeave();
  const [send] = api.useScreeningFormsSendMutation();
  const form = useZodForm({
    schema,
    initialValues: { by: 'mail' as WayToSend, message: '' },
  });
  const { by } = form.values;

  const saving = useFormMutation({
    form,
    mutation: send,
    version: draft.version,
    toArgs: ({ output, version }) => ({
      params: { id: draft.id },
      body: {
        version,
        by: output.by,
        message: output.by === 'mail' ? output.message || null : null,
      },
    }),
    onSaved: () => {
      onSent(by);
      platform.notify({ kind: 'success', text: t('sending.done') });
      if (by === 'link') return;
      const { id } = draft.candidate;
      leave(
        () => platform.navigate(href(candidatesRoutes.candidatesByIdProfileVetting, { id })),
        true,
      );
    },
  });
  return (
    <DecisionForm
      onClose={close}
      title={t('sending.title')}
      subtitle={draft.title}
      keep={t('sending.keep')}
      confirm={t(by === 'mail' ? 'sending.confirm' : 'sending.confirmLink')}
      effects={[
        t(`sending.effects.${by}`),
        t('sending.effects.locked'),
        t('sending.effects.due', { count: draft.dueInDays }),
      ]}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      <SegmentedField
        label={t('sending.by')}
        options={waysToSend.map((value) => ({
          value,
          label: t(`sending.${value}`),
        }))}
        {...form.field('by')}
      />
      {by === 'mail' && (
        <TextArea
          label={t('sending.message')}
          help={t('sending.messageHelp')}
          maxLength={limits.screening.message}
          {...form.field('message')}
        />
      )}
    </DecisionForm>
  );
}

interface AwaitedLinkProps {
  draft: ScreeningForm;
  copying: { error?: unknown; isLoading: boolean };
  onGet: () => void;
}

/** The form is open already; only its link has not come. */
function AwaitedLink({ draft, copying: { error, isLoading }, onGet }: AwaitedLinkProps) {
  const t = useScreeningMessages();
  const leave = useVetting(draft);
  return (
    <DecisionNotice title={t('sending.linkTitle')} keep={t('sending.close')} onClose={leave}>
      {error != null && !isLoading && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <p>{t('sending.linkAwaited')}</p>
      <Button variant="default" loading={isLoading} onClick={onGet}>
        {t('sending.getLink')}
      </Button>
    </DecisionNotice>
  );
}

function CopiedLink({ draft, link }: { draft: ScreeningForm; link: string }) {
  const t = useScreeningMessages();
  const leave = useVetting(draft);
  return (
    <DecisionNotice title={t('sending.linkTitle')} keep={t('sending.close')} onClose={leave}>
      <p>{t('sending.linkText')}</p>
      <NoticeBar kind="quiet" action={<CopyButton value={link} label={t('sending.copy')} />}>
        <span className={classes.link}>{link}</span>
      </NoticeBar>
    </DecisionNotice>
  );
}

/** Goes to where the form of the candidate is followed, once it is sent. */
function useVetting({ candidate: { id } }: ScreeningForm): () => void {
  const platform = usePlatform();
  return () => platform.navigate(href(candidatesRoutes.candidatesByIdProfileVetting, { id }));
}
