import { hourMs } from '@muster/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  ForbiddenState,
  IconArchive,
  IconAt,
  IconButton,
  IconClipboardCheck,
  IconNotes,
  IconPlus,
  LoadingText,
  NotFoundState,
  NoticeItem,
  PageSkeleton,
  toast,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

/** Base time of the examples. */
const openedAt = Date.now();

/** Empty, error, forbidden, not found, loading and success states. */
export function FeedbackSection() {
  return (
    <Section
      id="feedback"
      title="Feedback"
      lead="Empty is a start. Errors say what to do next. What was done can be taken back for ten seconds."
    >
      <Specimen title="EmptyState" layout="plain">
        <EmptyState
          icon={IconNotes}
          title="No notes yet"
          text="What you learn about this person belongs here; clients never see it."
          action={<Button leftSection={<IconPlus />}>Write a note</Button>}
        />
      </Specimen>
      <Specimen title="ErrorState" layout="plain">
        <ErrorState requestId="01JD8K2V" onRetry={() => undefined} />
      </Specimen>
      <Specimen title="ForbiddenState" layout="plain">
        <ForbiddenState role="Staff viewer" onSwitchRole={() => undefined} />
      </Specimen>
      <Specimen title="NotFoundState" layout="plain">
        <NotFoundState action={<Button variant="default">All candidates</Button>} />
      </Specimen>
      <Specimen title="Toasts">
        <Button
          variant="default"
          onClick={() =>
            toast({
              message: 'Katarzyna Lis was rejected',
              undo: { onUndo: () => toast({ message: 'The rejection was taken back' }) },
            })
          }
        >
          With undo
        </Button>
        <Button
          variant="default"
          onClick={() =>
            toast({
              kind: 'info',
              message: 'Lukas Petrov mentioned you in a note on Mateus Ferreira',
              action: { label: 'Open', onAction: () => toast({ message: 'Opened' }) },
            })
          }
        >
          With a step on
        </Button>
        <Button variant="default" onClick={() => toast({ message: 'Rates saved' })}>
          Success
        </Button>
        <Button
          variant="default"
          onClick={() =>
            toast({ kind: 'info', message: 'Jonas Weber changed this record a moment ago' })
          }
        >
          Info
        </Button>
        <Button
          variant="default"
          onClick={() =>
            toast({ kind: 'error', message: 'The note could not be saved. Try again.' })
          }
        >
          Error
        </Button>
      </Specimen>
      <Specimen title="NoticeItem" layout="plain">
        <NoticeItem
          icon={IconAt}
          topic="Mention"
          title="Lukas Petrov mentioned you in a note on Mateus Ferreira"
          text="Prefers mornings, and asks about the notice period"
          when={openedAt - 12 * 60_000}
          unread
          href="#feedback"
          actions={
            <IconButton aria-label="Archive">
              <IconArchive size={16} />
            </IconButton>
          }
        />
        <NoticeItem
          icon={IconClipboardCheck}
          topic="Assignment"
          title="You are now the owner of 12 candidates"
          when={openedAt - 26 * hourMs}
          count={12}
        />
      </Specimen>
      <Specimen title="Waiting">
        <LoadingText>Loading the matches</LoadingText>
      </Specimen>
      <Specimen title="PageSkeleton: list" layout="flush">
        <PageSkeleton variant="list" />
      </Specimen>
      <Specimen title="PageSkeleton: record" layout="flush" canvas>
        <PageSkeleton variant="record" />
      </Specimen>
      <Specimen title="PageSkeleton: cards" layout="flush" canvas>
        <PageSkeleton variant="cards" />
      </Specimen>
      <Specimen title="PageSkeleton: form" layout="flush">
        <PageSkeleton variant="form" />
      </Specimen>
    </Section>
  );
}
