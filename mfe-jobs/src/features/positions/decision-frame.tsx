import type { Positions } from '@muster/contracts';
import { AppLink, useOverlayClose } from '@muster/kit';
import {
  Button,
  CancelButton,
  DecisionForm,
  DecisionModal,
  NoticeBar,
  OverlayFooter,
  type DecisionFormProps,
} from '@muster/ui';
import { usePositionMessages } from './messages.ts';

interface DecisionFrameProps extends Pick<
  DecisionFormProps,
  'title' | 'confirm' | 'effects' | 'summary' | 'saving' | 'unsaved' | 'children'
> {
  job: Positions['job'];
}

/** The frame of a decision that takes a seat away. */
export function DecisionFrame({ job, ...decision }: DecisionFrameProps) {
  const t = usePositionMessages();
  const close = useOverlayClose();
  return (
    <DecisionForm
      onClose={close}
      subtitle={`${job.company.name} · ${job.number}`}
      keep={t('decide.keep')}
      danger
      {...decision}
    />
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
  const t = usePositionMessages();
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
