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

/** Frame of a decision that removes a seat. */
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
  /** Link to the alternative. */
  link?: { href: string; label: string };
}

/** Explains why it is not possible, with the alternative. */
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
