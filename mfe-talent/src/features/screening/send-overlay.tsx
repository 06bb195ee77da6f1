import {
  candidatesRoutes,
  href,
  talentRoutes,
  type ScreeningForm,
  type ScreeningFormList,
} from '@muster/contracts';
import { QueryView, errorText, useOverlayClose, usePlatform } from '@muster/kit';
import { Button, CopyButton, DecisionNotice, NoticeBar } from '@muster/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { begunDrafts } from './begun-drafts.ts';
import { DraftList } from './draft-list.tsx';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';
import { SendForm, type WayToSend } from './send/send-form.tsx';

/** Sends the draft: by mail, now or later, or as a link to copy. */
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
  // The result stays on screen until the link was copied.
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

type Sent = { draft: ScreeningForm; by: WayToSend };

interface AwaitedLinkProps {
  draft: ScreeningForm;
  copying: { error?: unknown; isLoading: boolean };
  onGet: () => void;
}

/** The form was already sent; only its link has not arrived. */
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

/** Returns a handler that opens the candidate's vetting page after sending. */
function useVetting({ candidate: { id } }: ScreeningForm): () => void {
  const platform = usePlatform();
  return () => platform.navigate(href(candidatesRoutes.candidatesByIdProfileVetting, { id }));
}
