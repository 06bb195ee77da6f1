import type { Applying } from '@muster/contracts';
import { Button, FileDropZone, NoticeBar, formatBytes, formatPercent } from '@muster/ui';
import { useState } from 'react';
import type { ApiError } from '@muster/kit';
import classes from './applying.module.css';
import type { ApplyingForm } from './applying-form.types.ts';
import { CvFindings } from './cv-findings.tsx';
import { useApplyingMessages, type ApplyingMessages } from './messages.ts';
import { useCv } from './use-cv.ts';

interface CvStepProps {
  handle: string;
  applying: Applying;
  form: ApplyingForm;
  onKept: (applying: Applying) => void;
}

/** The CV: brought, read, and what it says taken over as far as it is right. */
export function CvStep({ handle, applying, form, onKept }: CvStepProps) {
  const t = useApplyingMessages();
  const { state, take, read, drop, done } = useCv(handle, onKept);
  const [isUsed, setIsUsed] = useState(false);
  const { cv } = applying;
  const isBusy = state.step === 'sending' || state.step === 'checking';
  return (
    <>
      <p className={classes.hint}>{t('cv.lead')}</p>
      {cv && (
        <p className={classes.hint}>
          {t('cv.attached', { name: cv.name, size: formatBytes(cv.size) })}
        </p>
      )}
      <FileDropZone
        label={t(cv ? 'cv.replace' : 'cv.drop')}
        hint={t('cv.dropHint')}
        accept=".pdf,.docx,.odt,.rtf,.txt"
        disabled={isBusy}
        onFiles={([file]) => {
          setIsUsed(false);
          if (file) void take(file);
        }}
      />
      <div role="status" className={classes.save}>
        {state.step === 'sending' &&
          (state.isWaiting
            ? t('cv.waiting')
            : t('cv.sending', { name: state.name, share: formatPercent(state.share) }))}
        {state.step === 'checking' && t('cv.checking')}
        {isUsed && t('cv.used')}
      </div>
      {state.step === 'refused' && (
        <NoticeBar kind="danger">{refusalText(state.error, t)}</NoticeBar>
      )}
      {state.step === 'read' &&
        (state.cv.outcome === 'read' ? (
          <CvFindings
            found={state.cv.found}
            onUse={(taken) => {
              form.applyPatch(taken);
              setIsUsed(true);
              done();
            }}
          />
        ) : (
          <NoticeBar kind="warning">{outcomeText(state.cv.outcome, t)}</NoticeBar>
        ))}
      {cv && !isBusy && state.step !== 'read' && (
        <div className={classes.buttons}>
          {!isUsed && (
            <Button size="lg" variant="default" onClick={() => void read()}>
              {t('cv.again')}
            </Button>
          )}
          <Button size="lg" variant="default" onClick={() => void drop()}>
            {t('cv.remove')}
          </Button>
        </div>
      )}
    </>
  );
}

const outcomeText = (outcome: string, t: ApplyingMessages): string =>
  outcome === 'blocked' || outcome === 'no_text' ? t(`cv.${outcome}`) : t('cv.unreadable');

function refusalText({ code }: ApiError, t: ApplyingMessages): string {
  if (code === 'ATTACHMENT_TOO_LARGE') return t('cv.tooLarge');
  return t(code === 'ATTACHMENT_TYPE_NOT_ALLOWED' ? 'cv.refused' : 'cv.failed');
}
