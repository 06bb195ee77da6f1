import { useState } from 'react';
import type { Transcript, TranscriptPage } from '@muster/contracts';
import { errorText, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  ConfirmModal,
  Drawer,
  EmptyLine,
  KeyValueList,
  NoticeBar,
  OverlayFooter,
  UnstyledButton,
  formatDate,
  formatDateTime,
} from '@muster/ui';
import { api } from '../../../../api.ts';
import { useTranscriptMessages } from './messages.ts';
import { SummarySentences } from './summary-sentences.tsx';
import { TranscriptHighlights } from './transcript-highlights.tsx';
import classes from './transcript.module.css';

interface TranscriptViewProps {
  page: TranscriptPage;
  transcript: Transcript;
  onEdit: () => void;
}

/** Transcript with its summary and actions. */
export function TranscriptView({ page, transcript, onEdit }: TranscriptViewProps) {
  const t = useTranscriptMessages();
  const close = useOverlayClose();
  const { candidate } = page;
  const { run, pending } = useTranscriptActions(page, transcript);
  const [asks, setAsks] = useState<'delete' | 'summarise' | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { status, allowedActions, text } = transcript;
  const may = (action: Transcript['allowedActions'][number]) => allowedActions.includes(action);
  return (
    <>
      <Drawer
        opened
        onClose={() => close()}
        title={t('title')}
        subtitle={`${candidate.name} · ${candidate.number}`}
        footer={
          <OverlayFooter>
            <CancelButton>{t('close')}</CancelButton>
            {status === 'text' && (
              <Button size="md" loading={pending} onClick={() => void run('summarise')}>
                {t('summarise')}
              </Button>
            )}
            {may('approve') && (
              <Button size="md" loading={pending} onClick={() => void run('approve')}>
                {t('approve')}
              </Button>
            )}
          </OverlayFooter>
        }
      >
        <div className={classes.stack}>
          {!transcript.isEnglish && <NoticeBar kind="warning">{t('notEnglish')}</NoticeBar>}
          <TranscriptFacts transcript={transcript} />
          <h3 className={classes.title}>{t('summary')}</h3>
          {transcript.sentences.length > 0 ? (
            <SummarySentences transcript={transcript} />
          ) : (
            <EmptyLine text={t('noSummary')} />
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onEdit}>
              {t(status === 'text' ? 'edit.write' : 'edit.start')}
            </Button>
            {status !== 'text' && may('summarise') && (
              <Button variant="default" onClick={() => setAsks('summarise')}>
                {t('again')}
              </Button>
            )}
            <Button variant="default" onClick={() => setAsks('delete')}>
              {t('remove.start')}
            </Button>
          </div>
          {status !== 'text' && <TranscriptHighlights page={page} transcript={transcript} />}
          <div>
            <UnstyledButton
              className={classes.source}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(isOpen ? 'hideFull' : 'showFull')}
            </UnstyledButton>
            {isOpen && (
              <pre className={classes.lines} aria-label={t('full')}>
                {text
                  .split('\n')
                  .map((line, index) => `${index + 1}: ${line}`)
                  .join('\n')}
              </pre>
            )}
          </div>
        </div>
      </Drawer>
      <ConfirmModal
        opened={asks !== null}
        onClose={() => setAsks(null)}
        onConfirm={() => {
          if (asks) void run(asks).then(() => setAsks(null));
        }}
        title={t(asks === 'summarise' ? 'again' : 'remove.start')}
        confirmLabel={t(asks === 'summarise' ? 'again' : 'remove.start')}
        cancelLabel={t(asks === 'summarise' ? 'cancel' : 'remove.keep')}
        effects={[{ id: 'lost', text: t(asks === 'summarise' ? 'againEffect' : 'remove.effect') }]}
        danger={asks === 'delete'}
        pending={pending}
      />
    </>
  );
}

function TranscriptFacts({ transcript }: { transcript: Transcript }) {
  const t = useTranscriptMessages();
  const { status, consent, approval, fileName, deletedOn } = transcript;
  const byAt = ({ by, at }: Transcript['consent']) =>
    t('facts.byAt', { name: by?.name ?? t('facts.someone'), at: formatDateTime(at) });
  return (
    <KeyValueList
      items={[
        { label: t('facts.status'), value: t(`status.${status}`) },
        { label: t('facts.consent'), value: byAt(consent) },
        ...(approval ? [{ label: t('facts.approved'), value: byAt(approval) }] : []),
        ...(fileName ? [{ label: t('facts.file'), value: fileName }] : []),
        {
          label: t('facts.deleted'),
          value: deletedOn ? formatDate(deletedOn) : t('facts.deletedLater'),
        },
      ]}
    />
  );
}

/** Actions that need no form; a refusal is shown, and the drawer shows the current state. */
function useTranscriptActions(
  { candidate, interview }: TranscriptPage,
  { version }: Pick<Transcript, 'version'>,
) {
  const t = useTranscriptMessages();
  const { notify } = usePlatform();
  const [summarise, summarising] = api.useTranscriptsSummariseMutation();
  const [approve, approving] = api.useTranscriptsApproveMutation();
  const [remove, removing] = api.useTranscriptsDeleteMutation();
  const args = { params: { id: candidate.id, interviewId: interview.id }, body: { version } };
  const steps = {
    summarise: { send: () => summarise(args), done: null },
    approve: { send: () => approve(args), done: t('approved') },
    delete: { send: () => remove(args), done: t('remove.done') },
  };
  async function run(step: keyof typeof steps) {
    const { send, done } = steps[step];
    const { error } = await send();
    if (error) notify({ kind: 'error', text: errorText(error) });
    else if (done) notify({ kind: 'success', text: done });
  }
  return { run, pending: summarising.isLoading || approving.isLoading || removing.isLoading };
}
