import { useState } from 'react';
import {
  Avatar,
  Button,
  ConfirmModal,
  DecisionModal,
  Drawer,
  EffectList,
  IconArrowBackUp,
  IconBuildingSkyscraper,
  IconCalendarX,
  IconMail,
  NoticeBar,
  OverlayFooter,
  StateBadge,
  Text,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

type Open = 'drawer' | 'decision' | 'confirm';

const effects = [
  { id: 'move', text: 'The application moves from Client interview to Rejected' },
  {
    id: 'interview',
    icon: IconCalendarX,
    text: 'The interview on Thu 26 Nov, 10:00 CET is cancelled',
  },
  { id: 'mail', icon: IconMail, text: 'Katarzyna gets this e-mail on Wed 25 Nov, 14:12 CET' },
  { id: 'client', icon: IconBuildingSkyscraper, text: 'Lumera Pay sees Not moving on' },
];

/** Drawers for forms, modals for decisions. */
export function OverlaysSection() {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Section
      id="overlays"
      title="Overlays"
      lead="A drawer for a form, a modal for a decision. Esc, the veil and the close button leave; focus returns."
    >
      <Specimen title="Open one">
        <Button variant="default" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Button variant="default" onClick={() => setOpen('decision')}>
          Decision in two panes
        </Button>
        <Button variant="default" onClick={() => setOpen('confirm')}>
          Confirmation
        </Button>
      </Specimen>
      <Specimen title="EffectList" layout="plain">
        <EffectList items={effects} />
      </Specimen>
      <Drawer
        opened={open === 'drawer'}
        onClose={close}
        title="Edit rates, notice and open-to"
        subtitle="Mateus Ferreira · C-10482"
        footer={
          <OverlayFooter unsaved>
            <Button variant="default" size="md" onClick={close}>
              Cancel
            </Button>
            <Button size="md" onClick={close}>
              Save changes
            </Button>
          </OverlayFooter>
        }
      >
        <NoticeBar>
          The application at Lumera Pay keeps $58.00, the rate it was sent with.
        </NoticeBar>
      </Drawer>
      <DecisionModal
        opened={open === 'decision'}
        onClose={close}
        avatar={<Avatar name="Katarzyna Lis" size={38} />}
        title="Reject Katarzyna Lis"
        subtitle={
          <>
            Senior backend engineer (Go), Lumera Pay{' '}
            <StateBadge machine="stage" state="client_interview" />
          </>
        }
        aside={
          <>
            <Text fw={500}>Your application at Lumera Pay</Text>
            <Text mt="xs">Thank you for the time you gave to the Go role at Lumera Pay.</Text>
          </>
        }
        footer={
          <OverlayFooter
            left={
              <>
                <IconArrowBackUp size={14} aria-hidden /> You can undo this for 10 seconds
              </>
            }
          >
            <Button variant="default" size="md" onClick={close}>
              Keep candidate
            </Button>
            <Button variant="danger" size="md" onClick={close}>
              Reject candidate
            </Button>
          </OverlayFooter>
        }
      >
        <EffectList items={effects} />
      </DecisionModal>
      <ConfirmModal
        opened={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Archive Mateus Ferreira"
        confirmLabel="Archive candidate"
        cancelLabel="Keep candidate"
        danger
        undoSeconds={10}
        effects={[{ id: 'lists', text: 'He leaves the default lists; the record stays readable' }]}
      />
    </Section>
  );
}
