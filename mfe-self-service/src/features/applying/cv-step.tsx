import type { Applying } from '@muster/contracts';
import { Button, FileDropZone, NoticeBar, formatBytes } from '@muster/ui';
import { useState } from 'react';
import classes from './applying.module.css';
import type { ApplyingForm } from './applying-form.types.ts';
import { CvFindings } from './cv-findings.tsx';
import { CvProgress } from './cv-progress.tsx';
import { useApplyingMessages, type ApplyingMessages } from './messages.ts';
import type { Cv } from './use-cv.ts';

interface CvStepProps {
  applying: Applying;
  form: ApplyingForm;
  bringing: Cv;
}

/** CV step: uploaded, read, and correct findings adopted. */
export function CvStep({ applying, form, bringing }: CvStepProps) {
  const t = useApplyingMessages();
  const { state, take, read, drop, done } = bringing;
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
      <CvProgress state={state} isUsed={isUsed} />
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
