import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { TranscriptPage } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import { Drawer, DecisionNotice } from '@muster/ui';
import { api } from '../../../../api.ts';
import { AddTranscript } from './add-transcript.tsx';
import { useTranscriptMessages } from './messages.ts';
import { SummaryForm } from './summary-form.tsx';
import { TranscriptView } from './transcript-view.tsx';

/** Transcript of a vetting interview, over the candidate's calendar. */
export function TranscriptDrawer() {
  const { id = '', vettingInterviewId = '' } = useParams();
  const t = useTranscriptMessages();
  const close = useOverlayClose();
  const query = api.useTranscriptsReadQuery({ params: { id, interviewId: vettingInterviewId } });
  if (query.error && !query.data)
    return (
      <Drawer opened onClose={() => close()} title={t('title')}>
        <QueryView query={query} skeleton={null}>
          {() => null}
        </QueryView>
      </Drawer>
    );
  return (
    <QueryView query={query} skeleton={null}>
      {(page) => <TranscriptOf page={page} />}
    </QueryView>
  );
}

function TranscriptOf({ page }: { page: TranscriptPage }) {
  const t = useTranscriptMessages();
  const close = useOverlayClose();
  const [isEditing, setIsEditing] = useState(false);
  const { transcript, mayAdd } = page;
  if (transcript && isEditing)
    return <SummaryForm page={page} transcript={transcript} onClose={() => setIsEditing(false)} />;
  if (transcript)
    return <TranscriptView page={page} transcript={transcript} onEdit={() => setIsEditing(true)} />;
  if (mayAdd && page.recording === 'refused')
    return (
      <DecisionNotice onClose={() => close()} title={t('title')} keep={t('close')}>
        {t('refused', { name: page.candidate.name })}
      </DecisionNotice>
    );
  if (mayAdd) return <AddTranscript page={page} />;
  return (
    <DecisionNotice onClose={() => close()} title={t('title')} keep={t('close')}>
      {t('notHeld')}
    </DecisionNotice>
  );
}
