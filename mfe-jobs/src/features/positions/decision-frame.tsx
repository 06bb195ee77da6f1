import type { ReactNode } from 'react';
import type { Positions } from '@muster/contracts';
import { AppLink, useOverlayClose } from '@muster/kit';
import type { FormMutation } from '@muster/kit';
import { Button, CancelButton, DecisionModal, NoticeBar, OverlayFooter } from '@muster/ui';
import { usePositionWords } from './messages.ts';

interface DecisionFrameProps {
  title: string;
  confirm: string;
  job: Positions['job'];
  saving: FormMutation;
  children: ReactNode;
}

/** The frame of a decision that takes a seat away. */
export function DecisionFrame({ title, confirm, job, saving, children }: DecisionFrameProps) {
  const t = usePositionWords();
  const close = useOverlayClose();
  return (
    <DecisionModal
      opened
      onClose={close}
      title={title}
      subtitle={`${job.company.name} · ${job.number}`}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter>
          <CancelButton>{t('decide.keep')}</CancelButton>
          <Button type="submit" size="md" variant="danger" loading={saving.pending}>
            {confirm}
          </Button>
        </OverlayFooter>
      }
    >
      {children}
    </DecisionModal>
  );
}

interface RefusalProps {
  title: string;
  text: string;
  /** Where the thing can be done instead. */
  link?: { href: string; label: string };
}

/** Why it cannot be done, and what can be done instead. */
export function Refusal({ title, text, link }: RefusalProps) {
  const t = usePositionWords();
  const close = useOverlayClose();
  return (
    <DecisionModal
      opened
      onClose={close}
      title={title}
      footer={
        <OverlayFooter>
          <CancelButton>{t('decide.keep')}</CancelButton>
          {link && (
            <Button component={AppLink} href={link.href} size="md">
              {link.label}
            </Button>
          )}
        </OverlayFooter>
      }
    >
      <NoticeBar kind="warning">{text}</NoticeBar>
    </DecisionModal>
  );
}
